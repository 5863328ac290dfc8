import { type Sql, sql } from '../platform/sql.ts'
import type { OrderRow } from './order-row.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The delays of a paid order's steps, counted from its creation. */
const CONFIRMED_AFTER = 30 * MINUTE
const PICKUP_READY_AFTER = DAY
const PICKED_UP_AFTER = 4 * DAY
const SENT_AFTER = 2 * DAY

/** When the whole order is shipped or ready for pickup. */
export const findCompletion = (createdAt: number, isAllFetched: boolean) =>
  createdAt + (isAllFetched ? PICKUP_READY_AFTER : SENT_AFTER)

/** The current progress of an order by the service's clock; only a paid order progresses. */
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
    pickedUpAt: createdAt + PICKED_UP_AFTER,
    isPickedUp: isMoving && now >= createdAt + PICKED_UP_AFTER,
    sentAt: createdAt + SENT_AFTER,
    isSent: isMoving && now >= createdAt + SENT_AFTER,
    lastModified: Math.max(lastModified, last?.at ?? 0),
  }
}

const ORDER_STATUSES = ['created', 'new', 'completed', 'cancelled', 'replaced', 'failed'] as const
type OrderStatus = (typeof ORDER_STATUSES)[number]

/** A condition for orders with this status now. */
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

/** A condition for orders with one of these statuses now; unknown statuses match no order. */
export const hasAnyStatus = (requested: readonly string[], now: number): Sql =>
  ORDER_STATUSES.filter((status) => requested.includes(status)).reduce(
    (joined, status) => sql`(${joined} OR (${hasStatus(status, now)}))`,
    sql`FALSE`,
  )
