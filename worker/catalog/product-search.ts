import { REFINEMENTS, type ProductSearch, type RefinementName } from '#shared/contract/search.ts'

const MAX_PHRASE = 100
const MAX_VALUES = 10
const MAX_VALUE = 100

const PRICE = /^\(\d{1,6}(\.\d{1,2})?\.\.\d{1,6}(\.\d{1,2})?\)$/
/** What joins values upstream may not stand in one. */
const WORD = /^[^|,=\p{Cc}]+$/u

/** The same question in one spelling, without values that nothing could have. */
export function canonicalSearch(search: ProductSearch): ProductSearch {
  const phrase = search.phrase?.trim().replace(/\s+/g, ' ') ?? ''
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

/** The chosen values as the service wants them: by search attribute. */
export const wireRefinements = (search: ProductSearch) =>
  refinementsIn(search).map(([name, values]) => [REFINEMENTS[name], values] as const)

/** One text for all chosen values, as part of a cache key. */
export const refinementsKey = (search: ProductSearch) =>
  refinementsIn(search)
    .map(([name, values]) => `${name}=${values.join(',')}`)
    .join('&')

const NAMES = [
  'family',
  'fragrance',
  'form',
  'color',
  'size',
  'price',
] as const satisfies RefinementName[]

function refinementsIn({ refinements }: ProductSearch) {
  return NAMES.flatMap((name) => {
    const values = (refinements[name] ?? [])
      .filter((value) => value.length <= MAX_VALUE)
      .filter((value) => (name === 'price' ? PRICE : WORD).test(value))
      .toSorted()
    // The service knows one range of prices at a time.
    const kept = name === 'price' ? values.slice(0, 1) : [...new Set(values)].slice(0, MAX_VALUES)
    return kept.length > 0 ? [[name, kept] as const] : []
  })
}
