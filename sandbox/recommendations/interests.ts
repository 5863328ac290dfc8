import type { SiteId } from '../platform/site.ts'
import { trimTable } from '../platform/trim-table.ts'
import { prepare, sql } from '../platform/sql.ts'

/** How many of a visitor's latest interests are stored per kind. */
const MAX_PER_VISITOR = 50

export type InterestKind = 'viewed' | 'added' | 'category'

export interface Visitor {
  siteId: SiteId
  cookieId: string
}

/** Stores a visitor's interests. A repeated one becomes the latest. */
export async function recordInterest(
  db: D1Database,
  { siteId, cookieId }: Visitor,
  kind: InterestKind,
  subjects: string[],
) {
  if (subjects.length === 0) return
  const own = sql`site_id = ${siteId} AND cookie_id = ${cookieId} AND kind = ${kind}`
  await db.batch([
    ...subjects.map((subject) =>
      prepare(
        db,
        sql`INSERT OR REPLACE INTO visitor_interests (site_id, cookie_id, kind, subject)
            VALUES (${siteId}, ${cookieId}, ${kind}, ${subject})`,
      ),
    ),
    prepare(
      db,
      sql`DELETE FROM visitor_interests WHERE ${own} AND number NOT IN (
            SELECT number FROM visitor_interests WHERE ${own}
            ORDER BY number DESC LIMIT ${MAX_PER_VISITOR})`,
    ),
    trimTable(db, 'visitor_interests'),
  ])
}
