import type { Arrival } from '#shared/product/arrival.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { StoreId } from '#shared/stores/store.ts'

import type { Cache } from '../cache/cache.ts'
import { shippingEstimates } from '../cache/shipping-entries.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { readShippingEstimates } from '../commerce/shipping-estimates.ts'
import type { RequestContext } from '../env.ts'
import type { Visitor } from '../visitor/visitor.ts'
import { arrivalDay, dayAfterHours, dayText } from './arrival-day.ts'

interface ArrivalSources {
  context: Pick<RequestContext, 'site' | 'locale' | 'now'>
  commerce: CommerceClient
  cache: Pick<Cache, 'read'>
  visitor: Pick<Visitor, 'country' | 'region'>
}

/** When an order arrives that is placed now: by the cheapest shipping method, and in a store. */
export async function readArrival(
  { context, commerce, cache, visitor }: ArrivalSources,
  storeId: StoreId | null,
): Promise<Arrival> {
  const { site, locale, now } = context
  const { country } = site
  // Visitors from abroad send to the site's country, wherever that is.
  const region = visitor.country === country ? visitor.region : null
  const read = (store: StoreId | null) =>
    cache.read(shippingEstimates, {
      key: [site.id, locale, country, region ?? '', store ?? ''],
      load: (signal) =>
        readShippingEstimates(commerce, { country, region, storeId: store }, signal),
    })
  const { value } = await read(storeId).catch((error: unknown) => {
    // The service rejects a store that it does not know. Shipping does not depend on it.
    const isRejected = error instanceof ProblemError && error.type === 'invalid-input'
    if (storeId === null || !isRejected) throw error
    return read(null)
  })
  const { data, pickup, cutOff, timeZone } = value
  const [cheapest] = data
  const departure = { cutOff, timeZone, now: now() }
  return {
    shipping: cheapest
      ? {
          method: cheapest.name,
          from: dayText(arrivalDay(departure, cheapest.minBusinessDays), locale),
          to: dayText(arrivalDay(departure, cheapest.maxBusinessDays), locale),
        }
      : null,
    pickup: pickup
      ? {
          storeName: pickup.storeName,
          readyBy: dayText(dayAfterHours(now(), pickup.readyWithinHours, pickup.timeZone), locale),
        }
      : null,
  }
}
