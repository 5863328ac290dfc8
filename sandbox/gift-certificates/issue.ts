import type { SiteId } from '../catalogue/model.ts'
import { type Sql, sql } from '../sql.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** What is bought; its amount in minor units. */
export interface NewCertificate {
  amount: number
  recipientEmail: string
  recipientName?: string | undefined
  senderName?: string | undefined
  message?: string | undefined
}

/** Writes what was bought, to be used once its order is paid; after the order in one batch with it. */
export const issue = (siteId: SiteId, items: NewCertificate[]): Sql[] =>
  items.map(
    (item) => sql`INSERT INTO gift_certificates (site_id, code, amount, balance, status, enabled,
        recipient_email, recipient_name, sender_name, message, order_number)
      VALUES (${siteId}, ${newCode()}, ${item.amount}, ${item.amount}, 'pending', 1,
        ${item.recipientEmail}, ${item.recipientName ?? null}, ${item.senderName ?? null},
        ${item.message ?? null}, (SELECT max(number) FROM orders))`,
  )

/** What was bought with an order may be used now. */
export const activate = (orderNumber: number): Sql =>
  sql`UPDATE gift_certificates SET status = 'issued' WHERE order_number = ${orderNumber}`

/** What was bought with an order that has failed, if `condition` holds, is worth nothing. */
export const withdraw = (orderNumber: number, condition: Sql): Sql =>
  sql`DELETE FROM gift_certificates WHERE order_number = ${orderNumber} AND ${condition}`

/** 16 letters and digits that cannot be taken for each other: 80 bits. */
const newCode = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(16)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('')
