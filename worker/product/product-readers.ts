import * as features from '#shop/features.ts'
import type { Catalog } from '#shared/catalog.ts'
import { badgeAssetIds, bannerAssetIds } from '#shared/product/product-assets.ts'
import type { ProductId, SetMember } from '#shared/product/product.ts'

import * as definitions from './cache.ts'
import { readProducts, readTileProducts, type WireProduct } from './products.ts'
import { productCallouts, promotionCallout } from './callouts.ts'
import { mapProduct } from './map-product.ts'
import { badgesOf, mapProductTile } from './map-tile.ts'
import { promotionReader, readRanks } from './promotions.ts'
import type { ReaderSources } from '../cache/reader-sources.ts'
import { readNavigation } from '../shell/navigation.ts'
import { notFound, valueOr } from '../cache/value-or.ts'
import { whereOffered } from './where-offered.ts'

const MAX_TILES = 24

/** The attributes with which a line keeps that it is sent again, and how often. */
const REFRESH_ATTRIBUTES = ['c_isAutoRefreshSubscribedItem', 'c_orderGrooveFrequency']

type ProductReaders = Pick<Catalog, 'getProduct' | 'getTiles'>

/** The paths of products in other locales. `ofProduct` starts to look them up, and its result returns those known by then. */
export interface ProductsElsewhere {
  /** A product's paths by locale. They differ because a path contains the product's name. */
  ofProduct(id: ProductId): () => Record<string, string>
}

/** Readers for products. */
export function productReaders(
  sources: ReaderSources & { elsewhere: ProductsElsewhere },
  { getAssets, getPreferences }: Pick<Catalog, 'getAssets' | 'getPreferences'>,
): ProductReaders {
  const { commerce, elsewhere, cache, mapper, onIncomplete } = sources
  const keyPrefix = [mapper.site.id, mapper.locale]
  const readKnownPromotions = promotionReader(sources)
  const keepsRefresh = REFRESH_ATTRIBUTES.every((name) => commerce.defines(name))
  const promoId = () =>
    getPreferences().then(
      ({ OrderGroovePromoID }) => OrderGroovePromoID,
      () => null,
    )

  return {
    async getProduct({ id }) {
      const pathsElsewhere = elsewhere.ofProduct(id)
      const reading = cache.read(definitions.product, {
        key: [...keyPrefix, id],
        async load(signal) {
          // None of them waits for another: a product takes one call's time.
          const ranks = readRanks(sources)
          const navigation = readNavigation(sources)
          const offerId = promoId()
          const [wire] = await readProducts(commerce, { ids: [id], signal })
          const isSold = features.giftCards || wire?.c_isGiftCard !== true
          if (!wire || !isSold) return notFound()
          // The page asks for them next.
          for (const id of productAssetIds(wire)) void getAssets({ id }).catch(() => null)
          const { productPromotions } = wire
          const isRefreshed = features.autoRefresh && wire.c_autoRefresh === true
          const offered = isRefreshed ? await offerId : null
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
      const asKept = <Member extends SetMember>(shown: Member) =>
        whereOffered(keepsRefresh ? shown : { ...shown, autoRefresh: null }, preferences)
      const paths = { ...pathsElsewhere(), ...product.paths }
      const members = product.members.map((member) => ({
        ...member,
        product: asKept(member.product),
      }))
      return { ...asKept(product), members, paths }
    },

    async getTiles({ ids: asked }, _signal, store = null) {
      const ids = [...new Set(asked)].slice(0, MAX_TILES)
      if (ids.length === 0) return []
      const reading = cache.read(definitions.tiles, {
        key: [...keyPrefix, ids.join(','), store?.storeId ?? ''],
        async load(signal) {
          const [found, ranks] = await Promise.all([
            readTileProducts(commerce, { ids, signal, store }),
            readRanks(sources),
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
