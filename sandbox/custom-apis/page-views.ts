import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { badRequest, only } from '../platform/problems.ts'
import { maxText, readBody } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { ORGANIZATION_ID } from '../platform/site.ts'
import { prepare, parseRows, sql } from '../platform/sql.ts'
import { trimTable } from '../platform/trim-table.ts'
import { customApiPath } from '../platform/custom-api-path.ts'

const PATH = customApiPath('page-views', 'page-views')

const Body = v.looseObject({
  id: v.pipe(maxText(64), v.minLength(10)),
  type: v.pipe(maxText(40), v.minLength(1)),
  path: v.pipe(maxText(500), v.startsWith('/')),
})

const CountRow = v.object({ type: v.string(), times: v.number() })

const ownOrganization = factory.createMiddleware(async function ownOrganization(c, next) {
  if (c.req.param('organizationId') !== ORGANIZATION_ID) {
    throw badRequest('The organization is unknown.', { parameter: 'organizationId' })
  }
  await next()
})

/** Counts viewed pages by type. Needs no token. */
export const pageViews = factory
  .createApp()
  .use(PATH, ownOrganization, siteRequest)
  .post(PATH, async (c) => {
    const { id, type } = await readBody(c, Body)
    const { DB } = c.env
    const insert = sql`INSERT INTO page_views (id, site_id, type) VALUES (${id}, ${c.var.site.id}, ${type})
                       ON CONFLICT (id) DO NOTHING`
    const [inserted] = await DB.batch([prepare(DB, insert), trimTable(DB, 'page_views')])
    return c.json({ counted: (inserted?.meta.changes ?? 0) > 0 })
  })
  .get(PATH, async (c) => {
    const statement = sql`SELECT type, COUNT(*) AS times FROM page_views
                          WHERE site_id = ${c.var.site.id} GROUP BY type ORDER BY type`
    return c.json({ data: parseRows(CountRow, await prepare(c.env.DB, statement).all()) })
  })
  .all(PATH, only('GET', 'POST'))
