import { listed, sql, type Sql } from '../sql.ts'
import { bucketsOf, PROMOTION } from './refinement.ts'
import type { Filters } from './request.ts'
import type { Scope } from './statements.ts'

/**
 * What narrows the result is known of combinations: they have been counted by category, so that counts
 * are exact and cost the same in a catalogue of any size.
 */
export const isCountedByCombination = ({ words, request: { filters } }: Scope) =>
  words.length === 0 &&
  filters.inventoryIds.length === 0 &&
  !filters.isOtherBrand &&
  (filters.price === undefined || bucketsOf(filters.price) !== undefined)

/** Nothing narrows the result but a category: even its sums are kept. */
export const isPlainCategory = (scope: Scope) => {
  const { filters } = scope.request
  return (
    isCountedByCombination(scope) && filters.price === undefined && !narrowsCombinations(filters)
  )
}

export const isRefinedCategory = (scope: Scope) =>
  isCountedByCombination(scope) && !isPlainCategory(scope)

/** Conditions on `kept`, a row of `combination_counts`. */
export function keptConditions(filters: Filters): Sql[] {
  const buckets = filters.price && bucketsOf(filters.price)
  return [
    sql`kept.hits > 0`,
    ...(filters.orderableOnly ? [sql`kept.orderable = 1`] : []),
    ...(buckets ? [sql`kept.price_range IN ${listed(buckets)}`] : []),
    ...combinationConditions(filters, sql`kept.combination`),
  ]
}

/** The conditions that a combination has a chosen value of each attribute. */
export function combinationConditions(filters: Filters, combination: Sql): Sql[] {
  const { values, promotionKeys, hitTypes } = filters
  const chosen = [
    ...values,
    ...(promotionKeys.length > 0 ? [[PROMOTION, promotionKeys] as const] : []),
  ]
  return [
    ...chosen.map(
      ([attribute, wanted]) => sql`${combination} IN (SELECT combination FROM combination_values
        WHERE attribute = ${attribute} AND value IN ${listed(wanted)})`,
    ),
    ...(hitTypes.length > 0
      ? [sql`${combination} IN (SELECT id FROM combinations WHERE hit_type IN ${listed(hitTypes)})`]
      : []),
  ]
}

const narrowsCombinations = ({ values, promotionKeys, hitTypes }: Filters) =>
  values.size > 0 || promotionKeys.length > 0 || hitTypes.length > 0
