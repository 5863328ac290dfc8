import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { catalogApi } from '#shared/api-paths.ts'
import { CategoryId } from '#shared/listing/category.ts'
import { FilmId, MAX_FILMS } from '#shared/media/film.ts'
import { ProductId } from '#shared/product/product.ts'
import {
  DEFAULT_SORTING,
  isRefinementName,
  isSortingId,
  MAX_PHRASE,
  PAGE_SIZE,
} from '#shared/listing/page-parameters.ts'
import { canonicalPhrase, isSuggestible } from '#shared/search/search-phrase.ts'
import { typedLine } from '#shared/text/typed.ts'

import { placesLimit } from './places/limits.ts'
import { openCatalog } from './open-catalog.ts'
import { endpoints } from './http/endpoints.ts'
import { idList, parseInput } from './http/input.ts'

const { paths } = catalogApi
const MAX_TILES = 24
const MAX_VALUES = 20

const Value = v.pipe(v.string(), v.maxLength(100))
const Refinements = v.record(v.string(), v.pipe(v.array(Value), v.maxLength(MAX_VALUES)))

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
const StoresQuery = v.object({ q: typedLine(MAX_PHRASE) })

/** Without a phrase, what is suggested before anything is typed. */
const SuggestionsQuery = v.object({
  q: v.optional(
    v.pipe(typedLine(MAX_PHRASE), v.transform(canonicalPhrase), v.check(isSuggestible)),
  ),
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
    const refinements = parseInput(Refinements, refinementsIn(c.req.queries()))
    const search = { phrase: q ?? null, categoryId: category ?? null, sorting: sort, page }
    const port = await openCatalog(c)
    return c.json(await port.searchProducts({ ...search, refinements }))
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
  .get(paths.shop, { agents: 'allowed', limit: 'none' }, async (c) => {
    const { query } = c.req.param()
    const port = await openCatalog(c)
    return c.json(await port.getShopData<object>(query, c.req.query()))
  })

if (features.pickup) {
  catalog.get(paths.stores, { agents: 'allowed', limit: placesLimit }, async (c) => {
    const { q } = parseInput(StoresQuery, c.req.query())
    const port = await openCatalog(c)
    return c.json(await port.getStores(q))
  })
}

const refinementsIn = (query: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => isRefinementName(name)))
