import type { Catalog } from '#shared/contract/catalog.ts'
import type { Navigation } from '#shared/contract/category.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import { PAGE_SIZE, type ProductSearch } from '#shared/contract/search.ts'

import * as definitions from '../cache/manifest.ts'
import { readCategory, readSiteNavigation } from '../commerce/categories.ts'
import { readProducts, type WireProduct } from '../commerce/products.ts'
import { readPromotionRanks, readPromotions } from '../commerce/promotions.ts'
import { searchProducts } from '../commerce/search.ts'
import { productCallouts } from './callouts.ts'
import { mapCategory, mapNavigation } from './map-category.ts'
import { mapProduct } from './map-product.ts'
import { mapSearch } from './map-search.ts'
import { mapProductTile } from './map-tile.ts'
import { withPaths } from './menus-elsewhere.ts'
import { readAlternatePaths } from './paths-elsewhere.ts'
import { canonicalSearch, refinementsKey, wireRefinements } from './product-search.ts'
import type { ReaderSources } from './reader-sources.ts'

const MAX_TILES = 24

type ProductReaders = Pick<
  Catalog,
  'getNavigation' | 'getCategory' | 'searchProducts' | 'getProduct' | 'getTiles'
>

/** Readers for categories, products and search. */
export function productReaders(sources: ReaderSources): ProductReaders {
  const { commerce, otherLocales, menusElsewhere, cache, mapper } = sources
  const keyPrefix = [mapper.site.id, mapper.locale]
  const inside = sharedReaders(sources)

  return {
    async getNavigation() {
      const { value } = await cache.read(definitions.navigation, inside.navigation)
      return value
    },

    async getCategory(id) {
      const menus = menusElsewhere.lookUp()
      const { value } = await cache.read(definitions.category, {
        key: [...keyPrefix, id],
        async load(signal) {
          const [wire, navigation] = await Promise.all([
            readCategory(commerce, id, signal),
            inside.readNavigation(),
          ])
          return mapCategory(wire, navigation, mapper)
        },
      })
      return withPaths(value, mapper, menus())
    },

    async searchProducts(asked) {
      const search = canonicalSearch(asked)
      const { phrase, categoryId, sorting, page } = search
      const { value } = await cache.read(definitions.search, {
        key: [...keyPrefix, ...searchKey(search)],
        async load(signal) {
          const refinements = wireRefinements(search)
          const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
          const request = { phrase, categoryId, refinements, sorting, ...range }
          const [wire, ranks] = await Promise.all([
            searchProducts(commerce, request, signal),
            inside.readRanks(),
          ])
          return mapSearch(wire, search, { mapper, ranks })
        },
      })
      return value
    },

    async getProduct(id) {
      const { value } = await cache.read(definitions.product, {
        key: [...keyPrefix, id],
        async load(signal) {
          const [[wire], navigation, paths] = await Promise.all([
            readProducts(commerce, { ids: [id], signal }),
            inside.readNavigation(),
            readAlternatePaths(otherLocales, id, signal),
          ])
          if (!wire) throw new ProblemError('not-found')
          const callouts = await inside.readCallouts(wire, signal)
          return mapProduct(wire, { mapper, navigation, callouts, paths })
        },
      })
      return value
    },

    async getTiles(asked) {
      const ids = [...new Set(asked)].slice(0, MAX_TILES)
      if (ids.length === 0) return []
      const { value } = await cache.read(definitions.tiles, {
        key: [...keyPrefix, ids.join(',')],
        async load(signal) {
          const [found, ranks] = await Promise.all([
            readProducts(commerce, { ids, signal }),
            inside.readRanks(),
          ])
          const tiles = found.flatMap((product) => mapProductTile(product, { mapper, ranks }) ?? [])
          return ids.flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
        },
      })
      return value
    },
  }
}

const searchKey = (search: ProductSearch) => [
  search.phrase ?? '',
  search.categoryId ?? '',
  refinementsKey(search),
  search.sorting,
  `${search.page}`,
]

/**
 * Values that other values are built from. They are read fresh, so that their age does not add to the age of
 * the result. If they cannot be loaded, the result is built without them.
 */
function sharedReaders({ commerce, cache, mapper, log }: ReaderSources) {
  const navigation = {
    key: [mapper.site.id, mapper.locale],
    load: async (signal: AbortSignal) => mapNavigation(await readSiteNavigation(commerce, signal)),
  }

  const readNavigation = async (): Promise<Navigation | null> => {
    try {
      const { value } = await cache.read(definitions.navigation, { ...navigation, mode: 'fresh' })
      return value
    } catch {
      log.warn('site navigation is missing')
      return null
    }
  }

  const readRanks = async (): Promise<definitions.PromotionRanks | null> => {
    try {
      const { value } = await cache.read(definitions.promotionRanks, {
        key: [mapper.site.id],
        load: (signal) => readPromotionRanks(commerce, signal),
        mode: 'fresh',
      })
      return value
    } catch {
      log.warn('promotion ranking is missing')
      return null
    }
  }

  const readDetails = async (ids: readonly string[], signal: AbortSignal) => {
    try {
      const found = await readPromotions(commerce, ids, signal)
      return new Map(found.map((promotion) => [promotion.id, promotion]))
    } catch {
      log.warn('promotion details are missing')
      return new Map<string, never>()
    }
  }

  const readCallouts = async ({ productPromotions }: WireProduct, signal: AbortSignal) => {
    if (productPromotions.length === 0) return []
    const ids = productPromotions.map(({ promotionId }) => promotionId)
    const [ranks, details] = await Promise.all([readRanks(), readDetails(ids, signal)])
    return productCallouts(productPromotions, { ranks, details, mapper })
  }

  return { navigation, readNavigation, readRanks, readCallouts }
}
