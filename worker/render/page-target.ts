import type { PageKey } from '#client/pages.ts'
import { matchRoute, routes, type Route, type RouteKey } from '#shared/routes.ts'
import { canonicalQuery } from '#shared/canonical-query.ts'
import type { ShownVariant } from '#shared/analytics/chosen-variants.ts'
import type { ReplacedContent } from '#shared/experiments.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import { namedPage } from './named-pages.ts'

/** The variant of a page: which one it is, and its content. */
export interface PageVariant extends ShownVariant, ReplacedContent {
  /** The page as everyone sees it who takes no part. */
  isOriginal: boolean
}

/** A page to show, with its status and URL. */
export interface PageTarget {
  /** The page's key in the page table. */
  key: PageKey
  status: 200 | 400 | 403 | 404 | 410 | 500 | 503
  audience: Route['audience']
  /** Without site and locale. */
  path: string
  params: Record<string, string>
  /** The canonical query. */
  query: URLSearchParams
  /** Absent where no experiment runs. */
  variant?: PageVariant
}

/** The page of the route that matches or of a path without a route, or null. */
export function targetOf(path: string, search: string): PageTarget | null {
  const match = matchRoute(path)
  if (!match) return namedTarget(path)
  const { key, route, params } = match
  const query = search && canonicalQuery(route, typedIn(search))
  return {
    key,
    status: 200,
    audience: route.audience,
    path,
    params,
    query: new URLSearchParams(query),
  }
}

/** The parameters, of which the shopper has typed `q`. */
function typedIn(search: string) {
  const parameters = new URLSearchParams(search)
  const typed = parameters.get('q')
  if (typed !== null) parameters.set('q', cleanLine(typed))
  return parameters
}

function namedTarget(path: string): PageTarget | null {
  const named = namedPage(path)
  return named && { ...withoutAddress, ...named, status: 200, path }
}

/** The query parameters that a page uses. A page without a route uses none. */
export const readParameters = ({ key }: PageTarget): readonly string[] =>
  hasRoute(key) ? routes[key].query : []

const hasRoute = (key: PageKey): key is RouteKey => Object.hasOwn(routes, key)

/** The page of a route, shown at the URL of a mapping. */
export function mappedTarget(
  key: RouteKey,
  params: Record<string, string>,
  path: string,
): PageTarget {
  const query = new URLSearchParams()
  return { key, status: 200, audience: 'public', path, params, query }
}

const withoutAddress = { audience: 'public', query: new URLSearchParams() } as const

export function notFoundTarget(path: string, status: 404 | 410): PageTarget {
  const params = { status: String(status) }
  return { ...withoutAddress, key: 'notFound', status, path, params }
}

/** @param from the path and query that lead on */
export function agentRefusedTarget(path: string, status: 400 | 403, from: string): PageTarget {
  return { ...withoutAddress, key: 'agentRefused', status, path, params: { from } }
}

/** @param params the details to show: the request id, and in development also the stack */
export function errorTarget(
  path: string,
  status: 500 | 503,
  params: Record<string, string>,
): PageTarget {
  return { ...withoutAddress, key: 'error', status, path, params }
}
