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

/** Plans of the loyalty programme, and who subscribed to the newsletter. */
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
  .get('/email-subscriptions', async (c) => {
    const statement = sql`SELECT site_id AS siteId, email, country, locale, location
      FROM email_subscriptions WHERE email = ${c.req.query('email') ?? ''} ORDER BY site_id`
    const data = rowsOf(SubscriptionRow, await prepare(c.env.DB, statement).all())
    return c.json({ data })
  })
