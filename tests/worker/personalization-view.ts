import type { Shopper } from './purchase.ts'

export const TARGETING = { consent: ['necessary', 'targeting'] }

interface EventOptions {
  /** The browser's data about the visitor. */
  visitor?: object
  place?: string
}

/** Reports a view as the browser's code does. */
export const sendPersonalizationEvents = (
  shopper: Shopper,
  body: object,
  { visitor = TARGETING, place = 'site=us&locale=en-US' }: EventOptions = {},
) =>
  shopper.request(`/api/personalization/events?${place}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vitrine-visitor': encodeURIComponent(JSON.stringify(visitor)),
    },
    body: JSON.stringify(body),
  })
