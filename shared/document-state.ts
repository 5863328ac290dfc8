import type { FieldProblems, ProblemType } from './http/problem.ts'
import type { ActionName } from './actions.ts'
import type { PlacementOptions } from './site/placement.ts'
import type { Locale, SiteId } from './site/site.ts'

/** A rejected form, which the page shows again with the submitted values. */
export interface RejectedForm {
  action: ActionName
  /** By field name; without secrets. */
  values: Record<string, string>
  problem: ProblemType
  fields: FieldProblems
  /** The time of day at which the same may be tried again, as the locale writes it. Null if it is unknown. */
  retryAt?: string | null
}

/** The result of a query. */
export type LoadedQuery = [key: readonly unknown[], data: unknown]

/** A currency, and an amount of zero in it as the locale formats it, such as `0,00 $`. */
export type ZeroAmount = readonly [currency: string, text: string]

/** The edge's data about a document for the browser, embedded as JSON. */
export interface DocumentState {
  deploy: string
  /** Whether the edge counts what browsers measure. Absent if it does not. */
  isMeasured?: boolean
  site: SiteId
  locale: Locale
  /** The browser writes other numbers like it. Null where digits are not 0 to 9. */
  zero: ZeroAmount | null
  placement: Omit<PlacementOptions, 'defaultSite'>
  /** The paths that another system serves, as `isLegacyPath` compares them. Absent if there are none. */
  legacyPaths?: readonly string[]
  publicOrigin: string
  year: number
  /** Whether the request came from the shop's native app. */
  isNativeApp: boolean
  /** The idempotency key of the document's forms; unique in every response, cached documents included. */
  idempotencyKey: string
  rejectedForm: RejectedForm | null
  /** The action whose form the page shows with its success state. */
  acceptedForm: ActionName | null
  path: string
  /** The canonical query. */
  query: string
  /** The key of the route, or of a page without a URL. */
  page: string
  params: Record<string, string>
  /** Whether the browser keeps the main content as it is, without the page's code and data. */
  isStatic: boolean
  /** The data that the page was rendered from, by query key. */
  queries: LoadedQuery[]
}
