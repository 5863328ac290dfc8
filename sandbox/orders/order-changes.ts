import type { OrderChange, PaymentChange } from '../baskets/contents/basket-object.ts'
import type { Caller, PaymentInstrument } from '../baskets/contents/model.ts'
import type { NewInstrumentBody } from '../baskets/contents/payment-body.ts'
import {
  changeInstrument,
  newInstrument,
  requireInstrument,
  requireMethod,
  typedCode,
} from '../baskets/contents/payment-instruments.ts'
import { GIFT_CERTIFICATE } from '../shopper-payments/payment-methods.ts'
import { findCertificate } from '../gift-certificates/find-certificate.ts'
import { refund, requireUsable, spend, retryIfSpent } from '../gift-certificates/spend.ts'
import { badRequest, ProblemError } from '../platform/problems.ts'
import { prepare, sql, type Sql } from '../platform/sql.ts'
import { listingSteps } from '../search/listing-steps.ts'
import type { Language } from '../platform/site.ts'
import { orderProgress } from './order-progress.ts'
import {
  type OrderInstrument,
  type OrderRow,
  requireOrder,
  formatOrderNo,
  orderedBasket,
} from './order-row.ts'
import { payOrder } from './pay-order.ts'
import { returnItems } from './return-items.ts'
import { itemsWithOmsData } from './order-response.ts'
import { canBeReleased, releaseOrderResources } from './release-order-resources.ts'

const MAX_INSTRUMENTS = 5

interface Changed {
  order: OrderRow
  /** The changes to gift certificates. */
  statements: Sql[]
}

/** Changes one of the caller's orders.
 * @throws ProblemError */
export async function changeOrder(
  db: D1Database,
  { caller, orderNo, change }: { caller: Caller; orderNo: string; change: OrderChange },
): Promise<void> {
  const order = await requireOrder(db, orderNo, caller.customerId)
  if (change.kind === 'cancel') return cancelOrder(db, order, { ...caller, reason: change.reason })
  if (change.kind === 'return') return returnItems(db, order, { ...caller, items: change.items })
  return changePayment(db, { order, caller, change })
}

/** Changes the payment of an unpaid order, and then tries to pay it. */
async function changePayment(
  db: D1Database,
  { order, caller, change }: { order: OrderRow; caller: Caller; change: PaymentChange },
): Promise<void> {
  if (orderProgress(order, caller.now).status !== 'created') throw badRequest('The order is over.')
  if (order.paymentStatus === 'paid') throw badRequest('The order is paid for.')
  const changed = await retryIfSpent(async () =>
    written(db, await changedOrder(db, order, { caller, change }), caller.now),
  )
  if (change.kind !== 'remove') await payOrder(db, changed, caller.now)
}

async function written(db: D1Database, { order, statements }: Changed, now: number) {
  const { number, due, instruments, paymentStatus } = order
  const update = sql`UPDATE orders SET due = ${due}, instruments = ${JSON.stringify(instruments)},
      payment_status = ${paymentStatus}, last_modified = ${now} WHERE number = ${number}`
  await db.batch([...statements, update].map((statement) => prepare(db, statement)))
  return { ...order, lastModified: now }
}

function changedOrder(
  db: D1Database,
  order: OrderRow,
  { caller, change }: { caller: Caller; change: PaymentChange },
): Changed | Promise<Changed> {
  switch (change.kind) {
    case 'add':
      return withInstrument(db, order, { caller, body: change.body })
    case 'update':
      return withChangedInstrument(db, order, change)
    case 'remove':
      return withoutInstrument(order, change.paymentInstrumentId)
  }
}

async function withInstrument(
  db: D1Database,
  order: OrderRow,
  { caller, body }: { caller: Caller; body: NewInstrumentBody },
): Promise<Changed> {
  requireMethod(body.paymentMethodId)
  if (order.instruments.length >= MAX_INSTRUMENTS) {
    throw badRequest('There are too many payment instruments.')
  }
  if (body.paymentMethodId !== GIFT_CERTIFICATE) {
    const others = order.instruments.filter((each) => each.giftCertificateCode !== null)
    // The new instrument replaces a declined card.
    const instrument = newInstrument(body, null)
    return { order: paidWith(instrument, order, [...others, instrument]), statements: [] }
  }
  const { code, balance } = await requireUsable(
    db,
    order.siteId,
    await typedCode({ db, caller }, body),
  )
  const wanted = body.amount === undefined ? Infinity : Math.round(body.amount * 100)
  const amount = Math.min(order.due, balance, wanted)
  const instrument: PaymentInstrument = { ...newInstrument(body, code), amount }
  return {
    order: withDue(order, [instrument, ...order.instruments]),
    statements: spend(order.siteId, [{ code, amount }]),
  }
}

