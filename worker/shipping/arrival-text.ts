import * as v from 'valibot'

import type { Locale } from '#shared/site/site.ts'

import { plainText } from '../catalog/content-mapper.ts'
import type { WireShipment } from '../commerce/wire-basket.ts'
import { intlFor } from '../intl.ts'
import { dayText } from './arrival-day.ts'

const Day = v.pipe(v.string(), v.isoDate())
const Promised = v.object({ c_arrivesFrom: Day, c_arrivesBy: Day })

/**
 * When a shipment arrives, or is ready for pickup: the days that the review has named, or else how long its method
 * takes.
 */
export function arrivalText(shipment: WireShipment | undefined, locale: Locale): string | null {
  const promised = v.safeParse(Promised, shipment)
  if (!promised.success) return plainText(shipment?.shippingMethod?.c_estimatedArrivalTime)
  const { c_arrivesFrom: first, c_arrivesBy: last } = promised.output
  const [from, to] = [dayText(first, locale), dayText(last, locale)]
  const { formatMessage } = intlFor(locale)
  if (shipment?.c_fromStoreId) return formatMessage({ id: 'arrival.pickup' }, { day: to })
  return first === last ? to : formatMessage({ id: 'arrival.between' }, { from, to })
}
