import { sessionQuery } from '../app/session.ts'
import { arrivalQuery } from '../features/arrival/arrival-query.ts'
import { liveAvailabilityQuery } from '../features/bag/live-availability-query.ts'
import { bagQuery } from '../features/bag/queries.ts'
import { navigationQuery } from '../features/catalog/shared-queries.ts'
import type { Destination } from './destination.ts'
import type { NavigationDependencies } from './views.ts'

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
