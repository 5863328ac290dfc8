import * as v from 'valibot'

import type { Json } from '../platform/localized.ts'
import { containsWords, type SiteContentRequest } from '../content/read-content.ts'
import { servedAsset } from '../content/served-content.ts'
import { allOf, prepare, rowsOf, sql, type Sql } from '../platform/sql.ts'
import { folderName } from './folders.ts'

/** A content asset in the API's format, where the folder is a custom field. */
export const contentOf = ({ folder, ...asset }: Record<string, Json>) => ({
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
  const found = allOf([sql`site_id = ${request.siteId} AND folder <> ''`, ...containsWords(q)])
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
  const counts = rowsOf(FolderCount, counted)
  const values = counts.map(({ folder: value, number }) => ({
    value,
    label: folderName(value),
    hitCount: number,
  }))
  return {
    hits: rowsOf(DocumentRow, page).map(({ document }) =>
      contentOf(servedAsset(document, request)),
    ),
    refinements: [{ attributeId: 'fdid', label: 'Folder', values }],
    total: counts
      .filter((count) => folder === undefined || count.folder === folder)
      .reduce((sum, { number }) => sum + number, 0),
  }
}
