import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { deploy } from 'virtual:deploy'

import * as features from '#shop/features.ts'
import {
  accountApi,
  activitiesApi,
  agentsApi,
  arrivalApi,
  dismissalsApi,
  graphqlApi,
  pageViewsApi,
  personalizationApi,
  visitsApi,
  pageDataApi,
  privacyApi,
  streetsApi,
  passkeysApi,
} from '#shared/api-paths.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { factory, type AppEnv } from './config/env.ts'
import { readOnly } from './http/methods.ts'
import { respondWithProblem } from './http/problems.ts'
import { writableHeaders } from './http/writable-headers.ts'
import { accountRoutes } from './account/account-routes.ts'
import { agentRoutes } from './agents/agent-routes.ts'
import { activityRoutes } from './analytics/activity-routes.ts'
import { pageViewRoutes } from './analytics/page-view-routes.ts'
import { personalizationRoutes } from './analytics/personalization-routes.ts'
import { visitRoutes } from './analytics/visit-routes.ts'
import { arrivalRoutes } from './checkout/arrival-routes.ts'
import { streetRoutes } from './checkout/street-routes.ts'
import { privacyRoutes } from './consent/privacy-routes.ts'
import { graphqlRoutes } from './graphql/graphql-routes.ts'
import { siteLocale } from './http/site-locale.ts'
import { shopQueryRoutes } from './product/endpoints.ts'
import { rowRoutes } from './recommendations/endpoints.ts'
import { pageData } from './render/page-data.ts'
import { searchRoutes } from './search/endpoints.ts'
import { dismissalRoutes } from './shell/dismissal-routes.ts'
import { passkeyRoutes, signInRoutes } from './sign-in/sign-in-routes.ts'
import { storeSearch } from './stores/endpoints.ts'
import { openCatalog, openCatalogEdge, readTilesInStock } from './open-catalog.ts'
import { catalogEndpoints, personalEndpoints, publicEndpoints } from './endpoints.ts'
import { openPublicEdge } from './http/edge.ts'
import { openShopper } from './open-shopper.ts'
import { loadShop } from './load-shop.ts'
import { serve } from './http/serve.ts'
import { reviewPhotos } from './reviews/endpoints.ts'

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

const signIn = {
  openEdge: openShopper,
  // The code of all actions loads with the first of them.
  continueAtSignIn: async (c: Context<AppEnv>, from: string | null) =>
    (await import('./pending-action.ts')).continueAtSignIn(c, from),
}

async function openShop(c: Context<AppEnv>) {
  const context = c.get('context')
  const { createShop } = await loadShop(context)
  return createShop({ context, bindings: c.env, caller: 'api' })
}

const readVisitor = async (c: Context<AppEnv>) => (await openShopper(c)).readVisitor()
const rows = { openEdge: openShopper, openCatalog, readTilesInStock }

/** The JSON API that the browser calls after the document has loaded: the `Catalog` and `Shopper` ports over HTTP. */
export const createApi = () =>
  factory
    .createApp()
    .use(freshness)
    .use(siteLocale())
    .route(graphqlApi.root, graphqlRoutes(openShopper).app)
    .route(streetsApi.root, streetRoutes(openShopper).app)
    .route('/', serve(personalEndpoints, openShopper))
    .route(accountApi.root, accountRoutes(openShopper).app)
    .route(accountApi.root, signInRoutes(signIn).app)
    .route(passkeysApi.root, passkeyRoutes(signIn).app)
    .route(agentsApi.root, features.agents ? agentRoutes(openShopper).app : factory.createApp())
    .route('/', features.pickup ? storeSearch(openShopper).app : factory.createApp())
    .route('/', serve(publicEndpoints, openPublicEdge))
    .route(dismissalsApi.root, dismissalRoutes(openCatalog).app)
    .route('/', features.reviews ? reviewPhotos(openShopper).app : factory.createApp())
    .route(activitiesApi.root, activityRoutes(openShopper).app)
    .route(
      personalizationApi.root,
      personalizationRoutes({ openEdge: openShopper, openCatalog }).app,
    )
    .route(pageViewsApi.root, pageViewRoutes.app)
    .route(visitsApi.root, visitRoutes({ openEdge: openShopper, readVisitor }).app)
    .use(readOnly())
    .route(arrivalApi.root, arrivalRoutes(openShop).app)
    .route(privacyApi.root, privacyRoutes(openCatalog).app)
    .route('/', searchRoutes(openCatalog).app)
    .route('/', shopQueryRoutes(openCatalog).app)
    .route('/', rowRoutes(rows).app)
    .route('/', serve(catalogEndpoints, openCatalogEdge, []))
    .route(pageDataApi.root, pageData.app)
    .all('*', () => {
      throw new ProblemError('not-found')
    })
    .onError((error, c) => respondWithProblem(error, c))