/** A certificate never pays more than its balance or the amount due. */
async function withChangedInstrument(
  db: D1Database,
  order: OrderRow,
  { paymentInstrumentId, body }: Extract<PaymentChange, { kind: 'update' }>,
): Promise<Changed> {
  const instruments = structuredClone(order.instruments)
  const instrument = requireInstrument(instruments, paymentInstrumentId)
  const { giftCertificateCode: code, amount } = instrument
  const paid = amount ?? 0
  changeInstrument(instrument, body)
  if (code === null) return { order: paidWith(instrument, order, instruments), statements: [] }

  const certificate = await findCertificate(db, order.siteId, code)
  const most = Math.min(order.due + paid, (certificate?.balance ?? 0) + paid)
  instrument.amount = Math.min(instrument.amount ?? paid, most)
  // A negative difference is refunded.
  const statements = spend(order.siteId, [{ code, amount: instrument.amount - paid }])
  return { order: withDue(order, instruments), statements }
}

function withoutInstrument(order: OrderRow, id: string): Changed {
  const instrument = requireInstrument(order.instruments, id)
  const { giftCertificateCode: code, amount } = instrument
  const left = order.instruments.filter((other) => other !== instrument)
  return {
    order: withDue(order, left),
    statements:
      code === null ? [] : refund(order.siteId, [{ code, amount: amount ?? 0 }], sql`TRUE`),
  }
}

/**
 * The order, whose amount due after gift certificates is paid with one instrument. A higher amount is lowered.
 * @throws ProblemError for a lower one
 */
function paidWith({ amount }: PaymentInstrument, order: OrderRow, instruments: OrderInstrument[]) {
  const paid = withDue(order, instruments)
  if (amount === null || amount >= paid.due) return paid
  throw badRequest('The amount does not cover what is left to pay.', { parameter: 'amount' })
}

/** The order with the amount due after gift certificates. */
function withDue(order: OrderRow, instruments: OrderInstrument[]): OrderRow {
  const covered = instruments
    .filter((each) => each.giftCertificateCode !== null)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const due = order.total - covered
  return {
    ...order,
    due,
    paymentStatus: covered > 0 ? 'part_paid' : 'not_paid',
    instruments: instruments.map((each) =>
      each.giftCertificateCode === null ? { ...each, amount: due } : each,
    ),
  }
}

/**
 * Cancels the whole order before any of it is shipped, and returns its stock and payment.
 * @throws ProblemError if a part is already shipped, or the order is closed
 */
async function cancelOrder(
  db: D1Database,
  order: OrderRow,
  { reason, language, now }: { reason: string; language: Language; now: number },
): Promise<void> {
  const { number, siteId } = order
  const items = itemsWithOmsData(order, language, now)
  const isWhole = items.every(({ omsData }) => omsData.quantityAvailableToCancel > 0)
  const isOver = order.status !== 'created'
  if (isOver || !isWhole) throw cancelFailed(formatOrderNo(number))
  const basket = orderedBasket(order)
  const productIds = basket.lines.map((line) => line.productId)
  const management = { ...order.management, cancelReason: reason }
  const returned = releaseOrderResources(order, basket)
  const statements = [
    ...returned,
    sql`UPDATE orders SET status = 'cancelled', payment_status = 'not_paid',
          management = ${JSON.stringify(management)}, last_modified = ${now}
        WHERE number = ${number} AND ${canBeReleased(number)}`,
    ...(await listingSteps(db, siteId, productIds)),
  ]
  const results = await db.batch(statements.map((statement) => prepare(db, statement)))
  if (results[returned.length]?.meta.changes === 0) throw cancelFailed(formatOrderNo(number))
}

const cancelFailed = (orderNo: string) =>
  new ProblemError({
    status: 409,
    type: 'order-cancel-failed',
    title: 'Order Cancel Failed',
    detail: `The order '${orderNo}' cannot be cancelled any more.`,
    members: { orderNo },
  })
