import type { Context } from 'hono'

import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import type { AppEnv, RequestContext } from '../config/env.ts'

/** The `Location` of a redirect to an https URL or to a path of the shop without site and locale. */
export function locationOf(to: string, { site, locale, config }: RequestContext) {
  if (to.startsWith('https://')) return encoded(to)
  const placement = createPlacement({ ...config.placement, defaultSite })
  const { path, query, hash } = partsOf(to)
  return encoded(placement.href({ site, locale, path, search: query && `?${query}` }) + hash)
}

/**
 * A location with the query of the request, such as the parameters of a campaign. Parameters that the location has keep
 * their values there.
 *
 * @param own the parameters of the requested page, which its redirect has taken over or left out
 */
export function withRequestQuery(c: Context<AppEnv>, location: string, own: readonly string[]) {
  const { config } = c.get('context')
  const placement = createPlacement({ ...config.placement, defaultSite })
  const { search } = placement.parse(new URL(c.req.url))
  const { path, query, hash } = partsOf(location)
  const known = new Set([...new URLSearchParams(query).keys(), ...own])
  const carried = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !known.has([...new URLSearchParams(pair).keys()][0] ?? ''))
  const all = [...(query === '' ? [] : [query]), ...carried].join('&')
  return path + (all && `?${all}`) + hash
}

/** Whether a location is one of the shop. */
export const isWithinShop = (location: string, { config }: RequestContext) =>
  location.startsWith('/') || location.startsWith(`${config.publicOrigin}/`)

/** A redirect that is not stored. */
export const redirectTo = (location: string, status: 301 | 302 | 303 = 303) =>
  new Response(null, { status, headers: { Location: location, 'Cache-Control': 'no-store' } })

function partsOf(address: string) {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? []
  return { path, query, hash }
}

/** Encodes characters that a URL cannot contain. Encoded characters stay. */
const encoded = (address: string) =>
  address.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
