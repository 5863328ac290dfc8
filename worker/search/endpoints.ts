import * as v from 'valibot'

import { CategoryId } from '#shared/listing/category.ts'
import {
  DEFAULT_SORTING,
  isRefinementName,
  isSortingId,
  MAX_PHRASE,
} from '#shared/listing/page-parameters.ts'
import { SEARCH_PATH, type searchEndpoints } from '#shared/search/endpoints.ts'
import { canonicalPhrase, isSuggestible } from '#shared/search/search-phrase.ts'
import { typedLine } from '#shared/text/typed.ts'

import type { CatalogEdge, OpenCatalog } from '../http/edge.ts'
import { endpoints } from '../http/endpoints.ts'
import { parseInput } from '../http/input.ts'
import { catalogRead, type Handlers } from '../http/serve.ts'

const MAX_VALUES = 20

const Value = v.pipe(v.string(), v.maxLength(100))
const Refinements = v.record(v.string(), v.pipe(v.array(Value), v.maxLength(MAX_VALUES)))

const SearchQuery = v.object({
  q: v.optional(typedLine(MAX_PHRASE)),
  category: v.optional(CategoryId),
  sort: v.optional(v.pipe(v.string(), v.check(isSortingId)), DEFAULT_SORTING),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'),
})

/** Without a phrase, what is suggested before anything is typed. */
const SuggestionsQuery = v.object({
  q: v.nullish(
    v.pipe(typedLine(MAX_PHRASE), v.transform(canonicalPhrase), v.check(isSuggestible)),
    null,
  ),
})

export const searchHandlers = {
  getSuggestions: catalogRead(SuggestionsQuery, (catalog) => catalog.getSuggestions),
} satisfies Handlers<CatalogEdge, typeof searchEndpoints>

/** Searches. Their refinements have names of the instance and may be repeated. */
export const searchRoutes = (openCatalog: OpenCatalog) =>
  endpoints().get(SEARCH_PATH, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { q, category, sort, page } = parseInput(SearchQuery, c.req.query())
    const refinements = parseInput(Refinements, refinementsIn(c.req.queries()))
    const search = { phrase: q ?? null, categoryId: category ?? null, sorting: sort, page }
    const catalog = await openCatalog(c)
    return c.json(await catalog.searchProducts({ ...search, refinements }))
  })

const refinementsIn = (query: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => isRefinementName(name)))
