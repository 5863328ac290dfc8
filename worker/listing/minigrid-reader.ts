import type { Catalog } from '#shared/catalog.ts'
import { PAGE_SIZE } from '#shared/listing/page-parameters.ts'
import type { ProductId, ProductTile } from '#shared/product/product.ts'

import { tiles as storedTiles } from '../product/cache.ts'
import { minigrid } from './cache.ts'
import { readMinigridProducts } from '../product/products.ts'
import { searchMinigrid } from '../product/product-search-calls.ts'
import { mapHit, mapProductTile } from '../product/map-tile.ts'
import type { ReaderSources } from '../cache/reader-sources.ts'
import { readRanks } from '../product/promotions.ts'
import { valueOr } from '../cache/value-or.ts'

/** Reads some products of a category by the two calls of spec 3 §7. */
export function minigridReader(sources: ReaderSources): Pick<Catalog, 'getMinigrid'> {
  const { commerce, cache, log, mapper } = sources
  const keyPrefix = [mapper.site.id, mapper.locale]

  /** Tiles with what a search does not say, such as the smallest quantity. Those of the search stand without them. */
  async function readFound(ids: ProductId[]): Promise<ProductTile[]> {
    if (ids.length === 0) return []
    const reading = cache.read(storedTiles, {
      key: [...keyPrefix, ids.join(','), ''],
      async load(signal) {
        const [products, ranks] = await Promise.all([
          readMinigridProducts(commerce, { ids, signal }),
          readRanks(sources),
        ])
        return products.flatMap((product) => mapProductTile(product, { mapper, ranks }) ?? [])
      },
    })
    return reading.then(
      ({ value }) => value,
      () => {
        log.warn('products of a minigrid are missing', { count: ids.length })
        return []
      },
    )
  }

  return {
    async getMinigrid({ id: categoryId, count }) {
      const limit = Math.max(1, Math.min(Math.floor(count), PAGE_SIZE))
      const reading = cache.read(minigrid, {
        key: [...keyPrefix, categoryId, `${limit}`],
        async load(signal) {
          const [{ hits }, ranks] = await Promise.all([
            searchMinigrid(commerce, { categoryId, limit }, signal),
            readRanks(sources),
          ])
          const found = hits.flatMap((hit) => mapHit(hit, { mapper, ranks }) ?? [])
          const tiles = await readFound(found.map(({ id }) => id))
          return found.map((tile) => tiles.find(({ id }) => id === tile.id) ?? tile)
        },
      })
      return valueOr(reading, () => [])
    },
  }
}
