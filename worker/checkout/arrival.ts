import type { ArrivalDays } from '#shared/checkout/checkout.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Arrival } from '#shared/product/arrival.ts'
import type { StoreId } from '#shared/stores/store.ts'

import { arrivalDay, dayAfterHours, dayText } from '../bag/arrival.ts'
import type { Cache } from '../cache/cache.ts'
import { shippingEstimates } from './cache.ts'
import { readShippingEstimates } from './upstream.ts'
import type { RequestContext } from '../config/env.ts'
import type { CommerceClient } from '../upstream/commerce-client.ts'
import { ifAbsent } from '../upstream/absent-api.ts'
import type { Visitor } from '../visitor/visitor.ts'

interface ArrivalSources {
  context: Pick<RequestContext, 'site' | 'locale' | 'now'>
  commerce: CommerceClient
  cache: Pick<Cache, 'read'>
  visitor: Pick<Visitor, 'country' | 'region'>
}

/** When an order arrives that is placed now: by the cheapest shipping method, and in a store. */
export const readArrival = (sources: ArrivalSources, storeId: StoreId | null): Promise<Arrival> =>
  ifAbsent(readEstimatedArrival(sources, storeId), () => ({ shipping: null, pickup: null }))

async function readEstimatedArrival(
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

interface ArrivalSources {
  context: Pick<RequestContext, 'site' | 'locale' | 'now'>
  commerce: CommerceClient
  cache: Pick<Cache, 'read'>
}

async function readEstimates(
  { context: { site, locale }, commerce, cache }: ArrivalSources,
  { region, storeId }: { region: string; storeId: StoreId | null },
) {
  const { country } = site
  const { value } = await cache.read(shippingEstimates, {
    key: [site.id, locale, country, region, storeId ?? ''],
    load: (signal) => readShippingEstimates(commerce, { country, region, storeId }, signal),
  })
  return value
}

/** When an order that is placed now arrives in a state or province, as ISO dates, by the id of the shipping method. */
export async function readArrivalDays(
  sources: ArrivalSources,
  region: string,
): Promise<ReadonlyMap<string, ArrivalDays>> {
  const { data, cutOff, timeZone } = await readEstimates(sources, { region, storeId: null })
  const departure = { cutOff, timeZone, now: sources.context.now() }
  return new Map(
    data.flatMap(({ methodId, minBusinessDays, maxBusinessDays }) => {
      if (methodId === undefined) return []
      const days = {
        from: arrivalDay(departure, minBusinessDays),
        to: arrivalDay(departure, maxBusinessDays),
      }
      return [[methodId, days] as const]
    }),
  )
}

/** When a store has an order ready that is placed now, as an ISO date. Null for a store that takes no pickups. */
export async function readReadyDay(sources: ArrivalSources, storeId: StoreId) {
  const { pickup } = await readEstimates(sources, { region: '', storeId })
  const now = sources.context.now()
  return pickup ? dayAfterHours(now, pickup.readyWithinHours, pickup.timeZone) : null
}
