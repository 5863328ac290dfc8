import type { SiteId } from '../platform/site.ts'
import { type Sql, sql } from '../platform/sql.ts'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A gift certificate to issue; its amount is in minor units. */
export interface NewCertificate {
  amount: number
  recipientEmail: string
  recipientName?: string | undefined
  senderName?: string | undefined
  message?: string | undefined
}

/** Stores new certificates, pending until their order is paid. Runs in the order's batch, after its insert. */
export const issue = (siteId: SiteId, items: NewCertificate[]): Sql[] =>
  items.map(
    (item) => sql`INSERT INTO gift_certificates (site_id, code, amount, balance, status, enabled,
        recipient_email, recipient_name, sender_name, message, order_number)
      VALUES (${siteId}, ${newCode()}, ${item.amount}, ${item.amount}, 'pending', 1,
        ${item.recipientEmail}, ${item.recipientName ?? null}, ${item.senderName ?? null},
        ${item.message ?? null}, (SELECT max(number) FROM orders))`,
  )

/** Makes an order's certificates usable. */
export const activate = (orderNumber: number): Sql =>
  sql`UPDATE gift_certificates SET status = 'issued' WHERE order_number = ${orderNumber}`

/** Deletes a failed order's certificates, if `condition` holds. */
export const withdraw = (orderNumber: number, condition: Sql): Sql =>
  sql`DELETE FROM gift_certificates WHERE order_number = ${orderNumber} AND ${condition}`

/** 16 letters and digits that are hard to confuse: 80 bits. */
const newCode = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(16)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('')
