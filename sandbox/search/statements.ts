import type { Site } from '../platform/site.ts'
import { joinConditions, valueList, sql, type Sql } from '../platform/sql.ts'
import { combinationConditions } from './combinations.ts'
import type { Filters, Scope, SearchRequest } from './request.ts'
import { matchExpressions } from './words.ts'

/** A search stops after this many listings, so that its cost does not depend on the size of the catalog. */
export const MAX_CANDIDATES = 2000

/** Up to this many listings are sorted faster than they are found by scanning a large category in order. */
const FEW_LISTINGS = 1000

/** The ids of one page of hits. */
export function pageStatement(scope: Scope): Sql {
  const { limit, offset } = scope.request
  const order = getOrder(scope.request, scope.words.length > 0)
  const page = sql`ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`
  return scope.words.length > 0
    ? sql`${matched(scope)} SELECT source.product_id FROM ${found(scope, isByPrice(scope.request))} ${page}`
    : sql`SELECT listings.product_id FROM ${found(scope, isByPrice(scope.request))} ${page}`
}

/** The same page for a refined category whose total is known. */
export function refinedPageStatement(scope: Scope, total: number): Sql {
  if (total > FEW_LISTINGS) return pageStatement(scope)
  const { site, filters, limit, offset } = scope.request
  const combinations = combinationConditions(filters, sql`source.combination`)
  const order = getOrder(scope.request, false)
  const conditions = [
    sql`source.site_id = ${site.id}`,
    sql`source.category_id = ${filters.categoryId ?? 'root'}`,
    ...combinations,
    ...ownConditions(filters, combinations.length === 0),
  ]
  return sql`SELECT listings.product_id FROM (
      SELECT * FROM listing_categories AS source WHERE ${joinConditions(conditions)}
      ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}) AS source
    JOIN listings ON listings.site_id = source.site_id AND listings.number = source.number
    ORDER BY ${order}`
}

/** The listings that match the words, each with its best kind of match. */
export function matched({ words, languages, request: { site } }: Scope): Sql {
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

const isByPrice = ({ sorting }: SearchRequest) =>
  sorting === 'price-low-to-high' || sorting === 'price-high-to-low'

/** FROM and WHERE; `source` has the columns to sort and count by, and `byPrice` means that the result is sorted by price. */
export function found({ words, request: { site, filters } }: Scope, byPrice: boolean): Sql {
  const category = filters.categoryId ?? 'root'
  // The plus sign stops SQLite from replacing the index that provides the order.
  const narrowing = [
    ...combinationConditions(filters, sql`+source.combination`),
    ...ownConditions(filters, byPrice),
  ]
  if (words.length === 0) {
    const conditions = [
      sql`source.site_id = ${site.id}`,
      sql`source.category_id = ${category}`,
      ...narrowing,
      ...placeConditions(filters, site, sql`listings`),
    ]
    return sql`listing_categories AS source
      JOIN listings ON listings.site_id = source.site_id AND listings.number = source.number
      WHERE ${joinConditions(conditions)}`
  }
  const inCategory = sql`EXISTS (SELECT 1 FROM listing_categories AS placed
    WHERE placed.site_id = ${site.id} AND placed.category_id = ${category} AND placed.number = source.number)`
  const conditions = [...narrowing, ...placeConditions(filters, site, sql`source`)]
  return sql`matched AS source
    WHERE ${joinConditions(filters.categoryId === undefined ? conditions : [inCategory, ...conditions])}`
}

/** Conditions on columns of a category's row; the price index may be used only with `byPrice`. */
const ownConditions = ({ price, orderableOnly }: Filters, byPrice: boolean): Sql[] => [
  ...(orderableOnly ? [sql`source.orderable = 1`] : []),
  ...(price ? [priceCondition(price, byPrice ? sql`source.price` : sql`+source.price`)] : []),
]

const priceCondition = ({ from, to }: { from: number; to: number }, price: Sql) =>
  sql`${price} >= ${from} AND ${price} < ${to}`

/** Conditions on a row of `listings` that need other tables. */
const placeConditions = (filters: Filters, site: Site, listing: Sql): Sql[] => [
  ...(filters.isOtherBrand ? [sql`FALSE`] : []),
  ...(filters.inventoryIds.length > 0 ? [stockedCondition(filters, site, listing)] : []),
]

/** A condition that one of the lists stocks the listing; for a variation group, only its own variants count. */
function stockedCondition({ inventoryIds }: Filters, site: Site, listing: Sql): Sql {
  // The stock of the site's own list is in the offers, and counts only with a price.
  const shipped = inventoryIds.includes(site.inventoryId)
    ? sql`kept.stock > 0 AND ifnull(kept.sale_price, kept.list_price) IS NOT NULL OR`
    : sql``
  const stocked = sql`(${shipped} EXISTS (SELECT 1 FROM store_stock
    WHERE store_stock.product_id = kept.product_id
      AND store_stock.inventory_id IN ${valueList(inventoryIds)} AND store_stock.stock > 0))`
  return sql`(EXISTS (SELECT 1 FROM offers AS kept
      WHERE kept.site_id = ${listing}.site_id AND kept.family = ${listing}.product_id AND ${stocked})
    OR (${listing}.hit_type = 'variation_group' AND EXISTS (
      SELECT 1 FROM products AS grouped
      CROSS JOIN json_each(grouped.card, '$.variants') AS member
      JOIN offers AS kept ON kept.site_id = ${listing}.site_id
        AND kept.product_id = member.value ->> '$.id'
      WHERE grouped.id = ${listing}.product_id AND ${stocked})))`
}

/**
 * The ORDER BY for rows of `source`. Lower numbers are more popular, and an index of `listing_categories` supports
 * each order.
 */
function getOrder({ sorting, language, filters }: SearchRequest, hasTiers: boolean): Sql {
  const name = language === 'fr' ? sql`source.name_fr` : sql`source.name_en`
  switch (sorting) {
    case 'best-matches':
      return hasTiers ? sql`source.tier, source.number` : sql`source.number`
    case 'most-popular':
      return sql`source.number`
    case 'newest':
      return sql`source.newness DESC, source.number`
    case 'price-low-to-high':
      return sql`${ascendingPrice(filters)}, source.number`
    case 'price-high-to-low':
      return sql`source.price DESC, source.number DESC`
    case 'product-name-ascending':
      return sql`${name}, source.number`
    case 'product-name-descending':
      return sql`${name} DESC, source.number DESC`
  }
}

/** Listings without a price come last; a price range already excludes them. */
const ascendingPrice = ({ price }: Filters) =>
  price ? sql`source.price` : sql`ifnull(source.price, 2147483647)`
