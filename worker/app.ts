import { TrieRouter } from 'hono/router/trie-router'
import { deploy } from 'virtual:deploy'

import { createApi } from './api.ts'
import type { Clock } from './runtime/clock.ts'
import { factory } from './config/env.ts'
import { formRoutes } from './form-routes.ts'
import { identify } from './identity.ts'
import { legacyRoutes } from './legacy/legacy-routes.ts'
import type { WriteLine } from './observe/log.ts'
import { offlineRoutes } from './offline/offline-routes.ts'
import { previewRoutes } from './content/preview-routes.ts'
import { openShopper } from './open-shopper.ts'
import { purgeRoutes } from './purge.ts'
import { requestLimits } from './http/body-limits.ts'
import { knownMethods, readOnly } from './http/methods.ts'
import { placement } from './http/placement.ts'
import { respondWithProblem } from './http/problems.ts'
import { publicHost } from './http/public-host.ts'
import { requestContext } from './http/request-context.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { failedPage } from './render/failed-page.ts'
import { servePage } from './pages.ts'
import { pageSources } from './page-sources.ts'
import { contentFamilies } from './content/families.ts'
import { productFamilies } from './product/families.ts'
import { createProxy } from './proxy/proxy.ts'
import { searchFamilies } from './search/families.ts'
import { shellFamilies } from './shell/families.ts'
import { cspReports } from './http/csp-reports.ts'
import { openReads } from './load-shop.ts'
import { seoRoutes } from './seo/seo-routes.ts'
import { wellKnownRoutes } from './well-known/well-known-routes.ts'

interface AppOptions {
  /** Replaces the clock in tests. */
  clock?: Clock
  /** Receives log lines in tests. */
  write?: WriteLine
  /** Replaces waiting (ms) in tests. */
  sleep?: (ms: number) => Promise<void>
}

const pages = factory
  .createApp()
  .use(placement())
  .route('/', formRoutes)
  .use(readOnly())
  .get('*', servePage)
  .onError((error, c) => failedPage(c, error))

const proxy = createProxy({
  ...contentFamilies,
  ...productFamilies,
  ...searchFamilies,
  ...shellFamilies,
})

const seo = seoRoutes(async () => (await import('./seo/sitemap-paths.ts')).sitemapLists(openReads))

/** The middleware and routes that a request passes, in order. Each app has its own in-memory state. */
export const createApp = (options: AppOptions = {}) =>
  factory
    // By default Hono makes one regular expression of all routes for the first request, which takes that isolate 5 ms.
    .createApp({ router: new TrieRouter() })
    .use(requestContext({ version: deploy.version, ...options }))
    .use(identify())
    .use(pageSources())
    .use(securityHeaders())
    .use(knownMethods())
    .use(requestLimits())
    .use(publicHost())
    .use(legacyRoutes(openShopper))
    .route('/webhooks', purgeRoutes)
    .route('/webhooks', previewRoutes)
    .route('/reports', cspReports)
    .use(sameOrigin())
    .route('/api', createApi())
    .route('/proxy', proxy)
    .route('/', seo)
    .route('/', wellKnownRoutes)
    .route('/', offlineRoutes)
    .route('/', pages)
    .onError(respondWithProblem)
