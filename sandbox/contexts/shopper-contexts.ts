import * as v from 'valibot'

import { keepLatest } from '../keep-latest.ts'
import { prepare, rowsOf, sql } from '../sql.ts'
import { ContextBody } from './context-body.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LIFETIME_MS = { guest: DAY_MS, registered: 7 * DAY_MS } as const

export interface ContextKey {
  siteId: string
  usid: string
}

const ContextRow = v.object({ document: v.pipe(v.string(), v.parseJson(), ContextBody) })

/** The shopper's context, unless there is none or its time is over. */
export const readContext = async (db: D1Database, key: ContextKey, now: number) =>
  contextIn(await prepare(db, contextStatement(key, now)).all())

/** A statement, for those who read more at once, whose result `contextIn` takes. */
export const contextStatement = ({ siteId, usid }: ContextKey, now: number) =>
  sql`SELECT document FROM shopper_contexts
      WHERE site_id = ${siteId} AND usid = ${usid} AND expires_at > ${now}`

export const contextIn = (result: D1Result | undefined): ContextBody | null =>
  rowsOf(ContextRow, result)[0]?.document ?? null

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
