const DAY = 24 * 60 * 60_000

/** The transit time of a parcel. */
export const ARRIVES_AFTER = 3 * DAY

interface Promised {
  /** The promised days of arrival (ISO dates). */
  c_arrivesFrom?: string | null
  c_arrivesBy?: string | null
}

/** The expected arrival of a parcel, on one of the promised days if there are any. */
export function expectedAt(
  sentAt: number,
  { c_arrivesFrom: from, c_arrivesBy: by }: Promised,
): number {
  const usual = sentAt + ARRIVES_AFTER
  return from && by ? Math.min(Math.max(usual, toNoon(from)), toNoon(by)) : usual
}

/** The same day everywhere in America. */
const toNoon = (day: string) => Date.parse(`${day}T17:00:00Z`)

/** The number on the label of a parcel: its order's number and its place in the order. */
export const formatTrackingNumber = (parcel: string) => `JW${parcel}US`

/**
 * The order number in a tracking number, and the parcel's place in the order. Undefined if the carrier has no such
 * numbers.
 */
export function readTrackingNumber(trackingNumber: string) {
  const [, orderNo, place] = /^JW(\d{8,12})(\d)US$/.exec(trackingNumber) ?? []
  return orderNo === undefined ? undefined : { orderNo, index: Number(place) - 1 }
}

/** The carrier's page about a parcel. */
export const trackingLink = (trackingNumber: string, origin: string) =>
  `${origin}/parcels/${trackingNumber}`
