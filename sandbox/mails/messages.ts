import type { html } from 'hono/html'
import * as v from 'valibot'

import type { Locale } from '../platform/site.ts'
import { prepare, sql } from '../platform/sql.ts'

const Summary = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  locale: v.string(),
  /** Null if the mail is not about an order. */
  orderNo: v.nullable(v.string()),
  sentAt: v.pipe(
    v.number(),
    v.transform((at) => new Date(at).toISOString()),
  ),
  text: v.string(),
})
const Message = v.object({ ...Summary.entries, html: v.string() })
export type MessageSummary = v.InferOutput<typeof Summary>

interface NewMessage {
  /** The mail's id; a second mail with the same id is dropped. Random by default. */
  id?: string
  /** Only one mail is stored for each order number. */
  orderNo?: string
  /** An e-mail address, or the telephone number of a text message. */
  to: string
  locale: Locale
  subject: string
  html: Awaited<ReturnType<typeof html>>
  text: string
  /** Epoch milliseconds. */
  now: number
}

/** Puts a mail into the outbox unless it is already there. */
export async function putMessage(db: D1Database, message: NewMessage): Promise<void> {
  const { id = crypto.randomUUID(), orderNo = null, to, locale, subject, text, now } = message
  const statement = sql`INSERT INTO outbox_messages
      (id, order_no, recipient, locale, subject, html, text, sent_at)
    VALUES (${id}, ${orderNo}, ${to}, ${locale}, ${subject}, ${String(message.html)}, ${text},
      ${now})
    ON CONFLICT DO NOTHING`
  await prepare(db, statement).run()
}

const SUMMARY =
  'id, recipient AS "to", subject, locale, order_no AS orderNo, sent_at AS sentAt, text'
const MAX_LISTED = 200

/** The latest mails first, of one recipient or of all. */
export async function listMessages(db: D1Database, to: string | undefined) {
  const { results } = await db
    .prepare(
      `SELECT ${SUMMARY} FROM outbox_messages WHERE ?1 IS NULL OR recipient = ?1
       ORDER BY sent_at DESC, id LIMIT ${MAX_LISTED}`,
    )
    .bind(to ?? null)
    .all()
  return v.parse(v.array(Summary), results)
}

export async function findMessage(db: D1Database, id: string) {
  const row = await db
    .prepare(`SELECT ${SUMMARY}, html FROM outbox_messages WHERE id = ?1`)
    .bind(id)
    .first()
  return row === null ? null : v.parse(Message, row)
}

export const deleteMessages = async (db: D1Database) => {
  await db.prepare('DELETE FROM outbox_messages').run()
}
