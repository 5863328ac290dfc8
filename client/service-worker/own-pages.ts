import { matchRoute, routes } from '#shared/routes.ts'
import { canonicalQuery } from '#shared/site/canonical-query.ts'
import type { Placement } from '#shared/site/placement.ts'

/** The endpoints of the worker that are not pages. */
const ENDPOINTS = ['api', 'proxy', 'webhooks', 'reports']

const PERSONAL = Object.values(routes)
  .filter(({ audience }) => audience === 'personal')
  .map(({ path }) => path.split('/')[1] ?? '')

const PARTS = [...new Set([...ENDPOINTS, ...PERSONAL])]

/** The same as conditions of static routing, which knows no regular expressions. */
export const leftAlone = () =>
  PARTS.map((part) => ({ urlPattern: new URLPattern({ pathname: `*/${part}{/*}?` }) }))

/** Whether the service worker may touch a navigation: never on the way to bag, checkout, account or sign-in. */
export const isPublicAddress = ({ origin, pathname }: URL) =>
  origin === location.origin && !pathname.split('/').some((part) => PARTS.includes(part))

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
