import { type ProductSearch } from '#shared/search/search.ts'
import {
  attributeOf,
  MAX_PHRASE,
  MAX_REFINEMENTS,
  refinementNamesIn,
  type RefinementName,
} from '#shared/listing/page-parameters.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

const MAX_VALUES = 10
const MAX_VALUE = 100

const RANGE = /^\(\d{1,6}(\.\d{1,2})?\.\.\d{1,6}(\.\d{1,2})?\)$/
/** Whether a value stands for all between two numbers. Of such values, the service accepts one at a time. */
export const isRange = (value: string) => RANGE.test(value)

/** Excludes the characters that separate values in upstream requests. */
const WORD = /^[^|,=\p{Cc}]+$/u

/** The canonical form of a search, without values that no product can have. */
export function canonicalSearch(search: ProductSearch): ProductSearch {
  const phrase = cleanLine(search.phrase ?? '')
  return {
    phrase: Array.from(phrase).slice(0, MAX_PHRASE).join('') || null,
    categoryId: search.categoryId,
    refinements: Object.fromEntries(
      refinementsIn(search).map(([name, values]) => [name, values] as const),
    ),
    sorting: search.sorting,
    page: Math.max(1, Math.floor(search.page)),
  }
}

/** The selected values by search attribute, as the service expects them. */
export const wireRefinements = (search: ProductSearch) =>
  refinementsIn(search).map(([name, values]) => [attributeOf(name), values] as const)

/** One text for all selected values, as part of a cache key. */
export const refinementsKey = (search: ProductSearch) =>
  refinementsIn(search)
    .map(([name, values]) => `${name}=${values.join(',')}`)
    .join('&')

/** Whether a search can have this value of a refinement. */
export const isSearchable = (name: RefinementName, value: string) =>
  value.length <= MAX_VALUE && (name === 'price' ? isRange(value) : WORD.test(value))

function refinementsIn({ refinements }: ProductSearch) {
  const all = refinementNamesIn(refinements).flatMap((name) => {
    const values = (refinements[name] ?? []).filter((value) => isSearchable(name, value)).toSorted()
    const allowed = values.some(isRange)
      ? values.filter(isRange).slice(0, 1)
      : [...new Set(values)].slice(0, MAX_VALUES)
    return allowed.length > 0 ? [[name, allowed] as const] : []
  })
  return all.slice(0, MAX_REFINEMENTS)
}
