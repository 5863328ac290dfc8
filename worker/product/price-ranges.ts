import type { SearchResult } from '#shared/search/search.ts'

import type { WireRefinementValue } from './wire-search.ts'
import type { ContentMapper } from '../markup/content-mapper.ts'

type RefinementValue = SearchResult['refinements'][number]['values'][number]

const RANGE = /^\((\d+)\.\.(\d+)\)$/

/** Chosen price ranges that are several values together, with the number of their products. */
export function wholeRanges(
  chosen: readonly string[],
  values: readonly WireRefinementValue[],
  mapper: Pick<ContentMapper, 'locale' | 'site'>,
): RefinementValue[] {
  const known = values.flatMap(({ value, hitCount }) => {
    const range = rangeOf(value)
    return range ? [{ ...range, hitCount }] : []
  })
  return chosen.flatMap((value) => {
    const range = rangeOf(value)
    if (!range || values.some((one) => one.value === value)) return []
    const within = known.filter(({ from, to }) => range.from <= from && to <= range.to)
    const touched = known.filter((one) => overlaps(one, range))
    // A range that begins or ends within a value is none that the shop offers.
    if (within.length === 0 || within.length < touched.length) return []
    const count = within.reduce((sum, { hitCount }) => sum + hitCount, 0)
    return [{ value, label: labelOf(range, mapper), count, selected: true }]
  })
}

interface Range {
  from: number
  to: number
}

function rangeOf(value: string): Range | null {
  const [, from, to] = RANGE.exec(value) ?? []
  return from === undefined ? null : { from: Number(from), to: Number(to) }
}

const overlaps = (one: Range, other: Range) => one.from < other.to && one.to > other.from

const labelOf = ({ from, to }: Range, { locale, site }: Pick<ContentMapper, 'locale' | 'site'>) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: site.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).formatRange(from, to)
