import type { Catalog } from '#shared/catalog.ts'
import { PAGE_SIZE } from '#shared/listing/page-parameters.ts'
import type { ProductId, ProductTile } from '#shared/product/product.ts'

import * as definitions from '../cache/manifest.ts'
import { readMinigridProducts } from '../commerce/products.ts'
import { searchMinigrid } from '../commerce/search.ts'
import { mapHit, mapProductTile } from './map-tile.ts'
import type { ReaderSources } from './reader-sources.ts'
import { sharedReaders } from './shared-readers.ts'
import { valueOr } from './value-or.ts'

/** Reads some products of a category by the two calls of spec 3 §7. */
export function minigridReader(sources: ReaderSources): Pick<Catalog, 'getMinigrid'> {
  const { commerce, cache, log, mapper } = sources
  const keyPrefix = [mapper.site.id, mapper.locale]
  const inside = sharedReaders(sources)

  /** Tiles with what a search does not say, such as the smallest quantity. Those of the search stand without them. */
  async function readFound(ids: ProductId[]): Promise<ProductTile[]> {
    if (ids.length === 0) return []
    const reading = cache.read(definitions.tiles, {
      key: [...keyPrefix, ids.join(','), ''],
      async load(signal) {
        const [products, ranks] = await Promise.all([
          readMinigridProducts(commerce, { ids, signal }),
          inside.readRanks(),
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
    async getMinigrid(categoryId, count) {
      const limit = Math.max(1, Math.min(Math.floor(count), PAGE_SIZE))
      const reading = cache.read(definitions.minigrid, {
        key: [...keyPrefix, categoryId, `${limit}`],
        async load(signal) {
          const [{ hits }, ranks] = await Promise.all([
            searchMinigrid(commerce, { categoryId, limit }, signal),
            inside.readRanks(),
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
