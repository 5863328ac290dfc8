import * as features from '#shop/features.ts'
import { catalogApi, contentApi } from '#shared/api-paths.ts'
import type { Catalog } from '#shared/catalog.ts'
import type { Locale, Site } from '#shared/site/site.ts'
import type { PortOf } from '#shared/http/endpoint.ts'
import { noneOf } from '#shared/http/none-of.ts'
import { bagEndpoints } from '#shared/bag/endpoints.ts'
import { checkoutEndpoints } from '#shared/checkout/endpoints.ts'
import { giftCardEndpoints } from '#shared/gift-cards/endpoints.ts'
import type { Shopper } from '#shared/shopper.ts'

import { requestJson } from '../kit/http/request-json.ts'
import { createHttpPort } from '../kit/http/http-port.ts'

interface HttpDependencies {
  site: Site
  locale: Locale
  fetch: typeof fetch
}

type Query = Record<string, string | readonly string[] | null | undefined>

/** The catalog over HTTP. Responses come from the worker, which has parsed them. */
export function createHttpCatalog({ site, locale, fetch }: HttpDependencies): Catalog {
  function ask<Answer>(path: string, query: Query, signal?: AbortSignal) {
    const search = searchString({ ...query, site: site.id, locale })
    return requestJson<Answer>(fetch, `${path}?${search}`, signal ? { signal } : {})
  }

  return {
    getNavigation: (signal) => ask(catalogApi.href('navigation', {}), {}, signal),
    getCategory: (id, signal) => ask(catalogApi.href('category', { id }), {}, signal),
    getMinigrid: (id, count, signal) =>
      ask(catalogApi.href('minigrid', { id }), { count: `${count}` }, signal),
    searchProducts: ({ phrase, categoryId, refinements, sorting, page }, signal) =>
      ask(
        catalogApi.href('search', {}),
        { ...refinements, q: phrase, category: categoryId, sort: sorting, page: `${page}` },
        signal,
      ),
    getSuggestions: (phrase, signal) =>
      ask(catalogApi.href('suggestions', {}), { q: phrase }, signal),
    getProduct: (id, signal) => ask(catalogApi.href('product', { id }), {}, signal),
    getTiles: async (ids, signal) =>
      ids.length > 0 ? ask(catalogApi.href('tiles', {}), { ids: ids.join(',') }, signal) : [],
    getFilms: (ids, signal) => ask(catalogApi.href('films', {}), { ids: ids.join(',') }, signal),
    getRecommendations: (recommender, ids, signal) =>
      ask(catalogApi.href('recommendations', {}), { recommender, ids: ids.join(',') }, signal),
    getShopData: (query, input, signal) => ask(catalogApi.href('shop', { query }), input, signal),
    getStores: (postalCode, signal) =>
      ask(catalogApi.href('stores', {}), { q: postalCode }, signal),
    getSlots: async (ids, category, product = null, signal) =>
      ids.length > 0
        ? ask(contentApi.href('slots', {}), { ids: ids.join(','), category, product }, signal)
        : [],
    getAssets: async (ids, signal) =>
      ids.length > 0
        ? ask(contentApi.href('assets', {}), { id: `(${ids.join(',')})` }, signal)
        : [],
    searchContent: (search, signal) => ask(contentApi.href('search', {}), search, signal),
    getPreferences: (signal) => ask(contentApi.href('preferences', {}), {}, signal),
    getRedirectOptions: async (signal) =>
      features.redirectDialog ? ask(contentApi.href('redirectOptions', {}), {}, signal) : [],
  }
}

function searchString(query: Query) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const each of typeof value === 'string' ? [value] : (value ?? []))
      search.append(name, each)
  }
  return search
}

/** The visitor's bag and checkout over HTTP. */
export const createHttpShopper = ({ fetch, ...place }: HttpDependencies): Shopper => ({
  ...createHttpPort(bagEndpoints, place, fetch),
  ...createHttpPort(checkoutEndpoints, place, fetch),
  ...(features.giftCards
    ? createHttpPort(giftCardEndpoints, place, fetch)
    : noneOf<PortOf<typeof giftCardEndpoints>>()),
})
