import type { ArrivalDays } from '#shared/checkout/checkout.ts'
import type { StoreId } from '#shared/stores/store.ts'

import type { Cache } from '../cache/cache.ts'
import { shippingEstimates } from '../cache/shipping-entries.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { readShippingEstimates } from '../commerce/shipping-estimates.ts'
import type { RequestContext } from '../env.ts'
import { arrivalDay, dayAfterHours } from './arrival-day.ts'

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
