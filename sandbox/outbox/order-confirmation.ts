import * as v from 'valibot'

import type { Locale } from '../sites.ts'
import { confirmationMail, confirmationText } from './confirmation-mail.ts'
import { confirmationOf } from './confirmation.ts'
import { ConfirmedOrder } from './confirmed-order.ts'

interface OrderConfirmation {
  /** An order as the wire has it. */
  order: unknown
  locale: Locale
  /** E-mail address of the shopper. */
  to: string
  /** Epoch milliseconds. */
  now: number
}

/**
 * Puts the mail that confirms an order into the outbox, once per order number.
 * @throws {v.ValiError} when `order` is not an order
 */
export async function sendOrderConfirmation(
  db: D1Database,
  { order, locale, to, now }: OrderConfirmation,
): Promise<void> {
  const confirmed = v.parse(ConfirmedOrder, order)
  const confirmation = confirmationOf(confirmed, locale)
  await db
    .prepare(
      `INSERT INTO outbox_messages (id, order_no, recipient, locale, subject, html, text, sent_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT (order_no) DO NOTHING`,
    )
    .bind(
      crypto.randomUUID(),
      confirmed.orderNo,
      to,
      locale,
      confirmation.subject,
      String(await confirmationMail(confirmation)),
      confirmationText(confirmation),
      now,
    )
    .run()
}
