import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

import {
  endClassicSession,
  findClassicSession,
  openClassicSession,
  type ClassicSession,
} from '../auth/classic-sessions.ts'
import { createSession } from '../auth/sessions.ts'
import type { SandboxEnv } from '../platform/env.ts'
import type { SiteId } from '../platform/site.ts'

type ClassicContext = Context<SandboxEnv>

const COOKIE = 'dwsid'
const HALF_A_YEAR_SECONDS = 180 * 86_400

/** The session of a request. Undefined if there is none. */
export function knownSession(c: ClassicContext, siteId: SiteId) {
  const dwsid = getCookie(c, COOKIE)
  return dwsid === undefined
    ? undefined
    : findClassicSession(c.env.DB, { dwsid, siteId }, c.var.now())
}

/** The session of a request, or a new guest's. */
export async function sessionOf(c: ClassicContext, siteId: SiteId): Promise<ClassicSession> {
  const known = await knownSession(c, siteId)
  if (known) return known
  const session = await createSession(c.env.DB, siteId, c.var.now())
  return startSession(c, { session, login: null })
}

/** Continues as this shopper, under another `dwsid`. */
export async function startSession(c: ClassicContext, started: ClassicSession) {
  const before = getCookie(c, COOKIE)
  if (before !== undefined) await endClassicSession(c.env.DB, before)
  const dwsid = await openClassicSession(c.env.DB, started, c.var.now())
  setCookie(c, COOKIE, dwsid, { path: '/', httpOnly: true })
  // The platform's cookie for the basket of a guest who comes back.
  const anonymous = started.session.customerId
  setCookie(c, `dwanonymous_${started.session.siteId}`, anonymous, {
    path: '/',
    httpOnly: true,
    maxAge: HALF_A_YEAR_SECONDS,
  })
  return started
}
