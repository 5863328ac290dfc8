import { factory } from '../platform/env.ts'
import { readUrlMapping } from '../content/read-content.ts'
import type { UrlMappingDocument } from '../content/model.ts'
import { badRequest, only } from '../platform/problems.ts'
import { readPromotionRequest } from '../promotions/applicable-promotions.ts'
import { selectFields } from '../platform/selector.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage, type Site, type Language } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import type { CategoryDocument } from '../products/categories.ts'
import { prepare, sql } from '../platform/sql.ts'
import { find, type Found } from './find.ts'
import { readHits } from './hits.ts'
import { refinementsResponse } from './refinements-response.ts'
import { fewRefinements, searchRequest, type SearchRequest } from './request.ts'
import { sortingOptions } from './sorting.ts'
import { correctedPhrase } from './spelling.ts'
import { suggestedCategories, suggestedPages } from './suggested-links.ts'
import { suggestions } from './suggestions.ts'
import { BRAND } from './refinement.ts'

const MAX_LINKS = 4
const ROOT = '/search/shopper-search/v1/organizations/:organizationId'

export const search = factory
  .createApp()
  .use(`${ROOT}/*`, requireShopper('sfcc.shopper-product-search'), siteRequest)
  .get(`${ROOT}/product-search`, async (c) => {
    const place = { site: c.var.site, language: toLanguage(c.var.locale), origin: c.var.origin }
    const refine = fewRefinements(c.req.queries('refine') ?? [])
    const refinements = await withCategoryOfSlug(c.env.DB, place.site, refine)
    const request = searchRequest(c.req.query(), refinements, place)
    const links = await suggestedLinks(c.env.DB, request, place)
    // A phrase that names a page is not a misspelled product.
    const found = await find(c.env.DB, request, { isCorrected: links.length === 0 })
    const hits =
      found.total === 0 ? [] : await readHits(c.env.DB, found.ids, request, readPromotionRequest(c))
    const response = {
      ...resultResponse(request, found, hits),
      ...(links.length > 0 && { c_links: links }),
      ...(await pageMetaTags(c.env.DB, request)),
    }
    return c.json(selectFields(response, c.req.query('select')))
  })
  .all(`${ROOT}/product-search`, only('GET'))
  .get(`${ROOT}/search-suggestions`, ...suggestions)
  .all(`${ROOT}/search-suggestions`, only('GET'))

function resultResponse(request: SearchRequest, found: Found, hits: object[]) {
  const { filters, selectedRefinements, language } = request
  const selected = new Map<string, string[]>(filters.values)
  if (filters.categoryId !== undefined) selected.set('cgid', [filters.categoryId])
  const { price } = selectedRefinements
  if (price !== undefined) selected.set('price', [price])
  return {
    limit: request.limit,
    offset: request.offset,
    total: found.total,
    ...(found.total > 0 && { hits }),
    query: request.phrase,
    ...(request.searchMode && { searchMode: request.searchMode }),
    effectiveSearchMode: 'lexical',
    refinements: refinementsResponse({ ...found, site: request.site, language, selected }),
    searchPhraseSuggestions: phraseSuggestions(request, found),
    ...(Object.keys(selectedRefinements).length > 0 && { selectedRefinements }),
    selectedSortingOption: request.sorting,
    sortingOptions: sortingOptions(language),
  }
}

/** Pages and categories that the phrase may mean, beside its products. Refined results and later pages have none. */
async function suggestedLinks(
  db: D1Database,
  { words, phrase, filters, offset, language }: SearchRequest,
  { site }: { site: Site },
) {
  if (phrase.trim() === '' || offset > 0 || filters.categoryId !== undefined) return []
  const categories = await suggestedCategories(db, { words, site, language })
  return [...suggestedPages({ words, language }), ...categories]
    .slice(0, MAX_LINKS)
    .map(({ type, id, name, url }) => ({ type, id, name, url }))
}

/** The corrections of misspelled words; empty without corrections. */
function phraseSuggestions({ phrase: typed }: SearchRequest, { corrections }: Found) {
  if (corrections.length === 0) return {}
  const phrase = correctedPhrase(typed, corrections)
  return {
    suggestedTerms: corrections.map(({ original, spelling }) => ({
      originalTerm: original,
      terms: [{ value: spelling, completed: false, corrected: true, exactMatch: false }],
    })),
    suggestedPhrases: [{ phrase, exactMatch: false }],
  }
}

/**
 * Adds the category of a `cgslug` to the refinements; a `cgid` takes precedence.
 * @throws ProblemError 400 for a path that is not a category's
 */
async function withCategoryOfSlug(db: D1Database, site: Site, refine: string[]): Promise<string[]> {
  const slug = refine.find((text) => text.startsWith('cgslug='))?.slice('cgslug='.length)
  if (slug === undefined || refine.some((text) => text.startsWith('cgid='))) return refine
  const row = await readUrlMapping(db, `/${slug.replaceAll(/^\/+|\/+$/g, '')}`, site.id)
  const mapping: UrlMappingDocument = row ? JSON.parse(row.document) : {}
  const isCategory = 'resourceId' in mapping && /^category$/i.test(String(mapping['resourceType']))
  if (!isCategory) throw unknownSlug()
  return [...refine, `cgid=${String(mapping['resourceId'])}`]
}

const unknownSlug = () =>
  badRequest('The address is not that of a category.', { parameter: 'cgslug' })

/** The meta tags of a result page, from its category or search phrase. */
async function pageMetaTags(db: D1Database, request: SearchRequest) {
  const { expand, filters, language, phrase, site } = request
  if (!expand.has('page_meta_tags')) return {}
  const statement = sql`SELECT document FROM categories
    WHERE site_id = ${site.id} AND id = ${filters.categoryId ?? ''}`
  const found = await prepare(db, statement).first<string>('document')
  const { title, description } = found === null ? {} : getTexts(JSON.parse(found), language)
  const titles = [phrase, title ?? '', BRAND].filter((part) => part !== '')
  return {
    pageMetaTags: [
      { id: 'title', value: titles.join(' | '), type: 'title' },
      ...(description === undefined
        ? []
        : [{ id: 'description', value: description, type: 'name' }]),
    ],
  }
}

const getTexts = (category: CategoryDocument, language: Language) => ({
  title: (category.pageTitle ?? category.name)[language],
  description: (category.pageDescription ?? category.description)?.[language],
})
