import * as v from 'valibot'

import { keepLatest } from '../keep-latest.ts'
import { prepare, sql } from '../sql.ts'
import { ContextBody } from './context-body.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LIFETIME_MS = { guest: DAY_MS, registered: 7 * DAY_MS } as const

interface ContextKey {
  siteId: string
  usid: string
}

const Document = v.pipe(v.string(), v.parseJson(), ContextBody)

/** The shopper's context, unless there is none or its time is over. */
export async function readContext(db: D1Database, { siteId, usid }: ContextKey, now: number) {
  const statement = sql`SELECT document FROM shopper_contexts
    WHERE site_id = ${siteId} AND usid = ${usid} AND expires_at > ${now}`
  const document = await prepare(db, statement).first('document')
  return document === null ? null : v.parse(Document, document)
}

export async function writeContext(
  db: D1Database,
  { siteId, usid }: ContextKey,
  context: ContextBody,
  { now, kind }: { now: number; kind: keyof typeof LIFETIME_MS },
) {
  await db.batch([
    prepare(
      db,
      sql`INSERT OR REPLACE INTO shopper_contexts (site_id, usid, document, expires_at)
          VALUES (${siteId}, ${usid}, ${JSON.stringify(context)}, ${now + LIFETIME_MS[kind]})`,
    ),
    keepLatest(db, 'shopper_contexts'),
  ])
}

export const removeContext = (db: D1Database, { siteId, usid }: ContextKey) =>
  prepare(db, sql`DELETE FROM shopper_contexts WHERE site_id = ${siteId} AND usid = ${usid}`).run()
