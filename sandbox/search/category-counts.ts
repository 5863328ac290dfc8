import { sql, type Sql } from '../platform/sql.ts'
import { PRICE_RANGE, PROMOTION } from './refinement.ts'

/** Recalculates all counts: how often each combination is in each category, and the resulting counts by value. */
export const countAll = (): Sql[] => [
  sql`DELETE FROM combination_counts`,
  sql`DELETE FROM category_counts`,
  addToCombinations({ where: sql`TRUE`, by: 1 }),
  addToCategories({ source: sql`combination_counts`, by: 1 }),
]

/** Subtracts a listing from the counts of its categories before it changes, or adds it back afterwards. */
export function countListing(listing: { siteId: string; number: number }, by: 1 | -1): Sql[] {
  const where = sql`site_id = ${listing.siteId} AND number = ${listing.number}`
  const source = sql`(SELECT site_id, category_id, combination, orderable, ${priceRange} AS price_range,
    1 AS hits FROM listing_categories WHERE ${where})`
  const counted = [addToCombinations({ where, by }), addToCategories({ source, by })]
  return by === 1 ? [...counted, dropEmpty(listing)] : counted
}

/** Deletes counts of zero, so that the result equals a complete recalculation. */
const dropEmpty = ({ siteId, number }: { siteId: string; number: number }) => sql`
  DELETE FROM combination_counts WHERE hits = 0 AND site_id = ${siteId} AND combination IN
    (SELECT combination FROM listings WHERE site_id = ${siteId} AND number = ${number})`

const priceRange: Sql = { text: PRICE_RANGE, values: [] }

const addToCombinations = ({ where, by }: { where: Sql; by: 1 | -1 }) => sql`
  INSERT INTO combination_counts (site_id, category_id, combination, orderable, price_range, hits)
  SELECT site_id, category_id, combination, orderable, ${priceRange}, ${by} * count(*)
  FROM listing_categories WHERE ${where} GROUP BY 1, 2, 3, 4, 5
  ON CONFLICT DO UPDATE SET hits = hits + excluded.hits`

function addToCategories({ source, by }: { source: Sql; by: 1 | -1 }): Sql {
  // Every listing counts for the total, and orderable ones also for the orderable-only counts.
  const placed = sql`${source} AS placed JOIN (SELECT 0 AS orderable_only UNION ALL SELECT 1) AS counted
    ON counted.orderable_only <= placed.orderable`
  const columns = sql`placed.site_id, placed.category_id, counted.orderable_only`
  return sql`
    INSERT INTO category_counts (site_id, category_id, orderable_only, attribute, value, hits)
    SELECT site_id, category_id, orderable_only, attribute, value, ${by} * sum(hits) FROM (
      SELECT ${columns}, 'total' AS attribute, '' AS value, placed.hits FROM ${placed}
      UNION ALL SELECT ${columns}, had.attribute, had.value, placed.hits FROM ${placed}
        JOIN combination_values AS had
          ON had.combination = placed.combination AND had.attribute <> ${PROMOTION}
      UNION ALL SELECT ${columns}, 'price', placed.price_range, placed.hits FROM ${placed}
        WHERE placed.price_range <> ''
    ) WHERE TRUE GROUP BY 1, 2, 3, 4, 5
    ON CONFLICT DO UPDATE SET hits = hits + excluded.hits`
}
