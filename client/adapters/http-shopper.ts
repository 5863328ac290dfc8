import { bagApi, checkoutApi, ordersApi } from '#shared/api-paths.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { Shopper } from '#shared/shopper.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { requestJson } from './request-json.ts'

interface HttpShopperDependencies {
  site: Site
  locale: Locale
  fetch: typeof fetch
}

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The shopper client over HTTP. Responses come from the worker, which has parsed them. */
export function createHttpShopper({ site, locale, fetch }: HttpShopperDependencies): Shopper {
  const addressOf = (path: string) => `${path}?${new URLSearchParams({ site: site.id, locale })}`

  const read = <Answer>(path: string, signal?: AbortSignal) =>
    requestJson<Answer>(fetch, addressOf(path), signal ? { signal } : {})

  const act = <Answer>(method: Method, path: string, key: IdempotencyKey, input: object = {}) =>
    requestJson<Answer>(fetch, addressOf(path), {
      method,
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(input),
      // Completes even if the page is left in the meantime.
      keepalive: true,
    })

  return {
    getBag: (signal) => read(bagApi.href('bag', {}), signal),
    getCheckout: (step, signal) => read(checkoutApi.href('step', { step }), signal),
    getOrder: (orderNo, signal) => read(ordersApi.href('order', { orderNo }), signal),

    addToBag: (input, key) => act('POST', bagApi.href('items', {}), key, input),
    addGiftCard: (input, key) => act('POST', bagApi.href('giftCards', {}), key, input),
    updateLine: ({ lineId, ...change }, key) =>
      act('PATCH', bagApi.href('item', { lineId }), key, change),
    removeGiftCertificate: (certificate, key) =>
      act('DELETE', bagApi.href('giftCertificate', certificate), key),
    addCoupon: (input, key) => act('POST', bagApi.href('coupons', {}), key, input),
    removeCoupon: (coupon, key) => act('DELETE', bagApi.href('coupon', coupon), key),

    saveShippingAddress: (input, key) =>
      act('PUT', checkoutApi.href('shippingAddress', {}), key, input),
    chooseShippingMethod: (input, key) =>
      act('PUT', checkoutApi.href('shippingMethod', {}), key, input),
    savePayment: (input, key) => act('PUT', checkoutApi.href('payment', {}), key, input),
    placeOrder: (input, key) => act('POST', ordersApi.href('orders', {}), key, input),
  }
}
