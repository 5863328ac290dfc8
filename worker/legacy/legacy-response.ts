import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'
import { isLegacyPath } from '#shared/legacy-paths.ts'

import type { AppEnv } from '../config/env.ts'
import type { LegacyRoutes } from '../config/legacy-routes.ts'
import { cookiesIn } from './legacy-cookies.ts'
import { legacyHeaders } from './legacy-policy.ts'

/** The headers of a response that the visitor gets as they are. */
const PASSED = [
  'accept-ranges',
  'allow',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-range',
  'content-security-policy-report-only',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-robots-tag',
]

/** The response of the legacy system as the visitor gets it, streamed and without its session. */
export function legacyResponse(
  c: Context<AppEnv>,
  received: Response,
  legacy: LegacyRoutes,
): Response {
  const { publicOrigin } = c.get('context').config
  const headers = new Headers()
  for (const name of PASSED) {
    const value = received.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  headers.set('Cache-Control', cacheControlOf(c, received))
  const location = received.headers.get('location')
  if (location !== null) headers.set('Location', locationOf(c, { location, received, legacy }))
  for (const [name, value] of legacyHeaders(received, legacy, publicOrigin)) {
    headers.append(name, value)
  }
  for (const cookie of cookiesIn(received, legacy, publicOrigin.startsWith('https:'))) {
    headers.append('Set-Cookie', cookie)
  }
  const { status, body } = received
  return new Response(body, { status, headers })
}

const STATUSES_OF_FILES = new Set([200, 206, 304])

/** Only the browser may keep an answer, and only a file. */
function cacheControlOf(c: Context<AppEnv>, received: Response) {
  const given = received.headers.get('cache-control') ?? ''
  const maxAge = /\bmax-age=(\d+)/.exec(given)?.[1]
  const isKept = maxAge !== undefined && !/no-store|no-cache/.test(given)
  return isKept && c.req.method === 'GET' && isFile(received)
    ? `private, max-age=${maxAge}`
    : 'private, no-store'
}

const isFile = ({ status, headers }: Response) =>
  STATUSES_OF_FILES.has(status) &&
  !headers.get('content-type')?.startsWith('text/html') &&
  headers.getSetCookie().length === 0

interface Redirect {
  location: string
  received: Response
  legacy: LegacyRoutes
}

/**
 * Where a redirect leads. The legacy system's own addresses are at the shop's host.
 * @throws {ProblemError} `forbidden` if a script, or a form that is sent again, would be led to the shop: a browser's policy
 * compares no paths after a redirect
 */
function locationOf(c: Context<AppEnv>, { location, received, legacy }: Redirect) {
  const { publicOrigin } = c.get('context').config
  const target = targetOf(c, location, legacy)
  if (target.origin !== legacy.origin && target.origin !== publicOrigin) return target.href
  const isNavigation = (c.req.header('sec-fetch-mode') ?? 'navigate') === 'navigate'
  const isSentAgain = received.status >= 307 && !['GET', 'HEAD'].includes(c.req.method)
  if ((!isNavigation || isSentAgain) && !isLegacyPath(target.pathname, legacy.paths)) {
    throw new ProblemError('forbidden', { cause: 'legacy system: redirect to the shop' })
  }
  return target.pathname + target.search + target.hash
}

/** @throws {ProblemError} `service-error` */
function targetOf(c: Context<AppEnv>, location: string, { origin }: LegacyRoutes) {
  const { pathname, search } = new URL(c.req.url)
  const base = origin + pathname + search
  const target = URL.canParse(location, base) ? new URL(location, base) : null
  if (target && /^https?:$/.test(target.protocol)) return target
  throw new ProblemError('service-error', { cause: 'legacy system: invalid redirect' })
}
