import { bagApi, checkoutApi, ordersApi } from '#shared/contract/api-paths.ts'
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
  const addressOf = (path: string) => `${path}?${new URLSearchParams({ site: site.id, locale })}`

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
    getBag: (signal) => read(bagApi.href('bag', {}), signal),
    getCheckout: (step, signal) => read(checkoutApi.href('step', { step }), signal),
    getOrder: (orderNo, signal) => read(ordersApi.href('order', { orderNo }), signal),

    addToBag: (input, idempotencyKey) =>
      act({ method: 'POST', path: bagApi.href('items', {}), input, idempotencyKey }),
    updateLine: ({ lineId, quantity }, idempotencyKey) =>
      act({
        method: 'PATCH',
        path: bagApi.href('item', { lineId }),
        input: { quantity },
        idempotencyKey,
      }),
    addCoupon: (input, idempotencyKey) =>
      act({ method: 'POST', path: bagApi.href('coupons', {}), input, idempotencyKey }),
    removeCoupon: ({ couponId }, idempotencyKey) =>
      act({ method: 'DELETE', path: bagApi.href('coupon', { couponId }), idempotencyKey }),

    saveShippingAddress: (input, idempotencyKey) =>
      act({ method: 'PUT', path: checkoutApi.href('shippingAddress', {}), input, idempotencyKey }),
    chooseShippingMethod: (input, idempotencyKey) =>
      act({ method: 'PUT', path: checkoutApi.href('shippingMethod', {}), input, idempotencyKey }),
    savePayment: (input, idempotencyKey) =>
      act({ method: 'PUT', path: checkoutApi.href('payment', {}), input, idempotencyKey }),
    placeOrder: (input, idempotencyKey) =>
      act({ method: 'POST', path: ordersApi.href('orders', {}), input, idempotencyKey }),
  }
}
