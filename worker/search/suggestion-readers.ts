import type { Catalog } from '#shared/catalog.ts'
import { isProductId } from '#shared/http/ids.ts'
import { POPULAR_SORTING } from '#shared/listing/page-parameters.ts'
import type { SuggestedProduct, Suggestions } from '#shared/search/suggestions.ts'
import { canonicalPhrase, isSuggestible } from '#shared/search/search-phrase.ts'

import { preferences } from '../preferences/cache.ts'
import { suggestions } from './cache.ts'
import { readSuggestedProducts } from '../product/products.ts'
import { searchProducts } from '../product/product-search-calls.ts'
import { readSearchSuggestions } from './upstream.ts'
import type { SearchService } from './search-service.ts'
import { readingOfPreferences } from '../preferences/preferences.ts'
import {
  categoriesNamed,
  mapSuggestions,
  NO_SUGGESTIONS,
  selectSuggestions,
  toSuggestedProduct,
} from './map-suggestions.ts'
import { mapHit, mapProductTile } from '../product/map-tile.ts'
import type { ReaderSources } from '../cache/reader-sources.ts'
import { readNavigation } from '../shell/navigation.ts'
import { valueOr } from '../cache/value-or.ts'

/** How many products are suggested (spec 1 §9). */
const MAX_PRODUCTS = 5

/** The most popular products of the whole catalog. */
const MOST_POPULAR = {
  phrase: null,
  categoryId: null,
  refinements: [],
  sorting: POPULAR_SORTING,
  limit: MAX_PRODUCTS,
  offset: 0,
} as const

/** The suggestions of one source for a phrase; null asks for popular ones. */
type Suggest = (phrase: string | null, signal: AbortSignal) => Promise<Suggestions>

/** @param openService opens the search service, which suggests instead of commerce where it is enabled */
export function suggestionReaders(
  sources: ReaderSources,
  openService: () => SearchService | null,
): Pick<Catalog, 'getSuggestions'> {
  const { cache, log, mapper } = sources

  /** Read fresh, so that its age does not add to the age of the suggestions. */
  async function isServiceEnabled() {
    const options = { ...readingOfPreferences(sources), mode: 'fresh' } as const
    const stored = await cache.read(preferences, options).catch(() => null)
    return stored?.value.ConstructrEnabled ?? false
  }

  const suggest: Suggest = async (phrase, signal) => {
    const suggestAsCommerce = suggestByCommerce(sources)
    const service = (await isServiceEnabled()) ? openService() : null
    if (!service) return suggestAsCommerce(phrase, signal)
    try {
      return await suggestByService(sources, service)(phrase, signal)
    } catch {
      log.warn('suggestions of the search service are missing')
      return suggestAsCommerce(phrase, signal)
    }
  }

  return {
    async getSuggestions({ q: typed }) {
      const phrase = typed === null ? null : canonicalPhrase(typed)
      if (phrase !== null && !isSuggestible(phrase)) return NO_SUGGESTIONS
      const reading = cache.read(suggestions, {
        key: [mapper.site.id, mapper.locale, phrase ?? ''],
        load: (signal) => suggest(phrase, signal),
      })
      return valueOr(reading, () => NO_SUGGESTIONS)
    },
  }
}

function suggestByCommerce(sources: ReaderSources): Suggest {
  const { commerce, mapper } = sources

  const readPopularProducts = orNone(sources, async (signal) => {
    const { hits } = await searchProducts(commerce, MOST_POPULAR, signal)
    return hits
      .flatMap((hit) => mapHit(hit, { mapper, ranks: null }) ?? [])
      .slice(0, MAX_PRODUCTS)
      .map(toSuggestedProduct)
  })

  return async (phrase, signal) => {
    const popularProducts = phrase === null ? readPopularProducts(signal) : null
    const [wire, navigation] = await Promise.all([
      readSearchSuggestions(commerce, phrase, signal),
      phrase === null ? null : readNavigation(sources),
    ])
    const ids = (wire.productSuggestions?.products ?? []).map(({ productId }) => productId)
    return {
      ...selectSuggestions(mapSuggestions(wire, phrase, { mapper, navigation }), phrase),
      products: await (popularProducts ?? readProductsOf(ids, sources)(signal)),
    }
  }
}

const suggestByService =
  (sources: ReaderSources, service: SearchService): Suggest =>
  async (phrase, signal) => {
    const [{ phrases, productIds }, navigation] = await Promise.all([
      phrase === null ? service.listPopular(signal) : service.complete(phrase, signal),
      phrase === null ? null : readNavigation(sources),
    ])
    const categories = categoriesNamed(phrase, navigation)
    const links = selectSuggestions({ phrases, categories, pages: [] }, phrase)
    return { ...links, products: await readProductsOf(productIds, sources)(signal) }
  }

/** Products with their current prices, in the order of their ids. */
const readProductsOf = (ids: readonly string[], sources: ReaderSources) =>
  orNone(sources, async (signal) => {
    const { commerce, mapper } = sources
    const wanted = [...new Set(ids)].filter(isProductId).slice(0, MAX_PRODUCTS)
    if (wanted.length === 0) return []
    const found = await readSuggestedProducts(commerce, { ids: wanted, signal })
    const tiles = found.flatMap((each) => mapProductTile(each, { mapper, ranks: null }) ?? [])
    return wanted
      .flatMap((id) => tiles.find((tile) => tile.id === id) ?? [])
      .map(toSuggestedProduct)
  })

/** Without their products, suggestions are still of use. */
const orNone =
  ({ log }: ReaderSources, read: (signal: AbortSignal) => Promise<SuggestedProduct[]>) =>
  async (signal: AbortSignal) => {
    try {
      return await read(signal)
    } catch {
      log.warn('products of suggestions are missing')
      return []
    }
  }
