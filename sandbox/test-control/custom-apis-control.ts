import * as v from 'valibot'

import { deleteUpdates, LoyaltyPlan, planUpdates } from '../loyalty/loyalty-update.ts'
import { factory } from '../platform/env.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { readJsonBody } from './read-json-body.ts'

const SubscriptionRow = v.object({
  siteId: v.string(),
  email: v.string(),
  country: v.string(),
  locale: v.string(),
  location: v.string(),
})

const StoreStock = v.object({
  inventoryId: v.string(),
  units: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
})

/** Controls the loyalty program and store stock, and lists newsletter subscriptions. */
export const servicesControl = factory
  .createApp()
  .put('/loyalty/:customerId', async (c) => {
    await planUpdates(c.env.DB, c.req.param('customerId'), await readJsonBody(c, LoyaltyPlan))
    return c.body(null, 204)
  })
  .delete('/loyalty/:customerId', async (c) => {
    await deleteUpdates(c.env.DB, c.req.param('customerId'))
    return c.body(null, 204)
  })
  .put('/store-stock/:productId', async (c) => {
    const { inventoryId, units } = await readJsonBody(c, StoreStock)
    // A wipe restores `stock_before_orders`, so the original stock is stored there.
    const statement = sql`INSERT INTO store_stock
        (product_id, inventory_id, stock, stock_before_orders)
      VALUES (${c.req.param('productId')}, ${inventoryId}, ${units}, 0)
      ON CONFLICT (product_id, inventory_id) DO UPDATE SET stock = excluded.stock,
        stock_before_orders = ifnull(stock_before_orders, stock)`
    await prepare(c.env.DB, statement).run()
    return c.body(null, 204)
  })
  .get('/email-subscriptions', async (c) => {
    const statement = sql`SELECT site_id AS siteId, email, country, locale, location
      FROM email_subscriptions WHERE email = ${c.req.query('email') ?? ''} ORDER BY site_id`
    const data = parseRows(SubscriptionRow, await prepare(c.env.DB, statement).all())
    return c.json({ data })
  })
