import type { Shopper } from './purchase.ts'

export const TARGETING = { consent: ['necessary', 'targeting'] }

interface Telling {
  /** What the browser says of the visitor. */
  visitor?: object
  place?: string
}

/** Sends what a visitor sees, as the browser's code does. */
export const tellPersonalization = (
  shopper: Shopper,
  body: object,
  { visitor = TARGETING, place = 'site=us&locale=en-US' }: Telling = {},
) =>
  shopper.request(`/api/personalization/events?${place}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vitrine-visitor': encodeURIComponent(JSON.stringify(visitor)),
    },
    body: JSON.stringify(body),
  })
