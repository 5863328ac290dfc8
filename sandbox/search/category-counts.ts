import { sql, type Sql } from '../sql.ts'
import { BUCKET_OF_PRICE } from './refinement.ts'

/**
 * Adds what listings count for in each of their categories. The kept counts are filled with it when
 * a catalogue is written, and moved by it before and after a listing changes.
 */
export function addToCounts(change: {
  listing?: { siteId: string; number: number }
  by: 1 | -1
}): Sql {
  const { listing, by } = change
  const where = listing
    ? sql`placed.site_id = ${listing.siteId} AND placed.number = ${listing.number}`
    : sql`TRUE`
  return sql`
    INSERT INTO category_counts (site_id, category_id, orderable_only, attribute, value, hits)
    SELECT site_id, category_id, orderable_only, attribute, value, ${by} * count(*) FROM (
      ${PLACED} 'total' AS attribute, '' AS value FROM ${BOTH_COUNTS} AND ${where}
      UNION ALL ${PLACED} had.attribute, had.value FROM listing_values AS had, ${BOTH_COUNTS}
        AND had.number = placed.number AND ${where}
      UNION ALL ${PLACED} 'price', ${RAW_BUCKET} FROM ${BOTH_COUNTS}
        AND placed.price IS NOT NULL AND ${where}
    ) WHERE TRUE GROUP BY site_id, category_id, orderable_only, attribute, value
    ON CONFLICT DO UPDATE SET hits = hits + excluded.hits`
}

const PLACED: Sql = {
  text: 'SELECT placed.site_id, placed.category_id, counted.orderable_only,',
  values: [],
}

/** Everything is counted once, and what can be ordered a second time. */
const BOTH_COUNTS: Sql = {
  text: `listing_categories AS placed, (SELECT 0 AS orderable_only UNION ALL SELECT 1) AS counted
    WHERE counted.orderable_only <= placed.orderable`,
  values: [],
}

const RAW_BUCKET: Sql = { text: BUCKET_OF_PRICE, values: [] }
