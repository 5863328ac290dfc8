import type { Catalog } from '#shared/catalog.ts'
import { type ProductSearch } from '#shared/search/search.ts'
import { DEFAULT_SORTING, PAGE_SIZE } from '#shared/listing/page-parameters.ts'

import * as definitions from '../cache/manifest.ts'
import { listing, search as searches } from '../cache/search-entries.ts'
import { readCategory } from '../commerce/categories.ts'
import { searchProducts } from '../commerce/search.ts'
import { NOTHING_FOUND } from '../commerce/wire-search.ts'
import { withPaths } from './category-links.ts'
import { mapCategory } from './map-category.ts'
import { mapSearch } from './map-search.ts'
import { canonicalSearch, refinementsKey, wireRefinements } from './product-search.ts'
import type { ReaderSources } from './reader-sources.ts'
import { sharedReaders } from './shared-readers.ts'
import { notFound, valueOr } from './value-or.ts'

type CategoryReaders = Pick<Catalog, 'getNavigation' | 'getCategory' | 'searchProducts'>

/** Readers for categories and search. */
export function categoryReaders(sources: ReaderSources): CategoryReaders {
  const { commerce, elsewhere, cache, mapper } = sources
  const keyPrefix = [mapper.site.id, mapper.locale]
  const inside = sharedReaders(sources)

  return {
    async getNavigation() {
      return valueOr(cache.read(definitions.navigation, inside.navigation), () => [])
    },

    async getCategory(id) {
      const menusElsewhere = elsewhere.menus()
      const reading = cache.read(definitions.category, {
        key: [...keyPrefix, id],
        async load(signal) {
          const [wire, navigation] = await Promise.all([
            readCategory(commerce, id, signal),
            inside.readNavigation(),
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
            inside.readRanks(),
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
