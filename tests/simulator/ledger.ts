import * as v from 'valibot'

import type { Purchase, Shopper } from './shopper.ts'
import type { ShoppersWorld } from './world.ts'

const OrderRow = v.object({
  number: v.number(),
  status: v.string(),
  payment_status: v.string(),
  total: v.number(),
  email: v.string(),
})

/** The commerce service's books. */
export const ordersOf = ({ sqlite }: ShoppersWorld, email: string) =>
  v.parse(
    v.array(OrderRow),
    sqlite
      .prepare(
        `SELECT number, status, payment_status, total, json_extract(basket, '$.email') AS email
         FROM orders WHERE json_extract(basket, '$.email') = ? AND status <> 'failed'`,
      )
      .all(email),
  )

type OrderRow = v.InferOutput<typeof OrderRow>

/** Compares what a shopper was told with the books. `isOver`: nothing is under way any more. */
export function checkPurchase(world: ShoppersWorld, { shopper, purchase, isOver }: Checked) {
  const { told, email } = purchase
  const orders = ordersOf(world, email)
  const found = wrongCount(purchase, orders, isOver)
  if (found) return shopper.invariants.fail('orders once', `${email}: ${found}`, shopper.name)
  const [order] = orders
  if (order && (isOver || told !== null)) checkOrder(shopper, purchase, order)
}

function wrongCount(purchase: Purchase, orders: OrderRow[], isOver: boolean): string | null {
  const { told } = purchase
  const [order, second] = orders
  if (second) return `${orders.length} orders were placed`
  if (!order) return told === null ? null : `order ${told} does not exist`
  if (isOver && wasHidden(purchase)) return `order ${order.number} was placed, but not told`
  return isOtherThan(purchase, order) ? `${order.number} was placed, but ${told} was told` : null
}

const wasHidden = ({ told, isUnknown }: Purchase) => told === null && !isUnknown

const isOtherThan = ({ told }: Purchase, { number }: OrderRow) =>
  told !== null && told !== 'received' && Number(told) !== number

function checkOrder({ invariants, name }: Shopper, purchase: Purchase, order: OrderRow) {
  const { email, confirmed, toldTotal, isCanceled } = purchase
  const { number, total, status } = order
  if (total > Math.max(0, ...confirmed)) {
    const detail = `${email}: ${total} is charged, ${confirmed.join()} was confirmed`
    invariants.fail('charged as told', detail, name)
  }
  if (toldTotal !== null && toldTotal !== total) {
    const detail = `${email}: ${total} is charged, ${toldTotal} was told`
    invariants.fail('charged as told', detail, name)
  }
  if (isCanceled && status !== 'cancelled') {
    invariants.fail('orders managed', `order ${number} is ${status}`, name)
  }
}

interface Checked {
  shopper: Shopper
  purchase: Purchase
  isOver: boolean
}
