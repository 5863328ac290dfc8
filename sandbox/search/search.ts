import { factory } from '../env.ts'
import { only } from '../problems.ts'
import { promotionRequestOf } from '../promotions/promotion-request.ts'
import { selectFields } from '../selector.ts'
import { siteRequest } from '../site-request.ts'
import { languageOf } from '../sites.ts'
import { requireShopper } from '../slas/require-shopper.ts'
import { find, type Found } from './find.ts'
import { readHits } from './hits.ts'
import { pageMetaTags } from './page-meta-tags.ts'
import { refinementsResponse } from './refinements-response.ts'
import { fewRefinements, searchRequest, type SearchRequest } from './request.ts'
import { withCategoryOfSlug } from './slug.ts'
import { sortingOptions } from './sorting.ts'
import { correctedWords } from './spelling.ts'
import { suggestions } from './suggestions.ts'

const ROOT = '/search/shopper-search/v1/organizations/:organizationId'

export const search = factory
  .createApp()
  .use(`${ROOT}/*`, requireShopper('sfcc.shopper-product-search'), siteRequest)
  .get(`${ROOT}/product-search`, async (c) => {
    const place = { site: c.var.site, language: languageOf(c.var.locale), origin: c.var.origin }
    const refine = fewRefinements(c.req.queries('refine') ?? [])
    const refinements = await withCategoryOfSlug(c.env.DB, place.site, refine)
    const request = searchRequest(c.req.query(), refinements, place)
    const found = await find(c.env.DB, request)
    const hits =
      found.total === 0 ? [] : await readHits(c.env.DB, found.ids, request, promotionRequestOf(c))
    const response = {
      ...resultResponse(request, found, hits),
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
    refinements: refinementsResponse({ ...found, language, selected }),
    searchPhraseSuggestions: phraseSuggestions(request, found),
    ...(Object.keys(selectedRefinements).length > 0 && { selectedRefinements }),
    selectedSortingOption: request.sorting,
    sortingOptions: sortingOptions(language),
  }
}

/** The corrections of misspelled words; empty without corrections. */
function phraseSuggestions({ words }: SearchRequest, { corrections }: Found) {
  if (corrections.length === 0) return {}
  const phrase = correctedWords(words, corrections).join(' ')
  return {
    suggestedTerms: corrections.map(({ original, corrected }) => ({
      originalTerm: original,
      terms: [{ value: corrected, completed: false, corrected: true, exactMatch: false }],
    })),
    suggestedPhrases: [{ phrase, exactMatch: false }],
  }
}
