import type { PlacementOptions } from '../site/placement.ts'
import type { Locale } from '../site/site.ts'

/** At the root, so that its scope is the whole shop. */
export const SERVICE_WORKER_PATH = '/service-worker.js'

/** The page that is shown instead of one that cannot be loaded offline. */
export const offlinePagePath = (locale: Locale) => `/offline/${locale}`

/** The part of that page that lists the pages that can be read. The service worker fills its list and shows it. */
export const READABLE_ID = 'readable'

/** The edge's settings for the service worker, which precede its code as `self.settings`. */
export interface ServiceWorkerSettings {
  deploy: string
  placement: Omit<PlacementOptions, 'defaultSite'>
  /** The paths that another system serves. */
  legacyPaths: readonly string[]
  /** The addresses of what every stored page needs. */
  shell: readonly string[]
}

/** The message of a page that the service worker has not seen, because it did not load it as a document. */
export interface VisitedPage {
  page: string
  /** The files that the page has loaded. */
  files: readonly string[]
}
