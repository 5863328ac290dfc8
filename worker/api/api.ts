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
  newsletterApi,
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
} from '#shared/contract/api-paths.ts'
import { extrasApi, reviewsApi } from '#shared/extras/extras-api.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import { sharedWishListApi, wishListApi } from '#shared/contract/wish-list-paths.ts'

import { factory } from '../env.ts'
import { readOnly } from '../middleware/methods.ts'
import { respondWithProblem } from '../middleware/problems.ts'
import { writableHeaders } from '../middleware/writable-headers.ts'
import { activities } from './activities.ts'
import { account } from './account.ts'
import { agents } from './agents.ts'
import { arrival } from './arrival.ts'
import { availability } from './availability.ts'
import { bag } from './bag.ts'
import { catalog } from './catalog.ts'
import { checkout, orders } from './checkout.ts'
import { content } from './content.ts'
import { dismissals } from './dismissals.ts'
import { graphql } from './graphql.ts'
import { newsletter } from './newsletter.ts'
import { pageViews } from './page-views.ts'
import { passkeys } from './passkeys.ts'
import { personalization } from './personalization.ts'
import { privacy } from './privacy.ts'
import { extras, reviews } from './extras.ts'
import { createPageDataApi, type ServePageData } from './page-data.ts'
import { store } from './store.ts'
import { streets } from './streets.ts'
import { rewards } from './rewards.ts'
import { visits } from './visits.ts'
import { siteLocale } from './site-locale.ts'
import { sharedWishList, wishList } from './wish-list.ts'

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
    .route(graphqlApi.root, graphql)
    .route(availabilityApi.root, availability)
    .route(bagApi.root, bag)
    .route(checkoutApi.root, checkout)
    .route(ordersApi.root, orders)
    .route(streetsApi.root, streets)
    .route(rewardsApi.root, rewards)
    .route(wishListApi.root, wishList)
    .route(sharedWishListApi.root, sharedWishList)
    .route(accountApi.root, account)
    .route(passkeysApi.root, passkeys)
    .route(agentsApi.root, agents)
    .route(storeApi.root, store)
    .route(newsletterApi.root, newsletter)
    .route(dismissalsApi.root, dismissals)
    .route(reviewsApi.root, reviews)
    .route(activitiesApi.root, activities)
    .route(personalizationApi.root, personalization)
    .route(pageViewsApi.root, pageViews)
    .route(visitsApi.root, visits)
    .use(readOnly())
    .route(arrivalApi.root, arrival)
    .route(privacyApi.root, privacy)
    .route(catalogApi.root, catalog)
    .route(contentApi.root, content)
    .route(extrasApi.root, extras)
    .route(pageDataApi.root, createPageDataApi(servePageData))
    .all('*', () => {
      throw new ProblemError('not-found')
    })
    .onError((error, c) => respondWithProblem(error, c))
