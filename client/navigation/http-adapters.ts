import * as features from '#shop/features.ts'
import { catalogEndpoints, type Catalog } from '#shared/catalog.ts'
import type { Locale, Site } from '#shared/site/site.ts'
import type { PortOf } from '#shared/http/endpoint.ts'
import { noneOf } from '#shared/http/none-of.ts'
import { fillPath } from '#shared/http/path.ts'
import { bagEndpoints } from '#shared/bag/endpoints.ts'
import { checkoutEndpoints } from '#shared/checkout/endpoints.ts'
import { giftCardEndpoints } from '#shared/gift-cards/endpoints.ts'
import { SHOP_QUERY_PATH } from '#shared/product/endpoints.ts'
import { rowEndpoints } from '#shared/recommendations/endpoints.ts'
import { SEARCH_PATH } from '#shared/search/endpoints.ts'
import type { Shopper } from '#shared/shopper.ts'

import { requestJson } from '../kit/http/request-json.ts'
import { createHttpPort } from '../kit/http/http-port.ts'

interface HttpDependencies {
  site: Site
  locale: Locale
  fetch: typeof fetch
}

/** The catalog over HTTP. Responses come from the worker, which has parsed them. */
export function createHttpCatalog({ fetch, ...place }: HttpDependencies): Catalog {
  const { site, locale } = place
  const port = createHttpPort({ ...catalogEndpoints, ...rowEndpoints }, place, fetch)
  const none = <Item>(): Promise<Item[]> => Promise.resolve([])

  return {
    ...port,
    getTiles: (input, signal) => (input.ids.length > 0 ? port.getTiles(input, signal) : none()),
    getSlots: (input, signal) => (input.ids.length > 0 ? port.getSlots(input, signal) : none()),
    getAssets: (input, signal) => (input.id.length > 0 ? port.getAssets(input, signal) : none()),
    searchProducts({ phrase, categoryId, refinements, sorting, page }, signal) {
      const query = new URLSearchParams({ site: site.id, locale, sort: sorting, page: `${page}` })
      if (phrase !== null) query.set('q', phrase)
      if (categoryId !== null) query.set('category', categoryId)
      for (const [name, values] of Object.entries(refinements))
        for (const value of values ?? []) query.append(name, value)
      return requestJson(fetch, `/api${SEARCH_PATH}?${query}`, { signal: signal ?? null })
    },
    getShopData(name, input, signal) {
      const query = new URLSearchParams({ ...input, site: site.id, locale })
      const path = fillPath(SHOP_QUERY_PATH, { query: name })
      return requestJson(fetch, `/api${path}?${query}`, { signal: signal ?? null })
    },
  }
}

/** The visitor's bag and checkout over HTTP. */
export const createHttpShopper = ({ fetch, ...place }: HttpDependencies): Shopper => ({
  ...createHttpPort(bagEndpoints, place, fetch),
  ...createHttpPort(checkoutEndpoints, place, fetch),
  ...(features.giftCards
    ? createHttpPort(giftCardEndpoints, place, fetch)
    : noneOf<PortOf<typeof giftCardEndpoints>>()),
})
