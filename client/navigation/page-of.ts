import type { RouteKey } from '#shared/routes.ts'

import { errorPage, notFoundPage, pages } from '../pages/pages.ts'

const isRouteKey = (key: string): key is RouteKey => key in pages

/** Loads the page of a route, or the not-found or error page; null for an unknown key. */
export async function pageOf(key: string) {
  if (isRouteKey(key)) return pages[key].load()
  if (key === 'notFound') return notFoundPage.load()
  if (key === 'error') return errorPage.load()
  return null
}
