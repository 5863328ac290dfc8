import * as v from 'valibot'

import type { StoreId } from '#shared/stores/store.ts'

import type { CommerceClient } from '../upstream/commerce-client.ts'
import { optional, type Named, type PublicFamily } from '../upstream/families.ts'

export const checkoutFamilies = {
  /** When an order arrives, for which no page waits. */
  shippingEstimates: {
    name: 'shippingEstimates',
    ...optional,
    base: '/custom/shipping-estimates/v1',
  },
} as const satisfies Record<string, Named<PublicFamily>>

const Days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60))
const TimeZone = v.pipe(v.string(), v.regex(/^[A-Za-z_]+(\/[A-Za-z_-]+)*$/))

export const WireEstimates = v.object({
  /** The time of the day until which an order leaves on the same day, where the warehouse is. */
  cutOff: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  timeZone: TimeZone,
  data: v.array(
    v.object({
      methodId: v.optional(v.string()),
      name: v.string(),
      minBusinessDays: Days,
      maxBusinessDays: Days,
    }),
  ),
  pickup: v.optional(
    v.object({
      storeName: v.string(),
      timeZone: TimeZone,
      readyWithinHours: v.pipe(v.number(), v.minValue(0), v.maxValue(24 * 30)),
    }),
  ),
})
export type WireEstimates = v.InferOutput<typeof WireEstimates>

export interface EstimatesRequest {
  country: string
  /** Null if it is unknown: then the methods are those of most regions. */
  region: string | null
  storeId: StoreId | null
}

/** How many business days each shipping method takes to a region, the cheapest first. */
export const readShippingEstimates = (
  commerce: CommerceClient,
  { country, region, storeId }: EstimatesRequest,
  signal: AbortSignal,
): Promise<WireEstimates> =>
  commerce.read({
    family: checkoutFamilies.shippingEstimates,
    operation: 'getShippingEstimates',
    path: '/shippingEstimates',
    query: {
      c_country: country,
      ...(region !== null && { c_region: region }),
      ...(storeId !== null && { c_storeId: storeId }),
      locale: commerce.locale,
    },
    schema: WireEstimates,
    signal,
  })
