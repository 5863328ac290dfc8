import * as v from 'valibot'

import type { Locale } from '#shared/site/site.ts'

import type { WireShipment } from './wire-basket.ts'
import { plainText } from '../markup/content-mapper.ts'
import { intlFor } from '../render/intl.ts'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const SATURDAY = 6

interface Departure {
  /** `14:00`, where the warehouse is. An order at that minute is too late. */
  cutOff: string
  timeZone: string
  now: number
}

/**
 * The day on which an order that is placed now arrives, as an ISO date. It leaves today if today is a business day and
 * the cut-off is not over, else on the next business day. Only business days count on the way.
 */
export function arrivalDay({ cutOff, timeZone, now }: Departure, businessDays: number): string {
  const { day, time } = localTime(now, timeZone)
  const leaves = isBusinessDay(day) && time < cutOff ? day : nextBusinessDay(day)
  let arrives = leaves
  for (let left = businessDays; left > 0; left -= 1) arrives = nextBusinessDay(arrives)
  return arrives
}

/** The day on which some hours are over, in a time zone. */
export const dayAfterHours = (now: number, hours: number, timeZone: string) =>
  localTime(now + hours * 60 * MINUTE_MS, timeZone).day

/** "Thu, Nov 26", from an ISO date. A day is the same everywhere, so it is written without a time zone. */
export const dayText = (day: string, locale: Locale) =>
  intlFor(locale).formatDate(day, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })

function nextBusinessDay(day: string): string {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
  return isBusinessDay(next) ? next : nextBusinessDay(next)
}

/** ISO dates are read as midnight in UTC, so the day of the week is theirs. */
const isBusinessDay = (day: string) => ![0, SATURDAY].includes(new Date(day).getUTCDay())

/** Date and time of a clock on the wall there. */
function localTime(now: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

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
