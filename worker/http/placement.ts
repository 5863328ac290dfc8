import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'

import { factory } from '../config/env.ts'

const REDIRECTED_METHODS = ['GET', 'HEAD']

/**
 * Reads site, locale and path from the URL. A non-canonical URL redirects to the canonical one. A URL with a
 * locale that its site does not support keeps its whole path, which matches no route.
 */
export const placement = () =>
  factory.createMiddleware(async function placement(c, next) {
    const context = c.get('context')
    const url = new URL(c.req.url)
    const { parse } = createPlacement({ ...context.config.placement, defaultSite })
    const { site, locale, path, found, redirect } = parse(url)

    const placed = { ...context, site, locale, path: found ? path : url.pathname }
    c.set('context', placed)
    context.log.set('site', site.id)
    context.log.set('locale', locale)
    if (redirect === null || !REDIRECTED_METHODS.includes(c.req.method)) return next()

    const headers = { Location: redirect, 'Cache-Control': 'no-cache' }
    return new Response(null, { status: 301, headers })
  })
