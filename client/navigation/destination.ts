import { canonicalQuery } from '#shared/canonical-query.ts'
import { matchRoute, type RouteMatch } from '#shared/routes.ts'

import type { AppContextValue } from '../app/app-context.ts'

export interface Destination {
  match: RouteMatch
  path: string
  query: URLSearchParams
}

/**
 * Resolves a URL to a page of this shop. Null when the browser must load a document: for another site or
 * locale, an unknown page, a page with its own security policy, or a URL that the edge would redirect.
 */
export function destinationOf(address: string, appContext: AppContextValue): Destination | null {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) return null
  const place = appContext.placement.parse(url)
  if (!place.found || place.redirect !== null) return null
  if (place.site.id !== appContext.site.id || place.locale !== appContext.locale) return null
  const match = matchRoute(place.path)
  if (!match || match.route.policy !== 'shop') return null
  const query = canonicalQuery(match.route, new URLSearchParams(place.search))
  return { match, path: place.path, query: new URLSearchParams(query) }
}
