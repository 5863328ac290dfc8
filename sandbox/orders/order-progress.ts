import { type Sql, sql } from '../sql.ts'
import type { OrderRow } from './order-row.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** When a paid order goes on, counted from when it was placed. */
const CONFIRMED_AFTER = 30 * MINUTE
const PICKUP_READY_AFTER = DAY
const SENT_AFTER = 2 * DAY

/** When the last of an order is sent, or waits in its store. */
export const completionOf = (createdAt: number, isAllFetched: boolean) =>
  createdAt + (isAllFetched ? PICKUP_READY_AFTER : SENT_AFTER)

/** How far an order has got: only what is paid for moves on, by the service's clock. */
export function orderProgress(order: OrderRow, now: number) {
  const { status, paymentStatus, createdAt, completesAt, lastModified } = order
  const isMoving = status === 'created' && paymentStatus === 'paid'
  const steps = [
    { at: createdAt + CONFIRMED_AFTER, is: 'new' },
    { at: completesAt, is: 'completed' },
  ] as const
  const last = isMoving ? steps.findLast(({ at }) => now >= at) : undefined
  return {
    status: last?.is ?? status,
    isConfirmed: last !== undefined,
    pickupReadyAt: createdAt + PICKUP_READY_AFTER,
    isPickupReady: isMoving && now >= createdAt + PICKUP_READY_AFTER,
    sentAt: createdAt + SENT_AFTER,
    isSent: isMoving && now >= createdAt + SENT_AFTER,
    lastModified: Math.max(lastModified, last?.at ?? 0),
  }
}

const ORDER_STATUSES = ['created', 'new', 'completed', 'cancelled', 'replaced', 'failed'] as const
type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The orders that are of a status now. */
function hasStatus(status: OrderStatus, now: number): Sql {
  const isMoving = sql`(status = 'created' AND payment_status = 'paid')`
  const isConfirmed = sql`(${isMoving} AND created_at <= ${now - CONFIRMED_AFTER})`
  switch (status) {
    case 'failed':
      return sql`status = 'failed'`
    case 'created':
      return sql`status = 'created' AND NOT ${isConfirmed}`
    case 'new':
      return sql`${isConfirmed} AND completes_at > ${now}`
    case 'completed':
      return sql`${isConfirmed} AND completes_at <= ${now}`
    case 'cancelled':
      return sql`status = 'cancelled'`
    case 'replaced':
      return sql`FALSE`
  }
}

/** The orders that are of one of the statuses now; a word that is no status fits none. */
export const hasAnyStatus = (asked: readonly string[], now: number): Sql =>
  ORDER_STATUSES.filter((status) => asked.includes(status)).reduce(
    (joined, status) => sql`(${joined} OR (${hasStatus(status, now)}))`,
    sql`FALSE`,
  )
