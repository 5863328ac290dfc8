import * as features from '#shop/features.ts'
import type { RouteKey } from '#shared/routes.ts'

import { sessionQuery } from '../kit/session.ts'
import { arrivalQuery } from '../product/arrival-query.ts'
import { liveAvailabilityQuery } from '../product/buying/live-availability-query.ts'
import { bagQuery } from '../bag/queries.ts'
import { navigationQuery } from '../listing/navigation-query.ts'
import type { Destination, NavigationDependencies } from './destination.ts'

type Parts = readonly (() => Promise<unknown>)[]

/** One chunk has all content modules, and one of them brings it with its stylesheets. */
const modules = () => import('../content/modules/banner.tsx')

const product: Parts = [
  () => import('../product/product-content.tsx'),
  () => import('../product/buying/buying-options.tsx'),
  // Its chunk has the days of arrival, too.
  () => import('../product/product-late.tsx'),
  ...(features.autoRefresh ? [() => import('../auto-refresh/auto-refresh.tsx')] : []),
  ...(features.reviews ? [() => import('../reviews/reviews.tsx')] : []),
  modules,
]

/**
 * The code of what a page shows at once after a navigation, besides its own file. It is requested together with the page,
 * so that no file has to arrive before another one is known.
 */
export const pageParts: Partial<Record<RouteKey, Parts>> = {
  home: [modules],
  category: [modules],
  topCategory: [modules],
  childCategory: [modules],
  search: [modules],
  product,
  productById: product,
  cart: [() => import('../bag/bag-rows.tsx')],
}

/**
 * Requests the visitor's data that a page shows, at the same time as its code. The parts that show it join these requests, and
 * handle their failures.
 */
export function requestPersonalData(
  { match: { key, params }, query }: Destination,
  dependencies: NavigationDependencies,
) {
  const productId = params['productId'] ?? params['slugAndId']?.split('-').at(-1)
  if (key === 'cart') requestBag(dependencies)
  // A query names a variant, whose id only the product knows.
  else if (productId !== undefined && query.size === 0) requestOfProduct(productId, dependencies)
}

const sessionIn = ({ appContext, queryClient }: NavigationDependencies) =>
  queryClient.getQueryData(sessionQuery(appContext).queryKey)

function requestBag(dependencies: NavigationDependencies) {
  const { appContext, queryClient } = dependencies
  queryClient.query(bagQuery(appContext.shopper())).catch(ignore)
  // An empty bag leads to popular categories.
  if (sessionIn(dependencies)?.bagCount === 0)
    queryClient.query(navigationQuery(appContext.catalog)).catch(ignore)
}

function requestOfProduct(productId: string, dependencies: NavigationDependencies) {
  const { appContext, queryClient, intl } = dependencies
  const session = sessionIn(dependencies)
  if (session === undefined) return
  const { site, locale } = appContext
  const storeId = session?.store?.storeId ?? null
  queryClient.query(liveAvailabilityQuery(productId, { site, locale, storeId, intl })).catch(ignore)
  queryClient.query(arrivalQuery({ site, locale }, storeId)).catch(ignore)
}

const ignore = () => null
