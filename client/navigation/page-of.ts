import type { RouteKey } from '#shared/routes.ts'

import { errorPage, notFoundPage, pages } from '../pages/pages.ts'

const isRouteKey = (key: string): key is RouteKey => key in pages

/** The page of a route's key, or of one of the two that stand at no address; null for an unknown name. */
export async function pageOf(key: string) {
  if (isRouteKey(key)) return pages[key].load()
  if (key === 'notFound') return notFoundPage.load()
  if (key === 'error') return errorPage.load()
  return null
}
