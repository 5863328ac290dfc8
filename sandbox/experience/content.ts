import * as v from 'valibot'

import type { Json } from '../platform/localized.ts'
import { containsWords, type SiteContentRequest, readAssets } from '../content/read-content.ts'
import { servedAsset } from '../content/served-content.ts'
import { joinConditions, prepare, parseRows, sql, type Sql } from '../platform/sql.ts'
import { factory } from '../platform/env.ts'
import { badRequest, only } from '../platform/problems.ts'
import { folderName } from './folders.ts'
import { readContentRequest, readIds, notFound, EXPERIENCE } from './experience-request.ts'

/** A content asset in the API's format, where the folder is a custom field. */
export const getContent = ({ folder, ...asset }: Record<string, Json>) => ({
  ...asset,
  ...(folder !== undefined && { c_folder: folder }),
})

interface ContentSearch {
  q: string
  folder: string | undefined
  sort: 'name=asc' | 'name=desc' | 'id=asc' | 'id=desc'
  limit: number
  offset: number
}

const orderBy: Record<ContentSearch['sort'], Sql> = {
  'name=asc': sql`name, asset_id`,
  'name=desc': sql`name DESC, asset_id DESC`,
  'id=asc': sql`asset_id`,
  'id=desc': sql`asset_id DESC`,
}

const FolderCount = v.object({ folder: v.string(), number: v.number() })
const DocumentRow = v.object({ document: v.string() })

/** Assets that contain every word of `q`. Only assets in a folder can be found. */
export async function searchContent(
  db: D1Database,
  { q, folder, sort, limit, offset }: ContentSearch,
  request: SiteContentRequest,
) {
  const found = joinConditions([
    sql`site_id = ${request.siteId} AND folder <> ''`,
    ...containsWords(q),
  ])
  const wanted = folder === undefined ? sql`TRUE` : sql`folder = ${folder}`
  const [counted, page] = await db.batch([
    prepare(
      db,
      sql`SELECT folder, count(*) AS number FROM content_assets WHERE ${found}
          GROUP BY folder ORDER BY folder`,
    ),
    prepare(
      db,
      sql`SELECT document FROM content_assets WHERE ${found} AND ${wanted}
          ORDER BY ${orderBy[sort]} LIMIT ${limit} OFFSET ${offset}`,
    ),
  ])
  const counts = parseRows(FolderCount, counted)
  const values = counts.map(({ folder: value, number }) => ({
    value,
    label: folderName(value),
    hitCount: number,
  }))
  return {
    hits: parseRows(DocumentRow, page).map(({ document }) =>
      getContent(servedAsset(document, request)),
    ),
    refinements: [{ attributeId: 'fdid', label: 'Folder', values }],
    total: counts
      .filter((count) => folder === undefined || count.folder === folder)
      .reduce((sum, { number }) => sum + number, 0),
  }
}

const CONTENTS = `${EXPERIENCE}/contents` as const
const CONTENT = `${CONTENTS}/:id` as const
const SEARCH = `${EXPERIENCE}/content-search` as const

const number = (fallback: string, { from, to }: { from: number; to: number }) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), v.minValue(from), v.maxValue(to)),
    fallback,
  )

const Query = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(256)), ''),
  refine: v.optional(v.pipe(v.string(), v.regex(/^fdid=./))),
  sort: v.optional(v.picklist(['name=asc', 'name=desc', 'id=asc', 'id=desc']), 'id=asc'),
  limit: number('25', { from: 1, to: 200 }),
  offset: number('0', { from: 0, to: 1_000_000 }),
})

export const contentRoutes = factory
  .createApp()
  .get(CONTENTS, async (c) => {
    const ids = readIds(c, 'content assets')
    const found = await readAssets(c.env.DB, ids, readContentRequest(c))
    return c.json({ limit: ids.length, data: found.map(getContent), total: found.length })
  })
  .all(CONTENTS, only('GET'))
  .get(CONTENT, async (c) => {
    const id = c.req.param('id')
    const [asset] = await readAssets(c.env.DB, [id], readContentRequest(c))
    if (!asset) throw notFound('Content', id)
    return c.json(getContent(asset))
  })
  .all(CONTENT, only('GET'))
  .get(SEARCH, async (c) => {
    const parsed = v.safeParse(Query, c.req.query())
    if (!parsed.success) {
      const parameter = String(parsed.issues[0].path?.[0].key)
      throw badRequest(`The value of the parameter ${parameter} is not allowed.`, { parameter })
    }
    const { q, refine, sort, limit, offset } = parsed.output
    const folder = refine?.slice('fdid='.length)
    const request = readContentRequest(c)
    const found = await searchContent(c.env.DB, { q, folder, sort, limit, offset }, request)
    return c.json({
      query: q,
      ...found,
      ...(folder !== undefined && { selectedRefinements: { fdid: folder } }),
      limit,
      offset,
    })
  })
  .all(SEARCH, only('GET'))
