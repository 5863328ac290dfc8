import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../platform/env.ts'
import {
  badRequest,
  only,
  type Problem,
  ProblemError,
  resourceNotFound,
  respondWithErrors,
} from '../platform/problems.ts'
import { find } from '../search/find.ts'
import { phrasesFor, trendingPhrases } from '../search/phrases.ts'
import { searchRequest } from '../search/request.ts'
import { type ViewContext, type ProductView, readProductViews } from '../search/product-views.ts'
import { chooseProducts } from '../recommendations/choose.ts'
import { profile } from '../profiles/current.ts'
import { searchKeyOf, toLanguage, type Language, type Site } from '../platform/site.ts'

interface Index {
  site: Site
  language: Language
}

const placed = Object.values(profile.sites).flatMap((site) =>
  site.locales.map((locale) => ({ key: searchKeyOf(site, locale), site, locale })),
)

const indexByKey: ReadonlyMap<string, Index> = new Map(
  placed.map(({ key, site, locale }) => [key, { site, language: toLanguage(locale) }]),
)

const searchKeys = Object.fromEntries(placed.map(({ key, locale }) => [locale, key]))

type SearchContext = Context<SandboxEnv>

const MAX_TERM = 100

const count = v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), v.maxValue(50))
const Counts = v.object({
  num_results: v.optional(count),
  num_results_Products: v.optional(count),
  'num_results_Search Suggestions': v.optional(count),
})

const pods = {
  trending_searches: { display_name: 'Trending Searches', usual: 10 },
  'popular-products': { display_name: 'Popular Products', usual: 5 },
} as const

/** Completes search terms, and lists trending searches and popular products. */
export const searchService = factory
  .createApp()
  .get('/autocomplete/:term', async (c) => {
    const place = siteOfRequest(c)
    const term = c.req.param('term')
    if (term.length > MAX_TERM) throw badRequest('The term is too long.')
    const counts = getCounts(c)
    const products = counts.num_results_Products ?? counts.num_results ?? 6
    const phrases = counts['num_results_Search Suggestions'] ?? counts.num_results ?? 6
    const { DB } = c.env
    const query = { q: term, searchMode: 'semantic', limit: String(Math.max(1, products)) }
    const request = searchRequest(query, [], place)
    const { ids } = await find(DB, request)
    const found = await phrasesFor(DB, term, place.site, place.language)
    return c.json({
      request: {
        term,
        num_results_per_section: { Products: products, 'Search Suggestions': phrases },
      },
      result_id: crypto.randomUUID(),
      sections: {
        Products: (await readProductViews(DB, ids.slice(0, products), place)).map(productItem),
        'Search Suggestions': found.slice(0, phrases).map(phraseItem),
      },
    })
  })
  .all('/autocomplete/:term', only('GET'))
  .get('/recommendations/v1/pods/:pod', async (c) => {
    const place = siteOfRequest(c)
    const id = findPod(c.req.param('pod'))
    const { display_name, usual } = pods[id]
    const most = getCounts(c).num_results ?? usual
    const results =
      id === 'trending_searches'
        ? (await trendingPhrases(c.env.DB, place.site, place.language)).map(phraseItem)
        : (await popularProducts(c.env.DB, place)).map(productItem)
    const shown = results.slice(0, most)
    return c.json({
      request: { pod_id: id, num_results: most },
      result_id: crypto.randomUUID(),
      response: { pod: { id, display_name }, results: shown, total_num_results: shown.length },
    })
  })
  .all('/recommendations/v1/pods/:pod', only('GET'))
  .all('*', () => {
    throw resourceNotFound()
  })
  .onError(respondWithErrors(({ detail }: Problem) => ({ message: detail })))

export const searchServiceDescription = {
  path: '/services/search',
  keys: searchKeys,
  pods: Object.keys(pods),
}

function siteOfRequest(c: SearchContext): ViewContext {
  const key = c.req.query('key')
  if (key === undefined || key === '') throw badRequest('The parameter key is required.')
  const index = indexByKey.get(key)
  if (!index) throw badRequest('There is no index with this key.')
  return { ...index, origin: c.var.origin }
}

function getCounts(c: SearchContext) {
  const counts = v.safeParse(Counts, c.req.query())
  if (counts.success) return counts.output
  throw badRequest('The number of results is a whole number up to 50.')
}

async function popularProducts(db: D1Database, place: ViewContext) {
  const anonymous = { siteId: place.site.id, cookieId: undefined, productIds: [], categoryIds: [] }
  return readProductViews(db, await chooseProducts(db, 'popular', anonymous), place)
}

const productItem = ({ id, name, url, image, price, currency }: ProductView) => ({
  value: name,
  matched_terms: [],
  labels: {},
  data: { id, url, image_url: image, price, currency },
})

const phraseItem = (phrase: string) => ({
  value: phrase,
  matched_terms: [],
  labels: {},
  data: {},
})

function findPod(id: string): keyof typeof pods {
  if (id === 'trending_searches' || id === 'popular-products') return id
  throw new ProblemError({
    status: 404,
    type: 'pod-not-found',
    title: 'Not Found',
    detail: `There is no pod '${id.slice(0, 60)}'.`,
  })
}
