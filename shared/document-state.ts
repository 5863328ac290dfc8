import type { PlacementOptions } from './site/placement.ts'
import type { Locale, SiteId } from './site/site.ts'

/** What the edge tells the browser about the document it made; stands in the document as JSON. */
export interface DocumentState {
  deploy: string
  site: SiteId
  locale: Locale
  placement: Omit<PlacementOptions, 'defaultSite'>
  publicOrigin: string
  year: number
  path: string
  /** Canonical. */
  query: string
  /** Which page of the registry is shown: a route's key, or one that has no address of its own. */
  page: string
  params: Record<string, string>
  /** The answers that the page was made from, by query key. */
  queries: [key: readonly unknown[], data: unknown][]
}
