import { joinConditions, valueList, sql, type Sql } from '../platform/sql.ts'
import {
  isCountedByCombination,
  isPlainCategory,
  combinationCountConditions,
} from './combinations.ts'
import { PRICE_RANGE, refinementAttributes } from './refinement.ts'
import type { Filters, Scope } from './request.ts'
import { found, matched, MAX_CANDIDATES } from './statements.ts'

/** An attribute whose counts ignore its own selection. */
type Ignored = string

/**
 * Statements for rows of attribute, value and hits. Counts are exact if they come from combinations; otherwise they
 * cover at most MAX_CANDIDATES listings.
 */
export function countStatements(scope: Scope): Sql[] {
  if (isPlainCategory(scope)) return [storedCounts(scope), storedCategoryCounts(scope)]
  const { filters } = scope.request
  const others = refinementAttributes.filter((attribute) => !filters.values.has(attribute))
  const chosen: Exclude<Ignored, 'cgid'>[] = [
    ...filters.values.keys(),
    ...(filters.price ? (['price'] as const) : []),
  ]
  // Without a selected category, no selection has to be ignored to count by category.
  const isAtOnce = filters.categoryId === undefined && !isCountedByCombination(scope)
  return [
    sql`${counted(scope)}
      SELECT 'total' AS attribute, '' AS value, ifnull(sum(hits), 0) AS hits FROM counted
      UNION ALL ${valueCounts(others)}
      ${filters.price ? sql`` : sql`UNION ALL ${RANGE_COUNTS}`}
      ${isAtOnce ? sql`UNION ALL ${locationCounts(scope)}` : sql``}`,
    ...(isAtOnce ? [] : [countsByCategory(ignoring(scope, 'cgid'))]),
    ...chosen.map((ignored) => ownCounts(ignoring(scope, ignored), ignored)),
  ]
}

/** The counts of an unrefined category. */
const storedCounts = ({ request: { site, filters } }: Scope) =>
  sql`SELECT attribute, value, hits FROM category_counts WHERE site_id = ${site.id}
      AND category_id = ${filters.categoryId ?? 'root'}
      AND orderable_only = ${Number(filters.orderableOnly)} AND hits > 0`

const storedCategoryCounts = ({ request: { site, filters } }: Scope) =>
  sql`SELECT 'cgid' AS attribute, categories.id AS value, category_counts.hits FROM categories
      JOIN category_counts ON category_counts.site_id = ${site.id}
        AND category_counts.category_id = categories.id
        AND category_counts.orderable_only = ${Number(filters.orderableOnly)}
        AND category_counts.attribute = 'total' AND category_counts.value = ''
      WHERE categories.site_id = ${site.id}`

function countsByCategory(scope: Scope): Sql {
  if (!isCountedByCombination(scope)) return sql`${counted(scope)} ${locationCounts(scope)}`
  const { site, filters } = scope.request
  return sql`SELECT 'cgid' AS attribute, category_id AS value, sum(hits) AS hits
    FROM combination_counts AS kept
    WHERE ${joinConditions([sql`kept.site_id = ${site.id}`, ...combinationCountConditions(filters)])}
    GROUP BY category_id`
}

function ownCounts(scope: Scope, attribute: Exclude<Ignored, 'cgid'>): Sql {
  if (isPlainCategory(scope)) return sql`${storedCounts(scope)} AND attribute = ${attribute}`
  return sql`${counted(scope)} ${attribute === 'price' ? RANGE_COUNTS : valueCounts([attribute])}`
}

function ignoring(scope: Scope, ignored: Ignored): Scope {
  const { categoryId, price, ...rest } = scope.request.filters
  const filters: Filters = {
    ...rest,
    ...(ignored !== 'cgid' && categoryId !== undefined && { categoryId }),
    ...(ignored !== 'price' && price && { price }),
    values: new Map([...rest.values].filter(([key]) => key !== ignored)),
  }
  return { ...scope, request: { ...scope.request, filters } }
}

/** A WITH clause for `counted`: how often the result has each combination in each price range. */
function counted(scope: Scope): Sql {
  const { site, filters } = scope.request
  if (isCountedByCombination(scope)) {
    const conditions = [
      sql`kept.site_id = ${site.id}`,
      sql`kept.category_id = ${filters.categoryId ?? 'root'}`,
      ...combinationCountConditions(filters),
    ]
    return sql`WITH counted AS MATERIALIZED (
      SELECT kept.combination, kept.price_range, kept.hits FROM combination_counts AS kept
      WHERE ${joinConditions(conditions)})`
  }
  const byPrice = scope.words.length === 0 && filters.price !== undefined
  const ctes = sql`candidates AS MATERIALIZED (
      SELECT source.number, source.combination, source.price FROM ${found(scope, byPrice)}
      ORDER BY ${byPrice ? sql`source.price, source.number` : sql`source.number`}
      LIMIT ${MAX_CANDIDATES}),
    counted AS MATERIALIZED (
      SELECT combination, ${priceRange} AS price_range, count(*) AS hits
      FROM candidates GROUP BY 1, 2)`
  return scope.words.length > 0 ? sql`${matched(scope)}, ${ctes}` : sql`WITH ${ctes}`
}

const priceRange: Sql = { text: PRICE_RANGE, values: [] }

const RANGE_COUNTS: Sql = {
  text: `SELECT 'price' AS attribute, price_range AS value, sum(hits) AS hits
    FROM counted WHERE price_range <> '' GROUP BY price_range`,
  values: [],
}

/** CROSS JOIN makes SQLite read `counted` first, which limits the work. */
const valueCounts = (attributes: string[]) => sql`
  SELECT attribute, value, sum(hits) AS hits FROM counted
  CROSS JOIN combination_values AS had ON had.combination = counted.combination
  WHERE attribute IN ${valueList(attributes)} GROUP BY attribute, value`

const locationCounts = ({ request: { site } }: Scope) => sql`
  SELECT 'cgid' AS attribute, category_id AS value, count(*) AS hits FROM candidates
  CROSS JOIN listing_categories AS placed
    ON placed.site_id = ${site.id} AND placed.number = candidates.number
  GROUP BY category_id`
