import { matchRoute, type Route } from '#shared/routes.ts'
import { canonicalQuery } from '#shared/canonical-query.ts'
import type { Placement } from '#shared/site/placement.ts'

/** The endpoints of the worker that are not pages. They have no site and no locale. */
const ENDPOINTS = ['api', 'proxy', 'webhooks', 'reports']

/** What the service worker never touches, as conditions of static routing: endpoints, and forms such as signing out. */
export const leftAlone = () => [
  { requestMethod: 'POST' },
  ...ENDPOINTS.map((part) => ({ urlPattern: new URLPattern({ pathname: `/${part}{/*}?` }) })),
]

/**
 * Whom an address of the shop's origin is for, as its route says. An address without a route may be a page that content
 * has mapped, and its response says whether it is public. Null for an endpoint.
 */
export function audienceOf(url: URL, placement: Placement): Route['audience'] | null {
  if (ENDPOINTS.includes(url.pathname.split('/')[1] ?? '')) return null
  return matchRoute(placement.parse(url).path)?.route.audience ?? 'public'
}

/** Whether a response is the same for everybody, by its own `Cache-Control`. */
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
