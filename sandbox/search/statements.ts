import type { Language } from '../sites.ts'
import { every, listed, sql, type Sql } from '../sql.ts'
import { BUCKET_OF_PRICE, refinementAttributes, type RefinementAttribute } from './refinement.ts'
import { promotionCondition } from './promotion-filter.ts'
import type { Filters, SearchRequest } from './request.ts'
import { orderOf } from './sorting.ts'
import { matchExpressions } from './words.ts'

/** Counting stops here, so that a search costs the same in a catalogue of any size. */
const MAX_CANDIDATES = 2000

export interface Scope {
  request: SearchRequest
  /** The languages whose text is looked in. */
  languages: Language[]
  words: string[]
}

/** An attribute whose own selection its counts ignore. */
type Ignored = RefinementAttribute | 'price' | 'cgid'

/** Nothing narrows the result but a category: its counts are kept, and need no counting. */
export const isPlainCategory = ({ words, request: { filters } }: Scope) =>
  words.length === 0 &&
  filters.values.size === 0 &&
  filters.price === undefined &&
  filters.hitTypes.length === 0 &&
  filters.promotionIds.length === 0 &&
  filters.inventoryIds.length === 0 &&
  !filters.isOtherBrand

/** The ids of one page of hits. */
export function pageStatement(scope: Scope): Sql {
  const { sorting, language, limit, offset } = scope.request
  const order = orderOf(sorting, language, scope.words.length > 0)
  return sql`${matched(scope)} SELECT listings.product_id FROM ${found(scope, scope.request.filters)}
    ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
}

/** Rows of attribute, value and hits for the whole result, over at most MAX_CANDIDATES of it. */
export function countStatements(scope: Scope): Sql[] {
  const { filters } = scope.request
  const selected: Ignored[] = [
    'cgid',
    ...filters.values.keys(),
    ...(filters.price ? (['price'] as const) : []),
  ]
  const others = refinementAttributes.filter((attribute) => !filters.values.has(attribute))
  return [
    sql`${candidates(scope, filters)}
      SELECT 'total' AS attribute, '' AS value, count(*) AS hits FROM candidates
      UNION ALL ${valueCounts(others)}
      ${filters.price ? sql`` : sql`UNION ALL ${PRICE_COUNTS}`}`,
    ...selected.map((ignored) => ignoringStatement(scope, ignored)),
  ]
}

/** The same rows for an unrefined category, as they were counted when it was filled. */
export function keptCountsStatements({ request: { site, filters } }: Scope): Sql[] {
  const orderableOnly = Number(filters.orderableOnly)
  return [
    sql`SELECT attribute, value, hits FROM category_counts WHERE site_id = ${site.id}
        AND category_id = ${filters.categoryId ?? 'root'} AND orderable_only = ${orderableOnly}
        AND hits > 0`,
    sql`SELECT 'cgid' AS attribute, categories.id AS value, category_counts.hits FROM categories
        JOIN category_counts ON category_counts.site_id = ${site.id}
          AND category_counts.category_id = categories.id
          AND category_counts.orderable_only = ${orderableOnly}
          AND category_counts.attribute = 'total' AND category_counts.value = ''
        WHERE categories.site_id = ${site.id}`,
  ]
}

const PRICE_COUNTS: Sql = {
  text: `SELECT 'price' AS attribute, ${BUCKET_OF_PRICE} AS value, count(*) AS hits
    FROM candidates WHERE price IS NOT NULL GROUP BY 2`,
  values: [],
}

const valueCounts = (attributes: RefinementAttribute[]) => sql`
  SELECT attribute, value, count(*) AS hits FROM candidates
  JOIN listing_values ON listing_values.number = candidates.number
  WHERE attribute IN ${listed(attributes)} GROUP BY attribute, value`

function ignoringStatement(scope: Scope, ignored: Ignored): Sql {
  const within = candidates(scope, withoutFilter(scope.request.filters, ignored))
  if (ignored === 'price') return sql`${within} ${PRICE_COUNTS}`
  if (ignored !== 'cgid') return sql`${within} ${valueCounts([ignored])}`
  return sql`${within}
    SELECT 'cgid' AS attribute, category_id AS value, count(*) AS hits FROM candidates
    JOIN listing_categories AS placed
      ON placed.site_id = ${scope.request.site.id} AND placed.number = candidates.number
    GROUP BY category_id`
}

function withoutFilter(filters: Filters, ignored: Ignored): Filters {
  const { categoryId, price, ...rest } = filters
  return {
    ...rest,
    ...(ignored !== 'cgid' && categoryId !== undefined && { categoryId }),
    ...(ignored !== 'price' && price && { price }),
    values: new Map([...filters.values].filter(([key]) => key !== ignored)),
  }
}

const candidates = (scope: Scope, filters: Filters) => {
  const cte = sql`candidates AS MATERIALIZED (
    SELECT source.number, source.price FROM ${found(scope, filters)}
    ORDER BY source.number LIMIT ${MAX_CANDIDATES})`
  return scope.words.length > 0 ? sql`${matched(scope)}, ${cte}` : sql`WITH ${cte}`
}

/** What the words find, the best kind of match of each listing counting; empty without words. */
function matched({ words, languages, request: { site } }: Scope): Sql {
  if (words.length === 0) return sql``
  const tiers = matchExpressions(words, languages).map(
    (expression, tier) => sql`SELECT * FROM (
      SELECT rowid AS number, ${tier} AS tier FROM listing_text
      WHERE listing_text MATCH ${expression} ORDER BY rowid LIMIT ${MAX_CANDIDATES})`,
  )
  const all = tiers.reduce((joined, tier) => sql`${joined} UNION ALL ${tier}`)
  return sql`WITH matched AS MATERIALIZED (
    SELECT found.tier, listings.* FROM (SELECT number, min(tier) AS tier FROM (${all}) GROUP BY number) AS found
    JOIN listings ON listings.site_id = ${site.id} AND listings.number = found.number)`
}

/** FROM and WHERE: `source` has the columns to sort by, `listings` the rest. */
function found({ words, request: { site } }: Scope, filters: Filters): Sql {
  const category = filters.categoryId ?? 'root'
  const conditions = conditionsOf(filters)
  if (words.length === 0) {
    return sql`listing_categories AS source
      JOIN listings ON listings.site_id = source.site_id AND listings.number = source.number
      WHERE ${every([sql`source.site_id = ${site.id}`, sql`source.category_id = ${category}`, ...conditions])}`
  }
  const inCategory = sql`EXISTS (SELECT 1 FROM listing_categories AS placed
    WHERE placed.site_id = ${site.id} AND placed.category_id = ${category} AND placed.number = source.number)`
  return sql`matched AS source
    JOIN listings ON listings.site_id = ${site.id} AND listings.number = source.number
    WHERE ${every(filters.categoryId === undefined ? conditions : [inCategory, ...conditions])}`
}

function conditionsOf(filters: Filters): Sql[] {
  const { values, price, orderableOnly, hitTypes, promotionIds } = filters
  return [
    ...placeConditions(filters),
    ...(orderableOnly ? [sql`source.orderable = 1`] : []),
    ...(price ? [sql`source.price >= ${price.from} AND source.price < ${price.to}`] : []),
    ...(hitTypes.length > 0 ? [sql`listings.hit_type IN ${listed(hitTypes)}`] : []),
    ...(promotionIds.length > 0 ? [promotionCondition(filters, sql`listings`)] : []),
    ...[...values].map(
      ([key, wanted]) => sql`EXISTS (SELECT 1 FROM listing_values AS had
        WHERE had.number = source.number AND had.attribute = ${key} AND had.value IN ${listed(wanted)})`,
    ),
  ]
}

const placeConditions = ({ inventoryIds, isOtherBrand }: Filters): Sql[] => [
  ...(isOtherBrand ? [sql`FALSE`] : []),
  ...(inventoryIds.length > 0
    ? [
        sql`EXISTS (SELECT 1 FROM offers AS kept
          JOIN store_stock ON store_stock.product_id = kept.product_id
            AND store_stock.inventory_id IN ${listed(inventoryIds)} AND store_stock.stock > 0
          WHERE kept.site_id = listings.site_id AND kept.family = listings.product_id)`,
      ]
    : []),
]
