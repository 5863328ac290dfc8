/** The kinds of navigation that field vitals tell apart. `client`: shown without a document. */
export const NAVIGATIONS = ['document', 'client', 'back-forward'] as const

export const DEVICES = ['phone', 'tablet', 'desktop'] as const

/** The effective type of the Network Information API, which only Chromium has. */
export const CONNECTIONS = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const

/** What the edge's cache had of a document (`Server-Timing`). `stored`: the service worker showed a kept page. */
export const DOCUMENT_CACHES = [
  'fresh',
  'stale',
  'miss',
  'error',
  'none',
  'stored',
  'unknown',
] as const

/** Where an error was noticed: by React, by the code that starts a page, or by the browser. */
export const ERROR_SOURCES = [
  'caught',
  'uncaught',
  'recovered',
  'start',
  'navigation',
  'script',
  'promise',
] as const

export type ErrorSource = (typeof ERROR_SOURCES)[number]

/** The values of a view. Those that the browser does not know, or that an earlier beacon had, are missing. */
export interface ViewVitals {
  /** The key of the route. */
  route: string
  navigation: (typeof NAVIGATIONS)[number]
  /** Only of a document that was loaded. */
  cache?: (typeof DOCUMENT_CACHES)[number]
  /** Milliseconds, except CLS. */
  lcp?: number
  inp?: number
  cls?: number
  ttfb?: number
  fcp?: number
  /** The elements to blame, as paths of tag names. */
  lcpTarget?: string
  inpTarget?: string
  clsTarget?: string
  inpType?: 'pointer' | 'keyboard'
}

export interface BrowserError {
  source: ErrorSource
  route: string
  /** The name of the class, such as `TypeError`. */
  name: string
  /** Of name and message. The message itself may contain what a shopper typed, and stays in the browser. */
  hash: string
  /** The file that threw: its hash, `document` for an inline script, `outside` for another origin's, or empty. */
  file: string
}

/** One beacon: what was measured until the page was hidden. It identifies nobody. */
export interface VitalsReport {
  deploy: string
  device: (typeof DEVICES)[number]
  connection: (typeof CONNECTIONS)[number]
  views: ViewVitals[]
  errors: BrowserError[]
}

/** The platform accepts 25 data points of a request, and one is that of the request itself. */
export const MOST_VIEWS = 18
export const MOST_ERRORS = 5

/** The share of documents that report their errors. */
export const ERROR_SHARE = 0.25

/** The longest path of an element. */
export const MOST_OF_TARGET = 100

/** What a path of an element consists of: tag names, ids of words, and actions of the document. */
export const TARGET = /^[a-zA-Z0-9 >#=[\]-]*$/
