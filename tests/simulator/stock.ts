import * as v from 'valibot'

import type { Invariants } from './invariants.ts'
import type { World } from './world.ts'

const Stock = v.object({ place: v.string(), product_id: v.string(), units: v.number() })
type Stock = v.InferOutput<typeof Stock>

const keyOf = ({ product_id: id, place }: Stock) => `${id} ${place}`

/** Watches the units of products that shoppers buy, on the web and in all stores together. */
export function watchStock({ sqlite }: World, invariants: Invariants, products: readonly string[]) {
  const ids = JSON.stringify(products)
  const read = sqlite.prepare(
    `SELECT 'on the web' AS place, product_id, stock AS units FROM offers
     WHERE site_id = 'us' AND product_id IN (SELECT value FROM json_each(:ids))
     UNION ALL
     SELECT 'in stores', product_id, SUM(stock) FROM store_stock
     WHERE product_id IN (SELECT value FROM json_each(:ids)) GROUP BY product_id`,
  )
  const taken = sqlite.prepare(
    `SELECT iif(json_extract(shipment.value, '$.fromStoreId') IS NULL, 'on the web', 'in stores') AS place,
            json_extract(line.value, '$.productId') AS product_id,
            SUM(json_extract(line.value, '$.quantity')) AS units
     FROM orders, json_each(orders.basket, '$.lines') AS line
     JOIN json_each(orders.basket, '$.shipments') AS shipment
       ON json_extract(shipment.value, '$.shipmentId') = json_extract(line.value, '$.shipmentId')
     WHERE orders.status NOT IN ('failed', 'cancelled') GROUP BY 1, 2`,
  )
  const rows = () => v.parse(v.array(Stock), read.all({ ids }))
  const before = new Map(rows().map((row) => [keyOf(row), row.units]))
  return {
    /** Stock that the merchant sets is no longer compared with the orders. */
    isSet: (productId: string) => void before.delete(`${productId} on the web`),
    isNegative() {
      const found = rows().find(({ units }) => units < 0)
      if (found) invariants.fail('stock kept', `${keyOf(found)} is ${found.units}`)
    },
    compare() {
      const gone = new Map(
        v.parse(v.array(Stock), taken.all()).map((row) => [keyOf(row), row.units]),
      )
      for (const row of rows()) {
        const key = keyOf(row)
        const [first, ordered] = [before.get(key), gone.get(key) ?? 0]
        if (first === undefined || row.units + ordered === first) continue
        const detail = `${key} was ${first}; ${ordered} are ordered, and ${row.units} are left`
        invariants.fail('stock kept', detail)
      }
    },
  }
}
