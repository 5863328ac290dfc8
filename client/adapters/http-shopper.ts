import type { IdempotencyKey } from '#shared/contract/bag.ts'
import type { Shopper } from '#shared/contract/shopper.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpShopperDependencies {
  site: Site
  locale: Locale
  fetch: typeof fetch
}

interface Action {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  input?: object
  idempotencyKey: IdempotencyKey
}

/** The shopper client over HTTP. Responses come from the worker, which has parsed them. */
export function createHttpShopper({ site, locale, fetch }: HttpShopperDependencies): Shopper {
  const addressOf = (path: string) =>
    `/api/${path}?${new URLSearchParams({ site: site.id, locale })}`

  const read = <Answer>(path: string, signal?: AbortSignal) =>
    requestJson<Answer>(fetch, addressOf(path), signal ? { signal } : {})

  const act = <Answer>({ method, path, input = {}, idempotencyKey }: Action) =>
    requestJson<Answer>(fetch, addressOf(path), {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(input),
      // Completes even if the page is left in the meantime.
      keepalive: true,
    })

  return {
    getSession: (signal) => read('session', signal),
    getBag: (signal) => read('bag', signal),
    getCheckout: (step, signal) => read(`checkout/${step}`, signal),
    getOrder: (orderNo, signal) => read(`orders/${orderNo}`, signal),

    addToBag: (input, idempotencyKey) =>
      act({ method: 'POST', path: 'bag/items', input, idempotencyKey }),
    updateLine: ({ lineId, quantity }, idempotencyKey) =>
      act({ method: 'PATCH', path: `bag/items/${lineId}`, input: { quantity }, idempotencyKey }),
    addCoupon: (input, idempotencyKey) =>
      act({ method: 'POST', path: 'bag/coupons', input, idempotencyKey }),
    removeCoupon: ({ couponId }, idempotencyKey) =>
      act({ method: 'DELETE', path: `bag/coupons/${couponId}`, idempotencyKey }),

    saveShippingAddress: (input, idempotencyKey) =>
      act({ method: 'PUT', path: 'checkout/shipping-address', input, idempotencyKey }),
    chooseShippingMethod: (input, idempotencyKey) =>
      act({ method: 'PUT', path: 'checkout/shipping-method', input, idempotencyKey }),
    savePayment: (input, idempotencyKey) =>
      act({ method: 'PUT', path: 'checkout/payment', input, idempotencyKey }),
    placeOrder: (input, idempotencyKey) =>
      act({ method: 'POST', path: 'orders', input, idempotencyKey }),
  }
}
