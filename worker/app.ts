import { TrieRouter } from 'hono/router/trie-router'
import { deploy } from 'virtual:deploy'

import { createApi } from './api.ts'
import type { Clock } from './clock.ts'
import { factory } from './env.ts'
import { formRoutes } from './forms/form-routes.ts'
import type { WriteLine } from './log.ts'
import { offlineRoutes } from './offline/offline-routes.ts'
import { previewRoutes } from './webhooks/preview-routes.ts'
import { purgeRoutes } from './webhooks/purge.ts'
import { requestLimits } from './middleware/limits.ts'
import { knownMethods, readOnly } from './middleware/methods.ts'
import { placement } from './middleware/placement.ts'
import { respondWithProblem } from './middleware/problems.ts'
import { publicHost } from './middleware/public-host.ts'
import { requestContext } from './middleware/request-context.ts'
import { sameOrigin } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { failedPage } from './pages/failed-page.ts'
import { servePageData } from './pages/page-data.ts'
import { servePage } from './pages/pages.ts'
import { proxy } from './proxy/proxy.ts'
import { cspReports } from './reports/csp-reports.ts'
import { seo } from './seo/seo.ts'

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

/** The middleware and routes that a request passes, in order. Each app has its own in-memory state. */
export const createApp = (options: AppOptions = {}) =>
  factory
    // By default Hono makes one regular expression of all routes for the first request, which takes that isolate 5 ms.
    .createApp({ router: new TrieRouter() })
    .use(requestContext({ version: deploy.version, ...options }))
    .use(securityHeaders())
    .use(knownMethods())
    .use(requestLimits())
    .use(publicHost())
    .route('/webhooks', purgeRoutes)
    .route('/webhooks', previewRoutes)
    .route('/reports', cspReports)
    .use(sameOrigin())
    .route('/api', createApi(servePageData))
    .route('/proxy', proxy)
    .route('/', seo)
    .route('/', offlineRoutes)
    .route('/', pages)
    .onError(respondWithProblem)
