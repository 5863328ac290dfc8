import type { Context } from 'hono'
import * as v from 'valibot'

import type { ClassicSession } from '../auth/classic-sessions.ts'
import { PRIVATE_CLIENT_ID } from '../auth/clients.ts'
import { baskets } from '../baskets/baskets.ts'
import { clock } from '../platform/clock.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { receive } from '../platform/prepare-request.ts'
import { respondWithProblem } from '../platform/problems.ts'
import { ORGANIZATION_ID, type Locale } from '../platform/site.ts'
import { search } from '../search/search.ts'
import { accessTokenOf } from '../slas/token-response.ts'

/** The shopper APIs that the pages use, in the same process. */
const api = factory
  .createApp()
  .use(receive)
  .route('/', baskets)
  .route('/', search)
  .onError(respondWithProblem)

const BASKETS = `/checkout/shopper-baskets/v1/organizations/${ORGANIZATION_ID}/baskets`
const SEARCH = `/search/shopper-search/v1/organizations/${ORGANIZATION_ID}/product-search`
const customerBaskets = (customerId: string) =>
  `/customer/shopper-customers/v1/organizations/${ORGANIZATION_ID}/customers/${customerId}/baskets`

const Basket = v.object({
  basketId: v.string(),
  currency: v.string(),
  productSubTotal: v.nullish(v.number(), 0),
  productItems: v.optional(
    v.array(v.object({ productName: v.optional(v.string(), ''), quantity: v.number() })),
    [],
  ),
})
export type Basket = v.InferOutput<typeof Basket>

const CustomerBaskets = v.object({ baskets: v.optional(v.array(Basket), []) })

const Products = v.object({
  hits: v.optional(
    v.array(
      v.object({
        productName: v.string(),
        representedProduct: v.object({ id: v.string() }),
      }),
    ),
    [],
  ),
})

interface Sent {
  method?: string
  query?: Record<string, string>
  body?: unknown
}

/** Catalog and basket of the shopper of a session, by the same APIs that another storefront uses. */
export function shopApi(c: Context<SandboxEnv>, shopper: ClassicSession, locale: Locale) {
  const { session, login } = shopper
  const grant = { session, login, clientId: PRIVATE_CLIENT_ID, dnt: 'false' }
  const customerId = login?.customerId ?? session.customerId

  async function send(path: string, { method = 'GET', query = {}, body }: Sent = {}) {
    const token = await accessTokenOf(c.env.DB, grant, clock.now())
    const search = new URLSearchParams({ siteId: session.siteId, locale, ...query })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const address = `${c.var.origin}${path}?${search.toString()}`
    return api.request(address, init, c.env, c.executionCtx)
  }

  async function basket(): Promise<Basket | undefined> {
    const response = await send(customerBaskets(customerId))
    if (!response.ok) throw new Error(`The baskets responded with ${response.status}.`)
    return v.parse(CustomerBaskets, await response.json()).baskets[0]
  }

  return {
    basket,
    async products() {
      const query = { refine: 'orderable_only=true', limit: '3', q: c.req.query('q') ?? 'a' }
      const response = await send(SEARCH, { query })
      return v.parse(Products, await response.json()).hits
    },
    /** Returns whether the product is in the basket. */
    async add(productId: string) {
      const opened =
        (await basket()) ??
        v.parse(Basket, await (await send(BASKETS, { method: 'POST', body: {} })).json())
      const body = [{ productId, quantity: 1 }]
      return (await send(`${BASKETS}/${opened.basketId}/items`, { method: 'POST', body })).ok
    },
    /** Merges the basket of the guest who has signed in. */
    merge: () =>
      send(`${BASKETS}/actions/merge`, {
        method: 'POST',
        query: { createDestinationBasket: 'true' },
      }),
  }
}
