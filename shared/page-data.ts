import type { LoadedQuery } from './document-state.ts'

/** The critical data of a public page, for a navigation without a document. */
export interface PageData {
  /** The page to show instead, or the canonical query of the page. Paths are without site and locale. */
  outcome: { redirect: string } | { notFound: true } | { query: string }
  /** By query key. Without what every document already contains. */
  queries: LoadedQuery[]
}

/** The path below `/api` of the data of public pages. */
export const PAGE_DATA_PATH = '/page-data'
