import { TrieRouter } from 'hono/router/trie-router'
import { deploy } from 'virtual:deploy'

import * as features from '#shop/features.ts'

import { createApi } from './api.ts'
import { createCache } from './cache/cache.ts'
import type { Clock } from './runtime/clock.ts'
import { factory } from './config/env.ts'
import { formRoutes } from './form-routes.ts'
import { legacyRoutes } from './legacy/legacy-routes.ts'
import type { WriteLine } from './observe/log.ts'
import { offlineRoutes } from './offline/offline-routes.ts'
import { previewRoutes } from './content/preview-routes.ts'
import { openShopper } from './open-shopper.ts'
import { createPurgeRoutes } from './http/purge-routes.ts'
import { requestLimits } from './http/body-limits.ts'
import { knownMethods, readOnly } from './http/methods.ts'
import { placement } from './http/placement.ts'
import { respondWithProblem } from './http/problems.ts'
import { publicHost } from './http/public-host.ts'
import { requestContext } from './http/request-context.ts'
import { sameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { failedPage } from './render/failed-page.ts'
import { cacheDependencies } from './render/page-cache.ts'
import { openReviewer } from './reviews/reviewer.ts'
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

/** Lets limits and policies ask who sends the request. The session opens when one does. */
const identify = () =>
  factory.createMiddleware(async function identify(c, next) {
    c.set('identity', {
      isAgent: async () => Boolean((await openShopper(c)).session.state?.agent),
      shopperId: async () => (await openShopper(c)).session.state?.customerId ?? null,
      reviewerId: async () =>
        features.reviews ? openReviewer((await openShopper(c)).edge).knownId() : null,
    })
    await next()
  })

/** Mounted under `/webhooks` before the same-origin check, because callers with the secret are not browsers. */
const purgeRoutes = createPurgeRoutes(async (context, bindings) => {
  // Loads with the first purge, because only a purge needs all definitions.
  const { manifest } = await import('./cache-entries.ts')
  return createCache({ ...cacheDependencies(context, bindings), entries: manifest })
})

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
