import type { Catalog } from '#shared/catalog.ts'
import { type ProductSearch } from '#shared/search/search.ts'
import { DEFAULT_SORTING, PAGE_SIZE } from '#shared/listing/page-parameters.ts'

import { category, listing, search as searches } from './cache.ts'
import { readCategory } from '../shell/upstream.ts'
import { searchProducts } from '../product/product-search-calls.ts'
import { NOTHING_FOUND } from '../product/wire-search.ts'
import { withPaths, type MenusElsewhere } from '../shell/category-links.ts'
import { mapCategory } from '../shell/map-category.ts'
import { mapSearch } from './map-search.ts'
import { canonicalSearch, refinementsKey, wireRefinements } from './product-search.ts'
import type { ReaderSources } from '../cache/reader-sources.ts'
import { readNavigation } from '../shell/navigation.ts'
import { readRanks } from '../product/promotions.ts'
import { notFound, valueOr } from '../cache/value-or.ts'

type CategoryReaders = Pick<Catalog, 'getCategory' | 'searchProducts'>

/** Readers for categories and search. */
export function categoryReaders(
  sources: ReaderSources & { elsewhere: MenusElsewhere },
): CategoryReaders {
  const { commerce, elsewhere, cache, mapper } = sources
  const keyPrefix = [mapper.site.id, mapper.locale]

  return {
    async getCategory({ id }) {
      const menusElsewhere = elsewhere.menus()
      const reading = cache.read(category, {
        key: [...keyPrefix, id],
        async load(signal) {
          const [wire, navigation] = await Promise.all([
            readCategory(commerce, id, signal),
            readNavigation(sources),
          ])
          return mapCategory(wire, navigation, mapper)
        },
      })
      return withPaths(await valueOr(reading, notFound), mapper, menusElsewhere())
    },

    async searchProducts(asked) {
      const search = canonicalSearch(asked)
      const { phrase, categoryId, sorting, page } = search
      const { definition, key } = storedAs(search)
      const reading = cache.read(definition, {
        key: [...keyPrefix, ...key],
        async load(signal) {
          const refinements = wireRefinements(search)
          const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
          const request = { phrase, categoryId, refinements, sorting, ...range }
          const [wire, ranks] = await Promise.all([
            searchProducts(commerce, request, signal),
            readRanks(sources),
          ])
          return mapSearch(wire, search, { mapper, ranks })
        },
      })
      return valueOr(reading, () => mapSearch(NOTHING_FOUND, search, { mapper, ranks: null }))
    },
  }
}

/** The first products of a category outlive a deploy, because every visitor sees them. Other searches rarely repeat. */
function storedAs(search: ProductSearch) {
  const { phrase, categoryId, sorting, page } = search
  const isRefined = refinementsKey(search) !== '' || sorting !== DEFAULT_SORTING || page > 1
  if (phrase !== null || categoryId === null || isRefined)
    return { definition: searches, key: searchKey(search) }
  return { definition: listing, key: [categoryId] }
}

const searchKey = (search: ProductSearch) => [
  search.phrase ?? '',
  search.categoryId ?? '',
  refinementsKey(search),
  search.sorting,
  `${search.page}`,
]
