import * as v from 'valibot'

import { monthsAfter } from '../../platform/clock.ts'
import type { SiteId } from '../../platform/site.ts'
import { trimTable } from '../../platform/trim-table.ts'
import { prepare, parseRows, sql, type Sql } from '../../platform/sql.ts'
import { RefreshAddress, RefreshPayment } from './delivery-details.ts'

const MAX_PER_CUSTOMER = 100

const Row = v.object({
  public_id: v.string(),
  site_id: v.string(),
  customer_id: v.string(),
  product_id: v.string(),
  quantity: v.number(),
  every: v.number(),
  started_at: v.number(),
  next_at: v.number(),
  cancelled_at: v.nullable(v.number()),
  cancel_reason: v.nullable(v.string()),
  address: v.nullable(v.pipe(v.string(), v.parseJson(), RefreshAddress)),
  payment: v.nullable(v.pipe(v.string(), v.parseJson(), RefreshPayment)),
  paused_at: v.nullable(v.number()),
  sent_at: v.nullable(v.number()),
})
export type AutoRefresh = v.InferOutput<typeof Row>

export interface NewAutoRefresh {
  publicId: string
  siteId: SiteId
  customerId: string
  productId: string
  quantity: number
  /** The interval in months. */
  every: number
  address?: RefreshAddress | undefined
  payment?: RefreshPayment | undefined
}

/** Starts auto-refreshes for customers. The first delivery is due one interval after `now`. */
export async function startAutoRefreshes(
  db: D1Database,
  started: Omit<NewAutoRefresh, 'publicId'>[],
  now: number,
) {
  const withIds = started.map((refresh) => ({
    ...refresh,
    publicId: crypto.randomUUID().replaceAll('-', ''),
  }))
  await db.batch([
    ...withIds.map((refresh) => prepare(db, insertAutoRefresh(refresh, now))),
    trimTable(db, 'auto_refreshes'),
  ])
  return withIds.map(({ publicId }) => publicId)
}

/** Deletes the auto-refreshes that an order has started, if `condition` holds. */
export const withdrawRefreshes = (orderNo: string, condition: Sql): Sql =>
  sql`DELETE FROM auto_refreshes WHERE public_id LIKE ${`${orderNo}-%`} AND ${condition}`

/** Starts an auto-refresh, once for each public id. */
export function insertAutoRefresh(refresh: NewAutoRefresh, now: number): Sql {
  const { publicId, siteId, customerId, productId, quantity, every, address, payment } = refresh
  return sql`INSERT OR IGNORE INTO auto_refreshes (public_id, site_id, customer_id, product_id,
      quantity, every, started_at, next_at, address, payment)
    SELECT ${publicId}, ${siteId}, ${customerId}, ${productId}, ${quantity}, ${every},
      ${now}, ${monthsAfter(now, every)}, ${getText(address)}, ${getText(payment)}
    WHERE (SELECT COUNT(*) FROM auto_refreshes WHERE customer_id = ${customerId})
      < ${MAX_PER_CUSTOMER}`
}

/** A customer's auto-refreshes, the latest first. */
export async function readAutoRefreshes(db: D1Database, customerId: string, now: number) {
  const found = await readWhere(db, sql`customer_id = ${customerId} ORDER BY number DESC`)
  return found.map((refresh) => upToDate(refresh, now))
}

/** An auto-refresh of this customer; undefined if it belongs to another. */
export async function findAutoRefresh(
  db: D1Database,
  { customerId, publicId }: { customerId: string; publicId: string },
  now: number,
) {
  const own = sql`customer_id = ${customerId} AND public_id = ${publicId}`
  const [found] = await readWhere(db, own)
  return found && upToDate(found, now)
}

const getText = (details: object | undefined) => (details ? JSON.stringify(details) : null)

/** Moves the next date past the deliveries made since the row was written. A paused one delivers nothing. */
function upToDate(refresh: AutoRefresh, now: number): AutoRefresh {
  if (refresh.cancelled_at !== null || refresh.paused_at !== null) return refresh
  let next = refresh.next_at
  while (next <= now) next = monthsAfter(next, refresh.every)
  return { ...refresh, next_at: next }
}

/** Changes the interval and recalculates the next date from the last delivery. */
export const changeInterval = (db: D1Database, refresh: AutoRefresh, every: number) =>
  change(
    db,
    refresh,
    sql`every = ${every}, next_at = ${monthsAfter(monthsAfter(refresh.next_at, -refresh.every), every)}`,
  )

/** Skips the next delivery only. */
export const skipNext = (db: D1Database, refresh: AutoRefresh) =>
  change(db, refresh, sql`next_at = ${monthsAfter(refresh.next_at, refresh.every)}`)

export const cancelAutoRefresh = (
  db: D1Database,
  refresh: AutoRefresh,
  { reason, now }: { reason: string; now: number },
) => change(db, refresh, sql`cancelled_at = ${now}, cancel_reason = ${reason}`)

/** Without a notice of three days, nothing could be packed in time. */
const NOTICE_MS = 3 * 24 * 3_600_000

export const pauseAutoRefresh = (db: D1Database, refresh: AutoRefresh, now: number) =>
  change(db, refresh, sql`paused_at = ${now}`)

/** A date that has passed during the pause is moved to the earliest possible one. */
export const resumeAutoRefresh = (db: D1Database, refresh: AutoRefresh, now: number) =>
  change(
    db,
    refresh,
    sql`paused_at = NULL, next_at = ${Math.max(refresh.next_at, now + NOTICE_MS)}`,
  )

/** Sends the next delivery now. The one after it is due a whole interval later. */
export const sendNow = (db: D1Database, refresh: AutoRefresh, now: number) =>
  change(db, refresh, sql`sent_at = ${now}, next_at = ${monthsAfter(now, refresh.every)}`)

export const changeProduct = (db: D1Database, refresh: AutoRefresh, productId: string) =>
  change(db, refresh, sql`product_id = ${productId}`)

export const changeAddress = (db: D1Database, refresh: AutoRefresh, address: RefreshAddress) =>
  change(db, refresh, sql`address = ${JSON.stringify(address)}`)

export const changePayment = (db: D1Database, refresh: AutoRefresh, payment: RefreshPayment) =>
  change(db, refresh, sql`payment = ${JSON.stringify(payment)}`)

const change = (db: D1Database, { public_id }: AutoRefresh, set: Sql) =>
  prepare(
    db,
    sql`UPDATE auto_refreshes SET ${set} WHERE public_id = ${public_id} AND cancelled_at IS NULL`,
  ).run()

async function readWhere(db: D1Database, condition: Sql): Promise<AutoRefresh[]> {
  const statement = sql`SELECT public_id, site_id, customer_id, product_id, quantity, every,
    started_at, next_at, cancelled_at, cancel_reason, address, payment, paused_at, sent_at FROM auto_refreshes WHERE ${condition}`
  return parseRows(Row, await prepare(db, statement).all())
}
