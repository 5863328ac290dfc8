import * as v from 'valibot'

const Summary = v.object({
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  locale: v.string(),
  /** Null for a mail that is about no order. */
  orderNo: v.nullable(v.string()),
  sentAt: v.pipe(
    v.number(),
    v.transform((at) => new Date(at).toISOString()),
  ),
  text: v.string(),
})
const Message = v.object({ ...Summary.entries, html: v.string() })
export type MessageSummary = v.InferOutput<typeof Summary>

const SUMMARY =
  'id, recipient AS "to", subject, locale, order_no AS orderNo, sent_at AS sentAt, text'
const SHOWN = 200

/** The latest mails first, of one recipient or of all. */
export async function listMessages(db: D1Database, to: string | undefined) {
  const { results } = await db
    .prepare(
      `SELECT ${SUMMARY} FROM outbox_messages WHERE ?1 IS NULL OR recipient = ?1
       ORDER BY sent_at DESC, id LIMIT ${SHOWN}`,
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

export const clearOutbox = async (db: D1Database) => {
  await db.prepare('DELETE FROM outbox_messages').run()
}
