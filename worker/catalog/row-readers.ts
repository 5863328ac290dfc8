import { isProductId } from '#shared/contract/ids.ts'
import type { ProductExtras, ProductRows } from '#shared/contract/product-extras.ts'
import type { ProductId } from '#shared/contract/product.ts'

import * as definitions from '../cache/extras-entries.ts'
import { decideRows } from '../services/product-services.ts'
import { createRecommendationService, MAX_PRODUCTS } from '../services/recommendation-service.ts'
import { quietly, type ExtrasSources } from './extras-sources.ts'
import { readTiles } from './recommendation-readers.ts'

/** Of the 24 products that are read together, each row of a product page has half (spec 2 §9). */
const ROW_LENGTH = MAX_PRODUCTS / 2

const NO_ROWS: ProductRows = { product1_rr: [], product2_rr: [] }

/** Rows of other products in their places (spec 2 §9). */
export function rowReaders(
  sources: ExtrasSources,
): Pick<ProductExtras, 'getProductRows' | 'getRow'> {
  const { cache, mapper, services } = sources
  const place = [mapper.site.id, mapper.locale]
  return {
    getProductRows: (id) =>
      quietly(sources, 'recommendations are', {
        read: () =>
          cache.read(definitions.productRows, {
            key: [...place, id],
            load: (signal) => loadRows(sources, id, signal),
          }),
        empty: NO_ROWS,
      }),

    async getRow({ recommender, productIds, categoryIds }) {
      const service = createRecommendationService(services)
      if (!service) return []
      const ids = [...new Set(productIds)].slice(0, MAX_PRODUCTS)
      return quietly(sources, 'recommendations are', {
        read: () =>
          cache.read(definitions.recommendedFor, {
            key: [...place, recommender, ids.join(','), categoryIds.join(',')],
            async load(signal) {
              const chosen = await service.recommend({ recommender }, ids, signal, categoryIds)
              return readTiles(chosen, signal, sources)
            },
          }),
        empty: [],
      })
    },
  }
}

async function loadRows(
  sources: ExtrasSources,
  id: ProductId,
  signal: AbortSignal,
): Promise<ProductRows> {
  const [similar, also] = await rowIds(sources, id, signal)
  const first = similar.filter((other) => other !== id && isProductId(other)).slice(0, ROW_LENGTH)
  const second = also
    .filter((other) => other !== id && isProductId(other) && !first.includes(other))
    .slice(0, ROW_LENGTH)
  const tiles = await readTiles([...first, ...second], signal, sources)
  const rowOf = (ids: readonly string[]) =>
    tiles.filter((tile) => ids.some((other) => other === tile.id))
  return { product1_rr: rowOf(first), product2_rr: rowOf(second) }
}

/** By the channel and address of the preferences; without them, from the recommenders themselves. */
async function rowIds(
  { services, internalPreferences }: ExtrasSources,
  id: ProductId,
  signal: AbortSignal,
): Promise<[string[], string[]]> {
  const settings = await internalPreferences().catch(() => null)
  const { recommendationChannel: channel, recommendationPostUrl: postUrl } = settings ?? {}
  const url = services.config.personalizationUrl
  if (url && channel && postUrl) {
    const request = { channel, postUrl, productId: id }
    const rows = await decideRows(url, request, { ...services, signal })
    return [rows.get('product1_rr') ?? [], rows.get('product2_rr') ?? []]
  }
  const service = createRecommendationService(services)
  if (!service) return [[], []]
  // Who is not known has viewed nothing, as on a first visit.
  return Promise.all([
    service.recommend({ recommender: 'pdp-similar-items' }, [id], signal),
    service.recommend({ recommender: 'product-to-product-einstein' }, [id], signal),
  ])
}
