import { matchedRoutes } from 'hono/route'
import { deploy } from 'virtual:deploy'

import {
  accountApi,
  activitiesApi,
  agentsApi,
  arrivalApi,
  availabilityApi,
  bagApi,
  catalogApi,
  checkoutApi,
  contentApi,
  dismissalsApi,
  graphqlApi,
  pageViewsApi,
  personalizationApi,
  visitsApi,
  ordersApi,
  pageDataApi,
  privacyApi,
  storeApi,
  streetsApi,
  passkeysApi,
  rewardsApi,
} from '#shared/api-paths.ts'
import { extrasApi } from '#shared/reviews/extras-api.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { factory } from './env.ts'
import { readOnly } from './middleware/methods.ts'
import { respondWithProblem } from './middleware/problems.ts'
import { writableHeaders } from './middleware/writable-headers.ts'
import { activities } from './api/activities.ts'
import { account } from './api/account.ts'
import { agents } from './api/agents.ts'
import { arrival } from './api/arrival.ts'
import { availability } from './api/availability.ts'
import { bag } from './api/bag.ts'
import { catalog } from './api/catalog.ts'
import { checkout, orders } from './api/checkout.ts'
import { content } from './api/content.ts'
import { dismissals } from './api/dismissals.ts'
import { graphql } from './api/graphql.ts'
import { pageViews } from './api/page-views.ts'
import { passkeys } from './api/passkeys.ts'
import { personalization } from './api/personalization.ts'
import { privacy } from './api/privacy.ts'
import { extras } from './reviews/extras-endpoints.ts'
import { createPageDataApi, type ServePageData } from './api/page-data.ts'
import { store } from './api/store.ts'
import { streets } from './api/streets.ts'
import { rewards } from './api/rewards.ts'
import { visits } from './api/visits.ts'
import { siteLocale } from './api/site-locale.ts'
import { openCatalogEdge } from './api/catalog-of.ts'
import { catalogEndpoints, personalEndpoints, publicEndpoints } from './endpoints.ts'
import { openPublicEdge } from './http/edge.ts'
import { openShopper } from './shopper/open-shopper.ts'
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

/** The JSON API that the browser calls after the document has loaded: the `Catalog` and `Shopper` ports over HTTP. */
export const createApi = (servePageData: ServePageData) =>
  factory
    .createApp()
    .use(freshness)
    .use(siteLocale())
    .route(graphqlApi.root, graphql.app)
    .route(availabilityApi.root, availability.app)
    .route(bagApi.root, bag.app)
    .route(checkoutApi.root, checkout.app)
    .route(ordersApi.root, orders.app)
    .route(streetsApi.root, streets.app)
    .route(rewardsApi.root, rewards.app)
    .route('/', serve(personalEndpoints, openShopper))
    .route(accountApi.root, account.app)
    .route(passkeysApi.root, passkeys.app)
    .route(agentsApi.root, agents.app)
    .route(storeApi.root, store.app)
    .route('/', serve(publicEndpoints, openPublicEdge))
    .route(dismissalsApi.root, dismissals.app)
    .route('/', reviewPhotos(openShopper).app)
    .route(activitiesApi.root, activities.app)
    .route(personalizationApi.root, personalization.app)
    .route(pageViewsApi.root, pageViews.app)
    .route(visitsApi.root, visits.app)
    .use(readOnly())
    .route(arrivalApi.root, arrival.app)
    .route(privacyApi.root, privacy.app)
    .route(catalogApi.root, catalog.app)
    .route(contentApi.root, content.app)
    .route(extrasApi.root, extras.app)
    .route('/', serve(catalogEndpoints, openCatalogEdge, []))
    .route(pageDataApi.root, createPageDataApi(servePageData).app)
    .all('*', () => {
      throw new ProblemError('not-found')
    })
    .onError((error, c) => respondWithProblem(error, c))
