import { html, raw } from 'hono/html'

import { clock } from '../platform/clock.ts'
import { factory } from '../platform/env.ts'
import type { StoredOrder } from './order-document.ts'
import { orderProgress } from './order-progress.ts'
import { findOrder, type OrderRow } from './order-row.ts'
import { resourceNotFound } from '../platform/problems.ts'
import { toLanguage } from '../platform/site.ts'
import { ARRIVES_AFTER, expectedAt, readTrackingNumber } from '../parcels/tracking-number.ts'
import { profile } from '../profiles/current.ts'

const messages = {
  en: {
    heading: 'Where your parcel is',
    number: 'Tracking number',
    shipped: 'On its way to you',
    delivered: 'Delivered',
    left: 'Left our workshop',
    arrives: 'Expected',
  },
  fr: {
    heading: 'Où en est votre colis',
    number: 'Numéro de suivi',
    shipped: 'En route vers vous',
    delivered: 'Livré',
    left: 'Parti de notre atelier',
    arrives: 'Livraison prévue',
  },
} as const

const style = `
body { margin: 0 auto; max-width: 34rem; padding: 3rem 1rem; background: #faf6ee; color: #1a312a; font: 1rem/1.55 'Instrument Sans', Arial, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.5rem; margin: 1.5rem 0 0 }
dt { color: #55635b } dd { margin: 0; overflow-wrap: anywhere }
.status { font-size: 1.25rem; font-weight: 600; margin: 0 }
`

function shipmentIn({ document, locale }: Pick<OrderRow, 'document' | 'locale'>, index: number) {
  const documents: Record<string, StoredOrder> = JSON.parse(document)
  return documents[toLanguage(locale)]?.shipments[index] ?? {}
}

/**
 * The carrier's page about a parcel. Like a real one, it opens for anyone with the number, so it
 * shows nothing about the order or its shopper.
 */
export const parcels = factory.createApp().get('/:trackingNumber', async (c) => {
  const trackingNumber = c.req.param('trackingNumber')
  const parcel = readTrackingNumber(trackingNumber)
  const order = await findOrder(c.env.DB, parcel?.orderNo ?? '')
  const now = order ? clock.of([order.correlationId, order.usid])() : 0
  const progress = order && orderProgress(order, now)
  if (!parcel || !order || !progress?.isSent) throw resourceNotFound()
  const { locale } = order
  const text = messages[toLanguage(locale)]
  const isThere = now >= progress.sentAt + ARRIVES_AFTER
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/New_York' })
  const nonce = crypto.randomUUID()
  c.header('cache-control', 'no-store')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
  )
  return c.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${text.heading} | ${profile.carrier}</title>
          <style nonce="${nonce}">
            ${raw(style)}
          </style>
        </head>
        <body>
          <main>
            <p>${profile.carrier}</p>
            <h1>${text.heading}</h1>
            <p class="status">${isThere ? text.delivered : text.shipped}</p>
            <dl>
              <dt>${text.number}</dt>
              <dd>${trackingNumber}</dd>
              <dt>${text.left}</dt>
              <dd>${date.format(progress.sentAt)}</dd>
              <dt>${text.arrives}</dt>
              <dd>${date.format(expectedAt(progress.sentAt, shipmentIn(order, parcel.index)))}</dd>
            </dl>
          </main>
        </body>
      </html>`,
  )
})
