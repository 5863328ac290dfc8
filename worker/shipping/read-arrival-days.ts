import type { ArrivalDays } from '#shared/contract/checkout.ts'

import type { Cache } from '../cache/cache.ts'
import { shippingEstimates } from '../cache/shipping-entries.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { readShippingEstimates } from '../commerce/shipping-estimates.ts'
import type { RequestContext } from '../env.ts'
import { arrivalDay, dayText } from './arrival-day.ts'

interface ArrivalSources {
  context: Pick<RequestContext, 'site' | 'locale' | 'now'>
  commerce: CommerceClient
  cache: Pick<Cache, 'read'>
}

/** When an order that is placed now arrives in a state or province, by the id of the shipping method. */
export async function readArrivalDays(
  { context: { site, locale, now }, commerce, cache }: ArrivalSources,
  region: string,
): Promise<ReadonlyMap<string, ArrivalDays>> {
  const { country } = site
  const { value } = await cache.read(shippingEstimates, {
    key: [site.id, locale, country, region, ''],
    load: (signal) => readShippingEstimates(commerce, { country, region, storeId: null }, signal),
  })
  const departure = { cutOff: value.cutOff, timeZone: value.timeZone, now: now() }
  return new Map(
    value.data.flatMap(({ methodId, minBusinessDays, maxBusinessDays }) => {
      if (methodId === undefined) return []
      const dayAfter = (days: number) => dayText(arrivalDay(departure, days), locale)
      const days = { from: dayAfter(minBusinessDays), to: dayAfter(maxBusinessDays) }
      return [[methodId, days] as const]
    }),
  )
}
