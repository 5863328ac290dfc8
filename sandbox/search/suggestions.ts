import { factory } from '../env.ts'
import { trendingPhrases } from '../services/search/phrases.ts'
import { languageOf, type Language, type Site } from '../sites.ts'
import { prepare, rowsOf } from '../sql.ts'
import { find } from './find.ts'
import { readHits } from './hits.ts'
import { BRAND } from './refinement.ts'
import { categoriesStatement, CategoryRow } from './refinements-answer.ts'
import { searchRequest } from './request.ts'
import { type SuggestionsRequest, suggestionsRequest } from './suggestions-request.ts'
import { fold, searchWords } from './words.ts'

/** What the shop asks for before anything is typed (spec 1 §7): only the popular searches. */
const SIDEBAR = 'get sidebar recommendations'
const POPULAR_SEARCHES = 10

/** Products, categories and brands for the letters typed so far. */
export const suggestions = factory.createHandlers(async (c) => {
  const asked = suggestionsRequest(c.req.query())
  const place = { site: c.var.site, language: languageOf(c.var.locale), origin: c.var.origin }
  if (asked.phrase.trim().toLowerCase() === SIDEBAR) {
    const c_popularSearches = await popularSearches(c.env.DB, place)
    const custom = { suggestedTerms: [], c_popularSearches }
    return c.json({ searchPhrase: asked.phrase, customSuggestions: custom })
  }
  return c.json({
    searchPhrase: asked.phrase,
    ...(await productSuggestions(c.env.DB, asked, place)),
    ...(await categorySuggestions(c.env.DB, asked, place)),
    brandSuggestions: brandSuggestions(asked.phrase),
    ...(asked.withPhrases && {
      einsteinSuggestedPhrases: {
        popularSearchPhrases: (await popularSearches(c.env.DB, place)).map((phrase) => ({
          phrase,
          exactMatch: false,
        })),
        recentSearchPhrases: [],
      },
    }),
  })
})

interface Place {
  site: Site
  language: Language
  origin: string
}

const popularSearches = async (db: D1Database, { site, language }: Place) =>
  [...new Set(await trendingPhrases(db, site, language))].slice(0, POPULAR_SEARCHES)

async function productSuggestions(db: D1Database, asked: SuggestionsRequest, place: Place) {
  const { phrase, limit, expand } = asked
  const parts = [...expand].map((part) =>
    part === 'custom_product_properties' ? 'custom_properties' : part,
  )
  const query = { q: phrase, limit: String(limit), expand: parts.join(',') || 'none' }
  const request = searchRequest(query, [], place)
  const found = await find(db, request, { isCounted: false })
  const hits = await readHits(db, found.ids, request)
  if (hits.length === 0) return {}

  const meant = new Map(found.corrections.map(({ original, corrected }) => [original, corrected]))
  const suggestedTerms = [...meant].map(([originalTerm, value]) => ({
    originalTerm,
    terms: [{ value, completed: false, corrected: true, exactMatch: false }],
  }))
  const corrected = searchWords(phrase).map((word) => meant.get(word) ?? word)
  return {
    productSuggestions: {
      suggestedTerms,
      ...(meant.size > 0 && {
        suggestedPhrases: [{ phrase: corrected.join(' '), exactMatch: false }],
      }),
      products: hits.map((hit) => suggestedProduct(hit, asked)),
    },
  }
}

const SUGGESTED_FIELDS = ['productId', 'productName', 'price', 'priceMax', 'currency', 'image']

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
  { phrase, limit }: SuggestionsRequest,
  { site, language }: Place,
) {
  const rows = rowsOf(CategoryRow, await prepare(db, categoriesStatement(site, language)).all())
  const categories = rows
    .filter((row) => row.in_navigation === 1 && fold(row.name).includes(fold(phrase)))
    // The root has no parent: it is the shop, and nothing to be suggested.
    .flatMap(({ id, name, parent_id }) => {
      const parent = rows.find((row) => row.id === parent_id)
      return parent ? [{ id, name, parentCategoryName: parent.name }] : []
    })
    .slice(0, limit)
  return categories.length === 0 ? {} : { categorySuggestions: { suggestedTerms: [], categories } }
}

/** The shop sells one brand; it is suggested while its name is being typed. */
function brandSuggestions(phrase: string) {
  const isMeant = fold(BRAND).includes(fold(phrase.trim()))
  return {
    suggestedTerms: [],
    ...(isMeant && {
      suggestedPhrases: [{ phrase: BRAND, exactMatch: fold(BRAND) === fold(phrase.trim()) }],
    }),
  }
}
