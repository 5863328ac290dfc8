import type { FieldProblems, ProblemType } from './contract/problem.ts'
import type { DeedName } from './deeds.ts'
import type { PlacementOptions } from './site/placement.ts'
import type { Locale, SiteId } from './site/site.ts'

/** A form that was sent and refused: the page shows it again with what was typed. */
export interface RefusedForm {
  deed: DeedName
  /** By field; without secrets. */
  values: Record<string, string>
  problem: ProblemType
  fields: FieldProblems
}

/** What the edge tells the browser about the document it made; stands in the document as JSON. */
export interface DocumentState {
  deploy: string
  site: SiteId
  locale: Locale
  placement: Omit<PlacementOptions, 'defaultSite'>
  publicOrigin: string
  year: number
  /** Another one in every document, cached ones included: the id of what its forms do. */
  operation: string
  refusedForm: RefusedForm | null
  path: string
  /** Canonical. */
  query: string
  /** Which page of the registry is shown: a route's key, or one that has no address of its own. */
  page: string
  params: Record<string, string>
  /** The answers that the page was made from, by query key. */
  queries: [key: readonly unknown[], data: unknown][]
}
