import type { Context } from 'hono'
import * as v from 'valibot'

import { factory, type SandboxEnv } from '../platform/env.ts'
import { idList } from '../platform/id-list.ts'
import { badRequest, only, ProblemError, validation } from '../platform/problems.ts'
import { siteRequest } from '../platform/site-request.ts'
import { languageOf, type Site } from '../platform/sites.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { prepare, rowsOf, sql } from '../platform/sql.ts'
import { categoryResponse, type CategoryRequest, type CategoryTree } from './category-response.ts'

const ROOT = '/product/shopper-products/v1/organizations/:organizationId/categories'
const MAX_IDS = 50

export const categories = factory
  .createApp()
  .use(`${ROOT}/*`, requireShopper('sfcc.shopper-categories'), siteRequest)
  .get(ROOT, async (c) => {
    const ids = idList(...(c.req.queries('ids') ?? []))
    if (ids.length === 0) {
      throw badRequest("Missing required query parameter 'ids'.", { parameter: 'ids' })
    }
    if (ids.length > MAX_IDS) {
      throw validation(`Maximum number of categories you can request in one call is ${MAX_IDS}.`)
    }
    const request = requestOf(c)
    const tree = await readTree(c.env.DB, c.var.site, ids, request.levels)
    const data = ids.flatMap((id) => categoryResponse(id, tree, request) ?? [])
    return c.json({ limit: ids.length, ...(data.length > 0 && { data }), total: data.length })
  })
  .all(ROOT, only('GET'))
  .get(`${ROOT}/:categoryId`, async (c) => {
    const id = c.req.param('categoryId')
    const request = requestOf(c)
    const tree = await readTree(c.env.DB, c.var.site, [id], request.levels)
    const response = categoryResponse(id, tree, request)
    if (!response) throw categoryNotFound(id, c.var.site.id)
    return c.json(response)
  })
  .all(`${ROOT}/:categoryId`, only('GET'))

const Query = v.object({
  levels: v.optional(v.picklist(['0', '1', '2']), '1'),
  c_sitenav: v.optional(v.string()),
})

function requestOf(c: Context<SandboxEnv>): CategoryRequest {
  const parsed = v.safeParse(Query, c.req.query())
  if (!parsed.success) {
    throw badRequest('The parameter levels is out of range.', {
      parameter: 'levels',
      expected: '(0..2)',
    })
  }
  return {
    language: languageOf(c.var.locale),
    origin: c.var.origin,
    levels: Number(parsed.output.levels),
    navigationOnly: parsed.output.c_sitenav === 'true',
  }
}

const CategoryRow = v.object({
  id: v.string(),
  parent_id: v.string(),
  online: v.number(),
  in_navigation: v.number(),
  document: v.string(),
  online_children: v.number(),
})

async function readTree(
  db: D1Database,
  site: Site,
  ids: string[],
  levels: number,
): Promise<CategoryTree> {
  const statement = sql`
    WITH RECURSIVE tree (id, depth) AS (
      SELECT value, 0 FROM json_each(${JSON.stringify(ids)})
      UNION
      SELECT child.id, tree.depth + 1 FROM tree
      JOIN categories AS child ON child.site_id = ${site.id} AND child.parent_id = tree.id
      WHERE tree.depth < ${levels}
    )
    SELECT id, parent_id, online, in_navigation, document, (
      SELECT count(*) FROM categories AS child
      WHERE child.site_id = ${site.id} AND child.parent_id = categories.id AND child.online = 1
    ) AS online_children
    FROM categories
    WHERE site_id = ${site.id} AND id IN (SELECT id FROM tree)
    ORDER BY position, id`
  const rows = rowsOf(CategoryRow, await prepare(db, statement).all())
  const children = Map.groupBy(rows, (row) => row.parent_id)
  return {
    nodes: new Map(
      rows.map((row) => [
        row.id,
        {
          document: JSON.parse(row.document),
          isOnline: row.online === 1,
          isInNavigation: row.in_navigation === 1,
          onlineChildren: row.online_children,
        },
      ]),
    ),
    children: new Map([...children].map(([id, found]) => [id, found.map((row) => row.id)])),
  }
}

const categoryNotFound = (categoryId: string, siteId: string) =>
  new ProblemError({
    status: 404,
    type: 'product-not-found',
    title: 'Category Not Found',
    detail: `No category with ID '${categoryId}' for site '${siteId}' could be found.`,
    members: { categoryId, siteId },
  })
