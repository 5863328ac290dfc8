import { valueList, sql, type Sql } from '../platform/sql.ts'
import { findBuckets, PROMOTION } from './refinement.ts'
import type { Filters, Scope } from './request.ts'

/**
 * Whether the stored counts of combinations by category can answer the request. Then counts are exact, and their
 * cost does not depend on the size of the catalog.
 */
export const isCountedByCombination = ({ words, request: { filters } }: Scope) =>
  words.length === 0 &&
  filters.inventoryIds.length === 0 &&
  !filters.isOtherBrand &&
  (filters.price === undefined || findBuckets(filters.price) !== undefined)

/** Whether only a category narrows the result; its totals are stored. */
export const isPlainCategory = (scope: Scope) => {
  const { filters } = scope.request
  return (
    isCountedByCombination(scope) && filters.price === undefined && !narrowsCombinations(filters)
  )
}

export const isRefinedCategory = (scope: Scope) =>
  isCountedByCombination(scope) && !isPlainCategory(scope)

/** Conditions on `kept`, a row of `combination_counts`. */
export function combinationCountConditions(filters: Filters): Sql[] {
  const buckets = filters.price && findBuckets(filters.price)
  return [
    sql`kept.hits > 0`,
    ...(filters.orderableOnly ? [sql`kept.orderable = 1`] : []),
    ...(buckets ? [sql`kept.price_range IN ${valueList(buckets)}`] : []),
    ...combinationConditions(filters, sql`kept.combination`),
  ]
}

/** Conditions that a combination has a selected value of each attribute. */
export function combinationConditions(filters: Filters, combination: Sql): Sql[] {
  const { values, promotionKeys, hitTypes } = filters
  const chosen = [
    ...values,
    ...(promotionKeys.length > 0 ? [[PROMOTION, promotionKeys] as const] : []),
  ]
  return [
    ...chosen.map(
      ([attribute, wanted]) => sql`${combination} IN (SELECT combination FROM combination_values
        WHERE attribute = ${attribute} AND value IN ${valueList(wanted)})`,
    ),
    ...(hitTypes.length > 0
      ? [
          sql`${combination} IN (SELECT id FROM combinations WHERE hit_type IN ${valueList(hitTypes)})`,
        ]
      : []),
  ]
}

const narrowsCombinations = ({ values, promotionKeys, hitTypes }: Filters) =>
  values.size > 0 || promotionKeys.length > 0 || hitTypes.length > 0
