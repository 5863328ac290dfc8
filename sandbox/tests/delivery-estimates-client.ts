import * as v from 'valibot'

import { loginGuest, origin } from './clients.ts'

const Instant = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/))

/** The contract's `DeliveryEstimatesResult`, without members of other names. */
const Result = v.strictObject({
  productDeliveryEstimates: v.array(
    v.strictObject({
      productId: v.string(),
      destination: v.strictObject({ countryCode: v.string(), postalCode: v.string() }),
      shippingOptions: v.array(
        v.strictObject({
          shippingMethodId: v.string(),
          name: v.string(),
          description: v.string(),
          price: v.number(),
          currency: v.string(),
          deliveryWindow: v.strictObject({ startAt: Instant, endAt: Instant }),
          orderCutoffAt: Instant,
        }),
      ),
    }),
  ),
})

const PATH =
  '/product/shopper-delivery-estimates/v1/organizations/f_ecom_jwck_001/delivery-estimates'

/** Requests an estimate as a guest. The installed SDK has no client for this API yet. */
export async function requestEstimates(siteId: string, parameters: Record<string, string>) {
  const { access_token: token } = await loginGuest(siteId)
  const query = new URLSearchParams({ siteId, ...parameters })
  return fetch(`${origin}${PATH}?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
  })
}

export async function readEstimates(siteId: string, parameters: Record<string, string>) {
  const response = await requestEstimates(siteId, parameters)
  return v.parse(Result, await response.json()).productDeliveryEstimates
}
