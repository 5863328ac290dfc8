import type { QueryClient } from '@tanstack/react-query'
import type { IntlShape } from 'react-intl'

import { canonicalQuery } from '#shared/canonical-query.ts'
import { isLegacyPath } from '#shared/legacy-paths.ts'
import { matchRoute, type RouteMatch } from '#shared/routes.ts'

import type { AppContextValue } from '../kit/app-context.ts'
import type { BrowserAppContext } from './browser-app-context.ts'
import type { CurrentView } from '../kit/page.ts'
import type { ViewController } from './view-controller.ts'

export interface Destination {
  match: RouteMatch
  path: string
  query: URLSearchParams
}

/**
 * Resolves a URL to a page of this shop. Null when the browser must load a document: for another site or
 * locale, an unknown page, a page with its own security policy, a page of another system, or a URL that the edge would
 * redirect.
 */
export function destinationOf(address: string, appContext: AppContextValue): Destination | null {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) return null
  if (isLegacyPath(url.pathname, appContext.legacyPaths ?? [])) return null
  const place = appContext.placement.parse(url)
  if (!place.found || place.redirect !== null) return null
  if (place.site.id !== appContext.site.id || place.locale !== appContext.locale) return null
  const match = matchRoute(place.path)
  if (!match || match.route.policy !== 'shop') return null
  const query = canonicalQuery(match.route, new URLSearchParams(place.search))
  return { match, path: place.path, query: new URLSearchParams(query) }
}

export interface NavigationDependencies {
  appContext: BrowserAppContext
  queryClient: QueryClient
  viewController: ViewController
  intl: IntlShape
  /** The view of the document. */
  documentView: CurrentView
  /** The key of its page. */
  documentPage: string
}
