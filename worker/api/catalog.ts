import * as v from 'valibot'

import { catalogApi } from '#shared/api-paths.ts'
import { CategoryId } from '#shared/listing/category.ts'
import { FilmId, MAX_FILMS } from '#shared/media/film.ts'
import { ProductId } from '#shared/product/product.ts'
import { Recommender } from '#shared/recommendations/recommendations.ts'
import {
  DEFAULT_SORTING,
  isSortingId,
  MAX_PHRASE,
  PAGE_SIZE,
  REFINEMENTS,
} from '#shared/listing/page-parameters.ts'
import { canonicalPhrase, isSuggestible } from '#shared/search/search-phrase.ts'
import { typedLine } from '#shared/text/typed.ts'

import { respondWithRow } from '../activities/recommend-to-visitor.ts'
import { MAX_PRODUCTS as MOST_RECOMMENDED } from '../recommendations/recommendation-service.ts'
import { openCatalog } from './catalog-of.ts'
import { endpoints } from '../http/endpoints.ts'
import { idList, parseInput } from '../http/input.ts'

const { paths } = catalogApi
const MAX_TILES = 24
const MAX_VALUES = 20

const Value = v.pipe(v.string(), v.maxLength(100))
const Values = v.optional(v.pipe(v.array(Value), v.maxLength(MAX_VALUES)))

const Minigrid = v.object({
  id: CategoryId,
  count: v.pipe(v.string(), v.regex(/^[1-9]\d?$/), v.transform(Number), v.maxValue(PAGE_SIZE)),
})

const SearchQuery = v.object({
  q: v.optional(typedLine(MAX_PHRASE)),
  category: v.optional(CategoryId),
  sort: v.optional(v.pipe(v.string(), v.check(isSortingId)), DEFAULT_SORTING),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'),
})
/** A value of a refinement, as the catalog names it. */
const Term = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const ScentQuery = v.object({ fragrance: Term, family: Term, form: Term })
const StoresQuery = v.object({ q: typedLine(MAX_PHRASE) })
const Refinements = v.object(v.entriesFromList(Object.keys(REFINEMENTS), Values))

/** Without a phrase, what is suggested before anything is typed. */
const SuggestionsQuery = v.object({
  q: v.optional(
    v.pipe(typedLine(MAX_PHRASE), v.transform(canonicalPhrase), v.check(isSuggestible)),
  ),
})

/** More lines than a bag has. The first 24 products count. */
const MAX_PRODUCTS = 100

const RecommendationsQuery = v.object({
  recommender: Recommender,
  ids: idList(ProductId, MAX_PRODUCTS),
})

/** Catalog endpoints for client-side navigation. */
export const catalog = endpoints()
  .get(paths.navigation, { agents: 'allowed', limit: 'none' }, async (c) => {
    const port = await openCatalog(c)
    return c.json(await port.getNavigation())
  })
  .get(paths.category, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { id } = parseInput(v.object({ id: CategoryId }), c.req.param())
    const port = await openCatalog(c)
    return c.json(await port.getCategory(id))
  })
  .get(paths.minigrid, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { id, count } = parseInput(Minigrid, { ...c.req.query(), ...c.req.param() })
    const port = await openCatalog(c)
    return c.json(await port.getMinigrid(id, count))
  })
  .get(paths.search, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { q, category, sort, page } = parseInput(SearchQuery, c.req.query())
    const chosen = parseInput(Refinements, c.req.queries())
    const search = { phrase: q ?? null, categoryId: category ?? null, sorting: sort, page }
    const port = await openCatalog(c)
    return c.json(await port.searchProducts({ ...search, refinements: withValues(chosen) }))
  })
  .get(paths.suggestions, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { q = null } = parseInput(SuggestionsQuery, c.req.query())
    const port = await openCatalog(c)
    return c.json(await port.getSuggestions(q))
  })
  .get(paths.product, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { id } = parseInput(v.object({ id: ProductId }), c.req.param())
    const port = await openCatalog(c)
    return c.json(await port.getProduct(id))
  })
  .get(paths.tiles, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { ids } = parseInput(v.object({ ids: idList(ProductId, MAX_TILES) }), c.req.query())
    const port = await openCatalog(c)
    return c.json(await port.getTiles(ids))
  })
  .get(paths.films, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { ids } = parseInput(v.object({ ids: idList(FilmId, MAX_FILMS) }), c.req.query())
    const port = await openCatalog(c)
    return c.json(await port.getFilms(ids))
  })
  .get(paths.recommendations, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { recommender, ids } = parseInput(RecommendationsQuery, c.req.query())
    const input = { recommender, productIds: ids, categoryIds: [] }
    return respondWithRow(c, input, {
      length: MOST_RECOMMENDED,
      readForAll: async () => (await openCatalog(c)).getRecommendations(recommender, ids),
    })
  })
  .get(paths.scents, { agents: 'allowed', limit: 'none' }, async (c) => {
    const scent = parseInput(ScentQuery, { ...c.req.query(), ...c.req.param() })
    const port = await openCatalog(c)
    return c.json(await port.getScentCompany(scent))
  })
  .get(paths.stores, { agents: 'allowed', limit: 'places' }, async (c) => {
    const { q } = parseInput(StoresQuery, c.req.query())
    const port = await openCatalog(c)
    return c.json(await port.getStores(q))
  })

const withValues = (chosen: Record<string, string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(chosen).flatMap(([name, values]) => (values ? [[name, values]] : [])),
  )
