import type { Catalog } from '#shared/catalog.ts'
import { isProductId } from '#shared/http/ids.ts'
import type { ProductTile } from '#shared/product/product.ts'

import * as definitions from '../cache/manifest.ts'
import { readRecommendedProducts, type WireProduct } from '../commerce/products.ts'
import { MAX_PRODUCTS, type RecommendationService } from './recommendation-service.ts'
import { mapProductTile } from '../catalog/map-tile.ts'
import type { ReaderSources } from '../catalog/reader-sources.ts'
import { sharedReaders } from '../catalog/shared-readers.ts'

/** Recommendations. Nothing waits for them, so without them there is a warning and nothing else (spec 3 §8). */
export function recommendationReaders(
  sources: ReaderSources,
  openService: () => RecommendationService | null,
): Pick<Catalog, 'getRecommendations'> {
  const { cache, log, mapper } = sources

  return {
    async getRecommendations(recommender, productIds) {
      const ids = [...new Set(productIds)].slice(0, MAX_PRODUCTS)
      const service = openService()
      if (!service) return []
      try {
        const { value } = await cache.read(definitions.recommendations, {
          key: [mapper.site.id, mapper.locale, recommender, ids.join(',')],
          load: async (signal) =>
            readTiles(await service.recommend({ recommender }, ids, signal), signal, sources),
        })
        return value
      } catch {
        log.warn('recommendations are missing', { recommender })
        return []
      }
    },
  }
}

/** The service knows neither the site's prices nor its stock, so only its choice and its order count. */
export async function readTiles(
  recommended: readonly string[],
  signal: AbortSignal,
  sources: ReaderSources,
): Promise<ProductTile[]> {
  const ids = [...new Set(recommended)].filter(isProductId).slice(0, MAX_PRODUCTS)
  if (ids.length === 0) return []
  const { commerce, mapper } = sources
  const [found, ranks] = await Promise.all([
    readRecommendedProducts(commerce, { ids, signal }),
    sharedReaders(sources).readRanks(),
  ])
  const tiles = found
    .filter(isInStock)
    .flatMap((product) => mapProductTile(product, { mapper, ranks }) ?? [])
    .filter(({ orderable }) => orderable)
  return ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
}

const isInStock = ({ inventory }: WireProduct) => (inventory?.stockLevel ?? 0) > 0
