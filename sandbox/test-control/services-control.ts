import * as v from 'valibot'

import { forgetUpdates, LoyaltyPlan, planUpdates } from '../customs/loyalty/loyalty-update.ts'
import { factory } from '../env.ts'
import { badRequest } from '../problems.ts'
import { prepare, rowsOf, sql } from '../sql.ts'

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

/** Plans of the loyalty programme, what stores hold, and who subscribed to the newsletter. */
export const servicesControl = factory
  .createApp()
  .put('/loyalty/:customerId', async (c) => {
    const plan = v.safeParse(v.pipe(v.string(), v.parseJson(), LoyaltyPlan), await c.req.text())
    if (!plan.success) throw badRequest(plan.issues.map((issue) => issue.message).join(' '))
    await planUpdates(c.env.DB, c.req.param('customerId'), plan.output)
    return c.body(null, 204)
  })
  .delete('/loyalty/:customerId', async (c) => {
    await forgetUpdates(c.env.DB, c.req.param('customerId'))
    return c.body(null, 204)
  })
  .put('/store-stock/:productId', async (c) => {
    const stock = v.safeParse(v.pipe(v.string(), v.parseJson(), StoreStock), await c.req.text())
    if (!stock.success) throw badRequest(stock.issues.map((issue) => issue.message).join(' '))
    const { inventoryId, units } = stock.output
    // Wiping puts back what was there before orders took it, and takes this for one.
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
    const data = rowsOf(SubscriptionRow, await prepare(c.env.DB, statement).all())
    return c.json({ data })
  })
