import { factory } from '../config/env.ts'
import { respondWithStatus } from './problems.ts'

const REDIRECTED_METHODS = ['GET', 'HEAD']

/**
 * In public environments, serves the shop at the host of the public origin only, because its cookies, links and caches
 * belong to that host. At another one, such as the worker's own on workers.dev, reads are redirected and everything
 * else is rejected.
 */
export const publicHost = () =>
  factory.createMiddleware(async function publicHost(c, next) {
    const { config, log } = c.get('context')
    // Nearly every request, and cheaper than parsing its URL.
    if (c.req.url.startsWith(`${config.publicOrigin}/`)) return next()
    const { host, pathname, search } = new URL(c.req.url)
    if (config.allowsSimulation || host === new URL(config.publicOrigin).host) return next()
    log.set('cause', 'not the public host')
    if (!REDIRECTED_METHODS.includes(c.req.method)) return respondWithStatus(c, 'not-found', 421)

    const headers = {
      Location: config.publicOrigin + pathname + search,
      'Cache-Control': 'no-cache',
    }
    return new Response(null, { status: 301, headers })
  })
