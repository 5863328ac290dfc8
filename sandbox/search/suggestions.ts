import { factory } from '../platform/env.ts'
import { toLanguage, type Language, type Site } from '../platform/site.ts'
import { chooseProducts } from '../recommendations/choose.ts'
import { find } from './find.ts'
import { readHits } from './hits.ts'
import { phrasesFor, trendingPhrases } from './phrases.ts'
import { BRAND } from './refinement.ts'
import { searchRequest } from './request.ts'
import { suggestedCategories, suggestedPages } from './suggested-links.ts'
import { suggestedTerms } from './suggested-terms.ts'
import { type SuggestionsRequest, suggestionsRequest } from './suggestions-request.ts'
import { correctedWords } from './spelling.ts'
import { searchWords } from './words.ts'
import { normalizeText } from '../platform/normalize-text.ts'

/** The phrase that the shop sends before anything is typed (spec 1 §7) to get popular searches and products. */
const SIDEBAR = 'get sidebar recommendations'
const POPULAR_SEARCHES = 10

/** Products, categories and brands for the letters typed so far. */
export const suggestions = factory.createHandlers(async (c) => {
  const requested = suggestionsRequest(c.req.query())
  const locality = { site: c.var.site, language: toLanguage(c.var.locale), origin: c.var.origin }
  if (requested.phrase.trim().toLowerCase() === SIDEBAR) {
    const [c_popularSearches, products] = await Promise.all([
      popularSearches(c.env.DB, locality),
      popularProducts(c.env.DB, requested, locality),
    ])
    return c.json({
      ...phraseFields(requested),
      productSuggestions: { suggestedTerms: [], products },
      ...custom({ suggestedTerms: [], c_popularSearches }),
    })
  }
  // Spaces alone give no suggestions; as a search phrase they would match everything.
  if (requested.phrase.trim() === '') return c.json(phraseFields(requested))

  const [{ products, categories }, phrases, popular] = await Promise.all([
    foundSuggestions(c.env.DB, requested, locality),
    customSuggestions(c.env.DB, requested, locality),
    requested.withPhrases ? popularSearches(c.env.DB, locality) : null,
  ])
  return c.json({
    ...phraseFields(requested),
    ...products,
    ...categories,
    brandSuggestions: brandSuggestions(requested.phrase),
    ...phrases,
    ...(popular && {
      einsteinSuggestedPhrases: {
        popularSearchPhrases: popular.map((phrase) => ({ phrase, exactMatch: false })),
        recentSearchPhrases: [],
      },
    }),
  })
})

const phraseFields = ({ phrase, searchMode }: SuggestionsRequest) => ({
  searchPhrase: phrase,
  ...(searchMode && { searchMode }),
  effectiveSearchMode: 'lexical',
})

/** Under both names, because the SDK's types and merchants use different ones. */
const custom = (suggestion: object) => ({
  customSuggestion: suggestion,
  customSuggestions: suggestion,
})

interface Locality {
  site: Site
  language: Language
  origin: string
}

const popularSearches = async (db: D1Database, { site, language }: Locality) =>
  [...new Set(await trendingPhrases(db, site, language))].slice(0, POPULAR_SEARCHES)

async function popularProducts(db: D1Database, requested: SuggestionsRequest, locality: Locality) {
  const anonymous = {
    siteId: locality.site.id,
    cookieId: undefined,
    productIds: [],
    categoryIds: [],
  }
  const ids = await chooseProducts(db, 'popular', anonymous)
  const hits = await readHits(db, ids, productRequest({ ...requested, phrase: '' }, locality))
  return hits
    .filter(({ orderable }) => orderable)
    .slice(0, requested.limit)
    .map((hit) => suggestedProduct(hit, requested))
}

/** Categories are searched with the corrected words of the product search. */
async function foundSuggestions(db: D1Database, requested: SuggestionsRequest, locality: Locality) {
  const { phrase, limit } = requested
  const request = productRequest(requested, locality)
  const found = await find(db, request, { isCounted: false })
  const words = correctedWords(request.words, found.corrections)
  const [hits, categories] = await Promise.all([
    readHits(db, found.ids, request),
    categorySuggestions(db, { words, limit }, locality),
  ])
  const names = hits.map(({ productName }) => productName)
  const typed = { phrase, language: locality.language, names }
  const terms = await suggestedTerms(db, typed, found.corrections)
  const products = hits.map((hit) => suggestedProduct(hit, requested))
  return {
    products: products.length === 0 ? {} : { productSuggestions: { ...terms, products } },
    categories,
  }
}

/** The product search whose hits are suggested. */
function productRequest({ phrase, limit, expand }: SuggestionsRequest, locality: Locality) {
  const parts = [...expand].map((part) =>
    part === 'custom_product_properties' ? 'custom_properties' : part,
  )
  const query = { q: phrase, limit: String(limit), expand: parts.join(',') || 'none' }
  return searchRequest(query, [], locality)
}

const SUGGESTED_FIELDS = ['productId', 'productName', 'price', 'currency', 'image']

type Hit = Awaited<ReturnType<typeof readHits>>[number]

function suggestedProduct(hit: Hit, { expand, properties }: SuggestionsRequest) {
  const hasOwn = expand.has('custom_product_properties')
  const isWanted = (name: string) =>
    SUGGESTED_FIELDS.includes(name) ||
    (hasOwn && name.startsWith('c_') && (properties?.includes(name) ?? true))
  return Object.fromEntries(Object.entries(hit).filter(([name]) => isWanted(name)))
}

async function categorySuggestions(
  db: D1Database,
  { words, limit }: { words: string[]; limit: number },
  { site, language }: Locality,
) {
  const found = await suggestedCategories(db, { words, site, language })
  const categories = found
    .slice(0, limit)
    .map(({ id, name, parentCategoryName }) => ({ id, name, parentCategoryName }))
  return categories.length === 0 ? {} : { categorySuggestions: { suggestedTerms: [], categories } }
}

/** Matching lines of products, forms and categories, and pages as `c_pages`. */
async function customSuggestions(
  db: D1Database,
  { phrase, limit }: SuggestionsRequest,
  { site, language }: Locality,
) {
  const found = (await phrasesFor(db, phrase, site, language)).slice(0, limit)
  const pages = suggestedPages({ words: searchWords(phrase), language }).slice(0, limit)
  const c_pages = pages.map(({ id, name, url }) => ({ id, name, url }))
  if (found.length + pages.length === 0) return {}
  const suggestedPhrases = found.map((each) => ({
    phrase: each,
    exactMatch: normalizeText(each) === normalizeText(phrase.trim()),
  }))
  return custom({ suggestedTerms: [], suggestedPhrases, ...(pages.length > 0 && { c_pages }) })
}

/** The shop's only brand, while its name is being typed. */
function brandSuggestions(phrase: string) {
  const isMeant = normalizeText(BRAND).includes(normalizeText(phrase.trim()))
  return {
    suggestedTerms: [],
    ...(isMeant && {
      suggestedPhrases: [
        { phrase: BRAND, exactMatch: normalizeText(BRAND) === normalizeText(phrase.trim()) },
      ],
    }),
  }
}
