const DAY = 24 * 60 * 60_000

export const CARRIER = 'Juniper Post'

/** How long a parcel is on its way. */
export const ARRIVES_AFTER = 3 * DAY

/** The number on the label of a parcel: its order's number and its place in the order. */
export const trackingNumberOf = (parcel: string) => `JW${parcel}US`

/** The order number in a tracking number. Undefined if the carrier has no such numbers. */
export const orderNoIn = (trackingNumber: string) => /^JW(\d{8,12})\dUS$/.exec(trackingNumber)?.[1]

/** Where the carrier says how far a parcel is. */
export const trackingLink = (trackingNumber: string, origin: string) =>
  `${origin}/parcels/${trackingNumber}`
