/** When a warehouse works: an order before the cut-off leaves on the same business day. */
export interface Warehouse {
  /** "14:00", in its time zone. */
  cutOff: string
  timeZone: string
}

const MINUTE = 60_000
const DAY = 86_400_000

/** Parcels are delivered between these times of a day. */
const EARLIEST = '08:00'
const LATEST = '20:00'

/** When an order placed now arrives with a method that takes so many business days, and until when it can be placed. */
export function deliveryWindow(
  now: number,
  { cutOff, timeZone }: Warehouse,
  [fewest, most]: readonly [fewest: number, most: number],
) {
  const today = dayIn(timeZone, now)
  const isInTime = isBusinessDay(today) && now < toInstant(today, cutOff, timeZone)
  const leaves = isInTime ? today : businessDaysAfter(today, 1)
  const at = (day: string, time: string) => written(toInstant(day, time, timeZone))
  return {
    deliveryWindow: {
      startAt: at(businessDaysAfter(leaves, fewest), EARLIEST),
      endAt: at(businessDaysAfter(leaves, most), LATEST),
    },
    orderCutoffAt: at(leaves, cutOff),
  }
}

/** Without milliseconds, like all dates of this API. */
const written = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z')

/** The calendar day in a time zone, as YYYY-MM-DD. */
const dayIn = (timeZone: string, instant: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(instant)

const toDate = (day: string) => Date.parse(`${day}T00:00:00Z`)

const isBusinessDay = (day: string) => ![0, 6].includes(new Date(toDate(day)).getUTCDay())

function businessDaysAfter(day: string, count: number): string {
  if (count === 0) return day
  const next = new Date(toDate(day) + DAY).toISOString().slice(0, 10)
  return businessDaysAfter(next, isBusinessDay(next) ? count - 1 : count)
}

/** The instant at which clocks in the time zone show this time. */
function toInstant(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  // Nearly the right instant, so it has the right offset but for the hours in which clocks change.
  return asUtc - offsetAt(asUtc - offsetAt(asUtc, timeZone), timeZone)
}

function offsetAt(instant: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const name =
    format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE
}
