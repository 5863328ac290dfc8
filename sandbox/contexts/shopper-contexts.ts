import * as v from 'valibot'

import { trimTable } from '../platform/trim-table.ts'
import { prepare, parseRows, sql, type Sql } from '../platform/sql.ts'
import { type PromotionContext, sourceCodes } from '../pricing/promotion-context.ts'
import { ContextBody } from './context-body.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LIFETIME_MS = { guest: DAY_MS, registered: 7 * DAY_MS } as const

/** Of concurrent changes, one succeeds in each round, so this many concurrent changes all succeed. */
const MAX_ATTEMPTS = 20

export interface ContextKey {
  siteId: string
  usid: string
}

const StoredRow = v.object({ document: v.string() })
const ContextRow = v.object({ document: v.pipe(v.string(), v.parseJson(), ContextBody) })

/** The shopper's context; null if there is none or it has expired. */
export const readContext = async (db: D1Database, key: ContextKey, now: number) =>
  contextIn(await prepare(db, contextStatement(key, now)).all())

/** A statement to add to a batch; `contextIn` takes its result. */
export const contextStatement = ({ siteId, usid }: ContextKey, now: number) =>
  sql`SELECT document FROM shopper_contexts
      WHERE site_id = ${siteId} AND usid = ${usid} AND expires_at > ${now}`

export const contextIn = (result: D1Result | undefined): ContextBody | null =>
  parseRows(ContextRow, result)[0]?.document ?? null

interface Writing {
  now: number
  kind: keyof typeof LIFETIME_MS
}

export async function writeContext(
  db: D1Database,
  key: ContextKey,
  context: ContextBody,
  writing: Writing,
) {
  await write(db, { key, document: JSON.stringify(context), ...writing }, sql`TRUE`)
}

/**
 * Changes the stored context. If another request changes it between read and write, the change is made again to
 * the new version.
 * @returns null if every attempt lost to a concurrent change
 */
export async function changeContext(
  db: D1Database,
  key: ContextKey,
  change: (before: ContextBody | null) => ContextBody,
  writing: Writing,
): Promise<ContextBody | null> {
  const stored = contextStatement(key, writing.now)
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const result = await prepare(db, stored).all()
    const [read = null] = parseRows(StoredRow, result)
    const context = change(contextIn(result))
    const document = JSON.stringify(context)
    const isUnchanged = sql`(${stored}) IS ${read?.document ?? null}`
    if (await write(db, { key, document, ...writing }, isUnchanged)) return context
  }
  return null
}

/** Writes if `condition` holds, and returns whether it did. */
async function write(
  db: D1Database,
  { key, document, now, kind }: Writing & { key: ContextKey; document: string },
  condition: Sql,
): Promise<boolean> {
  const [written] = await db.batch([
    prepare(
      db,
      sql`INSERT OR REPLACE INTO shopper_contexts (site_id, usid, document, expires_at)
          SELECT ${key.siteId}, ${key.usid}, ${document}, ${now + LIFETIME_MS[kind]}
          WHERE ${condition} RETURNING number`,
    ),
    trimTable(db, 'shopper_contexts'),
  ])
  return written?.results.length === 1
}

/** An expired context counts as missing. */
export const removeContext = (db: D1Database, { siteId, usid }: ContextKey, now: number) =>
  prepare(
    db,
    sql`DELETE FROM shopper_contexts
        WHERE site_id = ${siteId} AND usid = ${usid} AND expires_at > ${now}`,
  ).run()

/** The time and qualifiers that decide which promotions apply, from the shopper's context if there is one. */
export function toPromotionContext(context: ContextBody | null, now: number): PromotionContext {
  const { effectiveDateTime = '', sourceCode = '', ...own } = context ?? {}
  const { customerGroupIds = [], customQualifiers = {}, couponCodes = [] } = own
  const asOf = Date.parse(effectiveDateTime)
  const typed = sourceCode.toUpperCase()
  return {
    now: Number.isNaN(asOf) ? now : asOf,
    qualifiers: {
      sourceCodes: sourceCodes.flatMap(({ code, isActive }) =>
        isActive && code === typed ? [code] : [],
      ),
      customerGroups: customerGroupIds,
      custom: customQualifiers,
      couponCodes,
    },
  }
}

export const readPromotionContext = async (db: D1Database, visit: ContextKey & { now: number }) =>
  toPromotionContext(await readContext(db, visit, visit.now), visit.now)
