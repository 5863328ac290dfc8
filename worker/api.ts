import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { deploy } from 'virtual:deploy'

import * as features from '#shop/features.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { factory, type AppEnv } from './config/env.ts'
import { readOnly } from './http/methods.ts'
import { respondWithProblem } from './http/problems.ts'
import { writableHeaders } from './http/writable-headers.ts'
import { accountRoutes } from './account/account-routes.ts'
import { activityRoutes } from './analytics/activity-routes.ts'
import { pageViewRoutes } from './analytics/page-view-routes.ts'
import { personalizationRoutes } from './analytics/personalization-routes.ts'
import { tagEventRoutes } from './analytics/tag-event-routes.ts'
import { visitRoutes } from './analytics/visit-routes.ts'
import { graphqlRoutes } from './graphql/graphql-routes.ts'
import { siteLocale } from './http/site-locale.ts'
import { shopQueryRoutes } from './product/endpoints.ts'
import { rowRoutes } from './recommendations/endpoints.ts'
import { loadVariants } from './render/load-variants.ts'
import { pageData } from './render/page-data.ts'
import { searchRoutes } from './search/endpoints.ts'
import { dismissalRoutes } from './shell/dismissal-routes.ts'
import type { TilesInStock } from './catalog.ts'
import { loadShop } from './load-shop.ts'
import type { CacheStatus } from './observe/log.ts'
import { visitorOf } from './visitor/visitor.ts'
import { vitalsRoutes } from './vitals/vitals-routes.ts'
import {
  catalogEndpoints,
  personalEndpoints,
  placeEndpoints,
  publicEndpoints,
  sessionEndpoints,
} from './endpoints.ts'
import { openPublicEdge, type CatalogEdge, type OpenEdge, type PlaceEdge } from './http/edge.ts'
import { neverStored } from './http/personal.ts'
import { openShopper } from './open-shopper.ts'
import { serve } from './http/serve.ts'
import { reviewPhotos } from './reviews/endpoints.ts'
import type { SignInEdge } from './sign-in/endpoints.ts'

/** Only the edge caches. Browsers revalidate every time, so pages do not show older data than necessary. */
const BROWSER_CACHE = 'private, max-age=0, no-cache'

const freshness = factory.createMiddleware(async function freshness(c, next) {
  await next()
  const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))
  c.get('context').log.set('route', route?.path ?? 'unmatched')
  const headers = writableHeaders(c)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', BROWSER_CACHE)
  headers.set('X-Deploy', deploy.id)
})

const RANKS: readonly CacheStatus[] = ['none', 'fresh', 'stale', 'miss', 'error']

/** The catalog for the site and locale of this request, with the content of the visitor's variants. */
async function openCatalog(c: Context<AppEnv>) {
  const { catalog } = await openShop(c)
  const variants = await loadVariants()
  return variants?.inVariantsOfVisitor(catalog, c.get('context')) ?? catalog
}

/** Opens the edge of reads that are the same for every visitor. */
const openCatalogEdge: OpenEdge<CatalogEdge> = async (c) => {
  const { edge, setCookies } = await openPublicEdge(c)
  return { edge: { ...edge, catalog: await openCatalog(c) }, setCookies }
}

/** Opens the edge of reads that depend on where the visitor is. */
const openPlaceEdge: OpenEdge<PlaceEdge> = async (c) => {
  const { edge, setCookies } = await openPublicEdge(c)
  const { catalog, commerce, cache } = await openShop(c)
  const visitor = visitorOf(edge.context)
  return { edge: { ...edge, catalog, commerce, cache, visitor }, setCookies }
}

/** Products by id, only those in stock, without a cache. */
const readTilesInStock = async (c: Context<AppEnv>, ...asked: Parameters<TilesInStock>) =>
  (await openShop(c)).readTilesInStock(...asked)

/** The public part of the shop for this request. */
async function openShop(c: Context<AppEnv>) {
  const context = c.get('context')
  const { createShop } = await loadShop(context)
  return createShop({
    context,
    bindings: c.env,
    caller: 'api',
    // Of the values that the response is built from, the one that is furthest from fresh. A refresh in the
    // background may read others before the response has been sent.
    onRead: ({ cached }) => {
      const { metrics } = context
      if (RANKS.indexOf(cached.outcome) > RANKS.indexOf(metrics.cache))
        metrics.cache = cached.outcome
    },
  })
}

/** Opens the edge of signing in. The code of all actions loads with the first who waits for one. */
const openSignInEdge: OpenEdge<SignInEdge> = async (c) => {
  const { edge, setCookies } = await openShopper(c)
  const continueAtSignIn = async (from: string | null) =>
    (await import('./pending-action.ts')).continueAtSignIn(c, from)
  return { edge: { ...edge, continueAtSignIn }, setCookies }
}

const readVisitor = async (c: Context<AppEnv>) => (await openShopper(c)).readVisitor()
const rows = { openEdge: openShopper, openCatalog, readTilesInStock }

/** The JSON API that the browser calls after the document has loaded: the `Catalog` and `Shopper` ports over HTTP. */
export const createApi = () =>
  factory
    .createApp()
    .use(freshness)
    .use(siteLocale())
    .route('/', graphqlRoutes(openShopper).app)
    .route('/', serve(personalEndpoints, openShopper))
    .route('/', serve(sessionEndpoints, openSignInEdge))
    .route('/', accountRoutes(openShopper).app)
    .route('/', serve(publicEndpoints, openPublicEdge))
    .route('/', dismissalRoutes(openCatalog).app)
    .route('/', features.reviews ? reviewPhotos(openShopper).app : factory.createApp())
    .route('/', activityRoutes(openShopper).app)
    .route('/', tagEventRoutes(openShopper).app)
    .route('/', personalizationRoutes({ openEdge: openShopper, openCatalog }).app)
    .route('/', pageViewRoutes.app)
    .route('/', vitalsRoutes.app)
    .route('/', visitRoutes({ openEdge: openShopper, readVisitor }).app)
    .use(readOnly())
    .route('/', serve(placeEndpoints, openPlaceEdge, [neverStored]))
    .route('/', searchRoutes(openCatalog).app)
    .route('/', shopQueryRoutes(openCatalog).app)
    .route('/', rowRoutes(rows).app)
    .route('/', serve(catalogEndpoints, openCatalogEdge, []))
    .route('/', pageData.app)
    .all('*', () => {
      throw new ProblemError('not-found')
    })
    .onError((error, c) => respondWithProblem(error, c))
