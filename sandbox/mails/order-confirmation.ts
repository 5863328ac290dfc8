import * as v from 'valibot'

import type { Locale } from '../platform/site.ts'
import { createConfirmation } from './confirmation.ts'
import { ConfirmedOrder } from './confirmed-order.ts'
import { putMessage } from './messages.ts'
import { orderMail, orderMailText } from './order-mail.ts'
import { showsHours } from './order-mail-parts.ts'

interface OrderConfirmation {
  /** A SCAPI order. */
  order: unknown
  locale: Locale
  /** E-mail address of the shopper. */
  to: string
  /** The shop's origin, for links; empty for a mail without links. */
  shopOrigin: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Puts the confirmation of an order into the outbox, once per order number.
 * @throws {v.ValiError} if `order` is not an order
 */
export async function sendOrderConfirmation(
  db: D1Database,
  { order, locale, to, shopOrigin, now }: OrderConfirmation,
): Promise<void> {
  const confirmed = v.parse(ConfirmedOrder, order)
  const options = { locale, shopOrigin, showsHours: await showsHours(db, locale) }
  const confirmation = createConfirmation(confirmed, options)
  await putMessage(db, {
    orderNo: confirmed.orderNo,
    to,
    locale,
    subject: confirmation.subject,
    html: await orderMail(confirmation),
    text: orderMailText(confirmation),
    now,
  })
}
