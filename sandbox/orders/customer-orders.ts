import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { idList } from '../platform/read-body.ts'
import { readExpand } from './management-active.ts'
import { orderResponse } from './order-response.ts'
import { hasAnyStatus } from './order-progress.ts'
import { ordersWhere } from './order-row.ts'
import { badRequest, only } from '../platform/problems.ts'
import { siteRequest } from '../sites/site-request.ts'
import { toLanguage } from '../platform/site.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { joinConditions, valueList, prepare, parseRows, sql, type Sql } from '../platform/sql.ts'
import { CUSTOMER } from '../customers/paths.ts'
import { requireRegisteredCustomer } from '../customers/require-customer.ts'

const ORDERS = `${CUSTOMER}/orders` as const
const DEFAULT_LIMIT = 10
const MAX_LIMIT = 50

const STATUSES = ['created', 'new', 'open', 'completed', 'cancelled', 'replaced', 'failed'] as const

const Whole = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number))
const Moment = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/),
  v.transform((text) => Date.parse(text)),
  v.number(),
)

const Query = v.object({
  limit: v.optional(v.pipe(Whole, v.minValue(1), v.maxValue(MAX_LIMIT)), String(DEFAULT_LIMIT)),
  offset: v.optional(Whole, '0'),
  from: v.optional(Moment),
  until: v.optional(Moment),
  status: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => idList(text)),
      v.array(v.picklist(STATUSES)),
      v.nonEmpty(),
    ),
  ),
})

const NumberRow = v.object({ number: v.number() })

/** The customer's own orders of the site, the latest first. */
export const customerOrders = factory
  .createApp()
  .use(ORDERS, requireShopper('sfcc.shopper-myaccount.rw'), siteRequest, requireRegisteredCustomer)
  .get(ORDERS, async (c) => {
    const query = v.safeParse(Query, c.req.query())
    if (!query.success) {
      const parameter = String(query.issues[0].path?.[0].key)
      throw badRequest(`The value of '${parameter}' is not allowed.`, { parameter })
    }
    const { limit, offset } = query.output
    const now = c.var.now()
    const place = { customerId: c.req.param('customerId'), siteId: c.var.site.id, now }
    const which = condition(place, query.output)
    const db = c.env.DB
    const [counted, page] = await db.batch([
      prepare(db, sql`SELECT count(*) AS number FROM orders WHERE ${which}`),
      prepare(
        db,
        sql`SELECT number FROM orders WHERE ${which}
            ORDER BY number DESC LIMIT ${limit} OFFSET ${offset}`,
      ),
    ])
    const numbers = parseRows(NumberRow, page).map(({ number }) => number)
    const orders = await ordersWhere(db, sql`number IN ${valueList(numbers)}`)
    const expand = await readExpand(c)
    const view = { language: toLanguage(c.var.locale), origin: c.var.origin, now, expand }
    const data = orders.toReversed().map((order) => orderResponse(order, view))
    const total = parseRows(NumberRow, counted)[0]?.number ?? 0
    return c.json({ limit, offset, total, ...(data.length > 0 && { data }) })
  })
  .all(ORDERS, only('GET'))

function condition(
  { customerId, siteId, now }: { customerId: string; siteId: string; now: number },
  { from, until, status }: v.InferOutput<typeof Query>,
): Sql {
  return joinConditions([
    sql`customer_id = ${customerId}`,
    sql`site_id = ${siteId}`,
    ...(from === undefined ? [] : [sql`created_at >= ${from}`]),
    ...(until === undefined ? [] : [sql`created_at <= ${until}`]),
    ...(status === undefined ? [] : [hasAnyStatus(status, now)]),
  ])
}
