import * as v from 'valibot'

import type { Invariants } from './invariants.ts'
import type { Purchase, Shopper } from './shopper.ts'
import type { World } from './world.ts'

const OrderRow = v.object({
  number: v.number(),
  status: v.string(),
  payment_status: v.string(),
  total: v.number(),
  email: v.string(),
})

const Stock = v.object({ product_id: v.string(), stock: v.number() })
const Taken = v.object({ product_id: v.string(), units: v.number() })

/** The commerce service's books. */
export const ordersOf = ({ sqlite }: World, email: string) =>
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
export function checkPurchase(world: World, { shopper, purchase, isOver }: Checked) {
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

/** Watches the stock of products that shoppers buy. */
export function watchStock({ sqlite }: World, invariants: Invariants, products: readonly string[]) {
  const ids = JSON.stringify(products)
  const read = sqlite.prepare(
    `SELECT product_id, stock FROM offers
     WHERE site_id = 'us' AND product_id IN (SELECT value FROM json_each(?))`,
  )
  const taken = sqlite.prepare(
    `SELECT json_extract(line.value, '$.productId') AS product_id,
            SUM(json_extract(line.value, '$.quantity')) AS units
     FROM orders, json_each(orders.basket, '$.lines') AS line
     WHERE orders.status NOT IN ('failed', 'cancelled') GROUP BY 1`,
  )
  const rows = () => v.parse(v.array(Stock), read.all(ids))
  const before = new Map(rows().map(({ product_id, stock }) => [product_id, stock]))
  return {
    /** Stock that the merchant sets is no longer compared with the orders. */
    isSet: (productId: string) => void before.delete(productId),
    isNegative() {
      const found = rows().find(({ stock }) => stock < 0)
      if (found) invariants.fail('stock kept', `${found.product_id} has ${found.stock}`)
    },
    compare() {
      const units = new Map(
        v.parse(v.array(Taken), taken.all()).map((row) => [row.product_id, row.units]),
      )
      for (const { product_id, stock } of rows()) {
        const first = before.get(product_id)
        const gone = units.get(product_id) ?? 0
        if (first === undefined || stock + gone === first) continue
        const detail = `${product_id} had ${first}; ${gone} are ordered, and ${stock} are left`
        invariants.fail('stock kept', detail)
      }
    },
  }
}
