import type { Catalog } from '#shared/catalog.ts'
import { badgeAssetIds, bannerAssetIds } from '#shared/product/product-assets.ts'

import * as definitions from '../cache/manifest.ts'
import { readProducts, type WireProduct } from '../commerce/products.ts'
import { productCallouts, promotionCallout } from './callouts.ts'
import { mapProduct } from './map-product.ts'
import { badgesOf, mapProductTile } from './map-tile.ts'
import { promotionReader } from './promotion-reader.ts'
import type { ReaderSources } from './reader-sources.ts'
import { sharedReaders } from './shared-readers.ts'
import { notFound, valueOr } from './value-or.ts'
import { whereOffered } from './where-offered.ts'

const MAX_TILES = 24

type ProductReaders = Pick<Catalog, 'getProduct' | 'getTiles'>

/** Readers for products. */
export function productReaders(
  sources: ReaderSources,
  { getAssets, getPreferences }: Pick<Catalog, 'getAssets' | 'getPreferences'>,
): ProductReaders {
  const { commerce, elsewhere, cache, mapper, onIncomplete } = sources
  const keyPrefix = [mapper.site.id, mapper.locale]
  const inside = sharedReaders(sources)
  const readKnownPromotions = promotionReader(sources)
  const promoId = () =>
    getPreferences().then(
      ({ OrderGroovePromoID }) => OrderGroovePromoID,
      () => null,
    )

  return {
    async getProduct(id) {
      const pathsElsewhere = elsewhere.ofProduct(id)
      const reading = cache.read(definitions.product, {
        key: [...keyPrefix, id],
        async load(signal) {
          // None of them waits for another: a product takes one call's time.
          const ranks = inside.readRanks()
          const navigation = inside.readNavigation()
          const offerId = promoId()
          const [wire] = await readProducts(commerce, { ids: [id], signal })
          if (!wire) return notFound()
          // The page asks for them next.
          for (const ids of productAssetIds(wire)) void getAssets(ids).catch(() => null)
          const { productPromotions } = wire
          const offered = wire.c_autoRefresh === true ? await offerId : null
          const { byId: known, isComplete } = await readKnownPromotions([
            ...productPromotions.map(({ promotionId }) => promotionId),
            ...(offered === null ? [] : [offered]),
          ])
          const callouts =
            productPromotions.length > 0
              ? productCallouts(productPromotions, { ranks: await ranks, known })
              : []
          const refreshOffer = promotionCallout(offered, known)
          const parts = { mapper, navigation: await navigation, callouts, refreshOffer }
          return { ...mapProduct(wire, parts), lacksTerms: !isComplete }
        },
      })
      const [{ lacksTerms, ...product }, preferences] = await Promise.all([
        valueOr(reading, notFound),
        getPreferences().catch(() => null),
      ])
      if (lacksTerms) onIncomplete()
      const paths = { ...pathsElsewhere(), ...product.paths }
      const members = product.members.map((member) => ({
        ...member,
        product: whereOffered(member.product, preferences),
      }))
      return { ...whereOffered(product, preferences), members, paths }
    },

    async getTiles(asked, _signal, store = null) {
      const ids = [...new Set(asked)].slice(0, MAX_TILES)
      if (ids.length === 0) return []
      const reading = cache.read(definitions.tiles, {
        key: [...keyPrefix, ids.join(','), store?.storeId ?? ''],
        async load(signal) {
          const [found, ranks] = await Promise.all([
            readProducts(commerce, { ids, signal, store }),
            inside.readRanks(),
          ])
          const context = { mapper, ranks, inventoryListId: store?.inventoryListId ?? null }
          const tiles = found.flatMap((product) => mapProductTile(product, context) ?? [])
          return ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
        },
      })
      return valueOr(reading, () => [])
    },
  }
}

/** The lists of assets that a product's page shows, each as the page asks for it. */
const productAssetIds = (wire: WireProduct) => [
  badgeAssetIds(badgesOf(wire.c_productBadgeIcon)),
  bannerAssetIds(wire.c_contentAssetID),
]
