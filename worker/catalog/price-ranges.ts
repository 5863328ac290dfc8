import type { SearchResult } from '#shared/contract/search.ts'

import type { WireRefinementValue } from '../commerce/wire-search.ts'
import type { ContentMapper } from './content-mapper.ts'

type RefinementValue = SearchResult['refinements'][number]['values'][number]

const RANGE = /^\((\d+)\.\.(\d+)\)$/

/** Chosen price ranges of several values together, from a value's lower end or 0 to a value's upper end. */
export function wholeRanges(
  chosen: readonly string[],
  values: readonly WireRefinementValue[],
  mapper: Pick<ContentMapper, 'locale' | 'site'>,
): RefinementValue[] {
  const known = values.map(({ value }) => value)
  const ends = known.flatMap((value) => RANGE.exec(value)?.slice(1) ?? [])
  const money = new Intl.NumberFormat(mapper.locale, {
    style: 'currency',
    currency: mapper.site.currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
  return chosen.flatMap((value) => {
    const [, from = '', to = ''] = RANGE.exec(value) ?? []
    const isWhole = (from === '0' || ends.includes(from)) && ends.includes(to)
    if (!isWhole || known.includes(value) || Number(from) >= Number(to)) return []
    const count = values
      .filter((one) => isWithin(one.value, [Number(from), Number(to)]))
      .reduce((sum, { hitCount }) => sum + hitCount, 0)
    return [{ value, label: money.formatRange(Number(from), Number(to)), count, selected: true }]
  })
}

function isWithin(value: string, [from, to]: [number, number]) {
  const [, low, high] = RANGE.exec(value) ?? []
  return low !== undefined && Number(low) >= from && Number(high) <= to
}
