import * as v from 'valibot'

import { joinConditions, prepare, parseRows, sql } from '../platform/sql.ts'

export const POINT_TYPES = [
  'joined',
  'purchase',
  'store-purchase',
  'bonus',
  'return',
  'reward',
] as const
export type PointType = (typeof POINT_TYPES)[number]

/** An entry of the history. `spend` counts toward the next reward, in minor units. */
export interface PointEntry {
  type: PointType
  /** The subject of the entry, such as an order. Each counts once per type. */
  reference: string
  orderNo: string | null
  points: number
  spend: number
  at: number
}

export const insertPoints = (member: string, entries: PointEntry[]) =>
  sql`INSERT OR IGNORE INTO loyalty_points (member, type, reference, order_no, points, spend, at)
    SELECT ${member}, value ->> 'type', value ->> 'reference', value ->> 'orderNo',
      value ->> 'points', value ->> 'spend', value ->> 'at'
    FROM json_each(${JSON.stringify(entries)})`

/**
 * The spending that counts toward a member's next reward, in minor units; null without a history.
 */
export async function readSpend(db: D1Database, member: string): Promise<number | null> {
  const statement = sql`SELECT SUM(spend) AS spend FROM loyalty_points WHERE member = ${member}`
  return prepare(db, statement).first<number>('spend')
}

const Row = v.object({
  number: v.number(),
  type: v.picklist(POINT_TYPES),
  order_no: v.nullable(v.string()),
  points: v.number(),
  balance: v.number(),
  at: v.number(),
})
const Count = v.object({ total: v.number() })

/** An entry as a member sees it. */
export const pointResponse = (entry: v.InferOutput<typeof Row>) => ({
  id: String(entry.number),
  type: entry.type,
  date: new Date(entry.at).toISOString(),
  ...(entry.order_no !== null && { orderNo: entry.order_no }),
  points: entry.points,
  balance: entry.balance,
})

export interface HistoryQuery {
  type: PointType | null
  /** Epoch milliseconds, both inclusive. */
  from: number | null
  to: number | null
  limit: number
  offset: number
}

/** A page of a member's history, the latest first. The balance counts all entries, also those that are filtered out. */
export async function readHistory(db: D1Database, member: string, query: HistoryQuery) {
  const conditions = joinConditions([
    ...(query.type === null ? [] : [sql`type = ${query.type}`]),
    ...(query.from === null ? [] : [sql`at >= ${query.from}`]),
    ...(query.to === null ? [] : [sql`at <= ${query.to}`]),
  ])
  const all = sql`WITH history AS (
    SELECT number, type, order_no, points, at,
      SUM(points) OVER (ORDER BY at, number) AS balance
    FROM loyalty_points WHERE member = ${member})`
  const [page, count, last] = await db.batch(
    [
      sql`${all} SELECT * FROM history WHERE ${conditions}
        ORDER BY at DESC, number DESC LIMIT ${query.limit} OFFSET ${query.offset}`,
      sql`${all} SELECT COUNT(*) AS total FROM history WHERE ${conditions}`,
      sql`SELECT COALESCE(SUM(points), 0) AS total FROM loyalty_points WHERE member = ${member}`,
    ].map((statement) => prepare(db, statement)),
  )
  const [{ total } = { total: 0 }] = parseRows(Count, count)
  const [{ total: balance } = { total: 0 }] = parseRows(Count, last)
  return { entries: parseRows(Row, page), total, balance }
}
