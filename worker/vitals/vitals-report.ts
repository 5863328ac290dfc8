import * as v from 'valibot'

import { routes } from '#shared/routes.ts'
import {
  CONNECTIONS,
  DEVICES,
  DOCUMENT_CACHES,
  ERROR_SOURCES,
  MOST_ERRORS,
  MOST_OF_TARGET,
  MOST_VIEWS,
  NAVIGATIONS,
  TARGET,
  type VitalsReport,
} from '#shared/vitals/vitals.ts'

/** The pages without a route, by their keys. */
const WITHOUT_ROUTE = ['notFound', 'error', 'agentRefused']
const PAGES: ReadonlySet<string> = new Set([...Object.keys(routes), ...WITHOUT_ROUTE])

/** The key of a page. Those of another deploy, which this one does not know, count together. */
const Route = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform((key) => (PAGES.has(key) ? key : 'other')),
)

const HOUR_MS = 3_600_000
const Milliseconds = v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(HOUR_MS)))
const Target = v.exactOptional(v.pipe(v.string(), v.maxLength(MOST_OF_TARGET), v.regex(TARGET)))

const View = v.strictObject({
  route: Route,
  navigation: v.picklist(NAVIGATIONS),
  cache: v.exactOptional(v.picklist(DOCUMENT_CACHES)),
  lcp: Milliseconds,
  inp: Milliseconds,
  cls: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000))),
  ttfb: Milliseconds,
  fcp: Milliseconds,
  lcpTarget: Target,
  inpTarget: Target,
  clsTarget: Target,
  inpType: v.exactOptional(v.picklist(['pointer', 'keyboard'])),
})

const BrowserError = v.strictObject({
  source: v.picklist(ERROR_SOURCES),
  route: Route,
  name: v.pipe(v.string(), v.regex(/^[A-Za-z]{0,40}$/)),
  hash: v.pipe(v.string(), v.regex(/^[\da-f]{8}$/)),
  file: v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)),
})

/** Refuses what it does not know, so that no text of a page and nothing about a shopper reaches the dataset. */
export const Report: v.GenericSchema<unknown, VitalsReport> = v.strictObject({
  deploy: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  device: v.picklist(DEVICES),
  connection: v.picklist(CONNECTIONS),
  views: v.pipe(v.array(View), v.maxLength(MOST_VIEWS)),
  errors: v.pipe(v.array(BrowserError), v.maxLength(MOST_ERRORS)),
})
