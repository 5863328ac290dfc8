import * as v from 'valibot'

import { AssetId } from '#shared/content/content.ts'
import { CategoryId } from '#shared/listing/category.ts'
import { ProductId } from '#shared/product/product.ts'
import { defaultSite } from '#shared/site/site.ts'
import { StoreId } from '#shared/stores/store.ts'
import type { CommerceClient, CommerceRequest } from '#worker/upstream/commerce-client.ts'
import { readAssets, readSlots, searchAssets } from '#worker/content/upstream.ts'
import { readRedirectData } from '#worker/content/redirect-options.ts'
import { readShippingEstimates } from '#worker/checkout/upstream.ts'
import { readPreferences } from '#worker/preferences/upstream.ts'
import { readProductAvailability } from '#worker/product/product-availability.ts'
import { readPromotionRanks } from '#worker/product/promotions.ts'
import { createLoyalty, rewardFamilies } from '#worker/rewards/upstream.ts'
import { sendSubscription } from '#worker/newsletter/upstream.ts'

/** The requests of the shop to custom APIs, sent and read by its own code. */

export interface ShopRequest {
  /** The name of the API. */
  api: string
  path: string
  query: Readonly<Record<string, string>>
  body: unknown
  hasToken: boolean
}

/** Answers a request with the body of a response. */
export type Respond = (request: ShopRequest) => unknown

const apiOf = (base: string) => base.replace(/^\/custom\/([\w-]+)\/v1$/, '$1')

/** As the client makes an address of it. */
const textsOf = (query: CommerceRequest['query'] = {}) =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  )

const requestOf = ({ family, path, query, body }: CommerceRequest): ShopRequest => {
  const { base, credentials } = family
  return {
    api: apiOf(base),
    path,
    query: textsOf(query),
    body: body ?? null,
    hasToken: credentials === 'guest',
  }
}

const clientOf = (respond: Respond): CommerceClient => ({
  site: defaultSite,
  locale: defaultSite.defaultLocale,
  defines: () => true,
  read: async ({ schema, ...request }) => v.parse(schema, respond(requestOf(request))),
})

const loyaltyOf = (respond: Respond) =>
  createLoyalty({
    session: {
      send: async ({ path, query, body, bodyWith }) => ({
        kind: 'ok',
        status: 200,
        body: respond({
          api: apiOf(rewardFamilies.loyalty.base),
          path,
          query: textsOf(query),
          body: bodyWith ? bodyWith('token') : (body ?? null),
          hasToken: true,
        }),
      }),
    },
    context: { log: { warn: () => {} } },
  })

const signal = AbortSignal.timeout(60_000)
const categoryId = v.parse(CategoryId, 'gifts')
const storeId = v.parse(StoreId, 'boston')
const preview = { date: '2026-12-26', group: 'Registered' }

/** Each read and write, with what the shop makes of the answer. */
export const shopRequests: Readonly<Record<string, (respond: Respond) => Promise<unknown>>> = {
  slots: (respond) =>
    readSlots(clientOf(respond), { ids: ['home-1'], categoryId, preview }, undefined),
  assets: (respond) => readAssets(clientOf(respond), [v.parse(AssetId, 'banner')], undefined),
  assetSearch: (respond) =>
    searchAssets(clientOf(respond), { q: 'candle', folder: 'badges' }, undefined),
  preferences: async (respond) =>
    Object.fromEntries(await readPreferences(clientOf(respond), ['storeLookupUnit'], undefined)),
  redirects: (respond) => readRedirectData(clientOf(respond), undefined),
  ranks: (respond) => readPromotionRanks(clientOf(respond), undefined),
  availability: (respond) =>
    readProductAvailability(clientOf(respond), { ids: [v.parse(ProductId, 'candle')], storeId }),
  estimates: (respond) =>
    readShippingEstimates(clientOf(respond), { country: 'US', region: 'MA', storeId }, signal),
  subscription: (respond) =>
    sendSubscription(
      async (request) => ({ kind: 'ok', status: 200, body: respond(requestOf(request)) }),
      { email: 'ana@example.org', location: 'Footer', country: 'CA', locale: 'fr-CA' },
    ),
  loyaltyUpdate: (respond) => loyaltyOf(respond).update(),
  loyaltyJoin: (respond) => loyaltyOf(respond).join({ postalCode: '10001', acceptsTerms: true }),
  loyaltyActivation: (respond) => loyaltyOf(respond).activate('treat'),
  loyaltyPoints: (respond) =>
    loyaltyOf(respond).points({ type: 'purchase', from: '2026-01-01', to: '2026-12-31', page: 2 }),
}
