import type { Context } from 'hono'

import type { Locale, Site } from '#shared/site/site.ts'

import { BoundedMap } from '../bounded-map.ts'
import { factory, type AppEnv } from '../env.ts'
import { isolateState } from '../isolate-memory.ts'
import { hasLongHeader } from '../middleware/limits.ts'
import type { PageTarget } from './page-target.ts'
import { searchOf } from './search-of.ts'
import { servePageHit } from './serve-page.ts'

type C = Context<AppEnv>

/** What an address alone decides: where it is, and which page it shows. */
interface KnownAddress {
  site: Site
  locale: Locale
  target: PageTarget
}

const REMEMBERED = { entries: 1_000, characters: 200_000 }

const knownAddresses = isolateState(() => new BoundedMap<KnownAddress>(REMEMBERED))

/**
 * Remembers which public page an address shows. Only with a canonical query: others differ from visitor to visitor, or
 * are those of previews, which depend on the time, too.
 */
export function rememberAddress(c: C, target: PageTarget) {
  const { url, method } = c.req
  const { memory, site, locale } = c.get('context')
  const known = knownAddresses(memory)
  if (method !== 'GET' || known.has(url) || searchOf(url) !== searchFor(target)) return
  known.set(url, { site, locale, target })
}

const searchFor = ({ query }: PageTarget) => (query.size > 0 ? `?${query.toString()}` : '')

/**
 * Serves a page from memory at an address that was served before. This skips the placement and the routes, which cost
 * as much CPU time as all the rest of a hit. Everything else takes the usual way, also a stored redirect.
 */
export const pageHits = () =>
  factory.createMiddleware(async function pageHits(c, next) {
    const context = c.get('context')
    const known = knownAddresses(context.memory).get(c.req.url)
    if (!known || c.req.method !== 'GET' || hasLongHeader(c)) return next()

    const { site, locale, target } = known
    c.set('context', { ...context, site, locale, path: target.path })
    const response = servePageHit(c, target)
    if (response?.status === 200) {
      context.log.set('site', site.id)
      context.log.set('locale', locale)
      context.log.set('route', target.key)
      return response
    }
    c.set('context', context)
    return next()
  })
