import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'
import { createPlacement } from '#shared/site/placement.ts'
import { defaultSite } from '#shared/site/site.ts'
import { COOKIES } from '#shared/browser-storage.ts'
import { readCookie, setCookie, type CookieScope } from '#shared/storage/cookies.ts'

import type { AppEnv, RequestContext } from '../config/env.ts'
import type { LegacyRoutes } from '../config/legacy-routes.ts'
import { limitBody } from '../http/body-limits.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { respondWithProblem, respondWithStatus } from '../http/problems.ts'
import { failedPage } from '../render/failed-page.ts'
import { sessionCookieScope } from '../session/session-cookies.ts'
import { forward } from './forward.ts'
import { sessionIn } from './legacy-cookies.ts'
import { legacyResponse } from './legacy-response.ts'
import { bindSession, SIGNATURE_CONTROLLER } from './session-bridge.ts'

const MAX_BODY_BYTES = 1024 * 1024

interface Serving {
  legacy: LegacyRoutes
  openEdge: OpenEdge<Edge>
}

/** Serves a route of the legacy system. While that is down, a document is the outage page. */
export async function serveLegacy(c: Context<AppEnv>, serving: Serving): Promise<Response> {
  const context = placed(c)
  context.log.set('route', 'legacy')
  // A service worker would stay after the route has moved. The signature is for this worker alone.
  if (c.req.header('service-worker') || new URL(c.req.url).pathname.includes(SIGNATURE_CONTROLLER))
    return respondWithStatus(c, 'not-found', 404)
  const tooLarge = await limitBody(MAX_BODY_BYTES)(c, () => Promise.resolve())
  if (tooLarge) return tooLarge
  try {
    return await answer(c, context, serving)
  } catch (error) {
    const isRefused = error instanceof ProblemError && error.type !== 'unavailable'
    return isRefused || !isForDocument(c) ? respondWithProblem(error, c) : failedPage(c, error)
  }
}

async function answer(
  c: Context<AppEnv>,
  context: RequestContext,
  { legacy, openEdge }: Serving,
): Promise<Response> {
  const cookieHeader = context.request.headers.get('cookie')
  const scope = sessionCookieScope(context, c.req.header('user-agent'))
  const known = readCookie(cookieHeader, COOKIES.legacySession, scope)
  const isBridged = legacy.bridge && needsSession(c, scope)
  const opened = isBridged ? await openEdge(c) : null
  const dwsid = opened ? await bindSession(opened.edge, legacy, known) : known

  const received = await forward(c, legacy, { dwsid, cookieHeader })
  const response = legacyResponse(c, received, legacy)
  const changed = sessionIn(received) ?? dwsid
  if (changed !== null && changed !== known) {
    setCookie(response.headers, COOKIES.legacySession, { ...scope, value: changed || null })
  }
  await opened?.setCookies(response.headers)
  return response
}

/** Site and locale of the address, for the session and the outage page. */
function placed(c: Context<AppEnv>) {
  const context = c.get('context')
  const placement = createPlacement({ ...context.config.placement, defaultSite })
  const { site, locale, path } = placement.parse(new URL(c.req.url))
  const here = { ...context, site, locale, path }
  c.set('context', here)
  context.log.set('site', site.id)
  context.log.set('locale', locale)
  return here
}

const WITHOUT_SESSION = new Set(['audio', 'font', 'image', 'script', 'style', 'track', 'video'])

/** Whether a shopper with a session asks for more than a file, which is the same for everybody. */
function needsSession(c: Context<AppEnv>, scope: CookieScope) {
  if (WITHOUT_SESSION.has(c.req.header('sec-fetch-dest') ?? '')) return false
  const cookies = c.req.header('cookie') ?? null
  return [COOKIES.session, COOKIES.agent].some(
    (cookie) => readCookie(cookies, cookie, scope) !== null,
  )
}

const isForDocument = (c: Context<AppEnv>) =>
  (c.req.header('sec-fetch-dest') ?? 'document') === 'document'
