import type { WireProductItem } from '../commerce/wire-basket.ts'

/** How the service names a line that is sent again (spec 2 §3). */
export interface RefreshFields {
  c_isAutoRefreshSubscribedItem?: boolean
  /** In months; null removes it. */
  c_orderGrooveFrequency?: number | null
}

export const refreshFields = (months: number | null): RefreshFields => ({
  c_isAutoRefreshSubscribedItem: months !== null,
  c_orderGrooveFrequency: months,
})

/** Whether a line is sent again as wanted; true if nothing is wanted. */
export const isRefreshedAs = (line: WireProductItem, months: number | null | undefined) =>
  months === undefined || monthsOf(line) === months

/** After how many months it is sent again; null if it is bought once. */
export const monthsOf = (line: WireProductItem) =>
  line.c_isAutoRefreshSubscribedItem ? (line.c_orderGrooveFrequency ?? null) : null
