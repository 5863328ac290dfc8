import { isLegacyPath } from '#shared/legacy-paths.ts'
import { matchRoute, type Route } from '#shared/routes.ts'
import { canonicalQuery } from '#shared/canonical-query.ts'
import type { Placement } from '#shared/site/placement.ts'

/** The endpoints of the worker that are not pages. They have no site and no locale. */
const ENDPOINTS = ['api', 'proxy', 'webhooks', 'reports']

/**
 * Requests that bypass the service worker, as conditions of static routing: endpoints, paths of another system, and forms
 * such as signing out.
 */
export const leftAlone = (legacyPaths: readonly string[]) => [
  { requestMethod: 'POST' },
  ...ENDPOINTS.map((part) => ({ urlPattern: new URLPattern({ pathname: `/${part}{/*}?` }) })),
  ...legacyPaths.map((path) => ({
    urlPattern: new URLPattern({ pathname: path.endsWith('/') ? `${path}*` : path }),
  })),
]

/**
 * The audience of an address of the shop's origin, from its route. An address without a route may be a page that content
 * has mapped, whose response shows whether it is public. Null for an endpoint, and for a path of another system.
 */
export function findAudience(
  url: URL,
  placement: Placement,
  legacyPaths: readonly string[],
): Route['audience'] | null {
  if (ENDPOINTS.includes(url.pathname.split('/')[1] ?? '')) return null
  if (isLegacyPath(url.pathname, legacyPaths)) return null
  return matchRoute(placement.parse(url).path)?.route.audience ?? 'public'
}

/** Whether a response is the same for every visitor, by its `Cache-Control`. */
export function isPublic({ status, redirected, headers }: Response) {
  const cacheControl = headers.get('cache-control') ?? ''
  const isShared = /\bpublic\b/.test(cacheControl) && !/private|no-store/.test(cacheControl)
  return status === 200 && !redirected && isShared
}

export const isPage = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('text/html') === true

/** The address under which a page is stored: without parameters that mean nothing to it. */
export function canonicalAddress(url: URL, placement: Placement) {
  const { site, locale, path, search, found } = placement.parse(url)
  const match = found && matchRoute(path)
  if (!match) return url.href
  const query = canonicalQuery(match.route, new URLSearchParams(search))
  return placement.absolute(url.origin, { site, locale, path, search: query && `?${query}` })
}
