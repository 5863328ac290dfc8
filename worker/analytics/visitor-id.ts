import type { Context } from 'hono'

import { analyticsCookies } from '#shared/analytics/storage.ts'
import type { ConsentGroup } from '#shared/storage/consent-groups.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import type { AppEnv } from '../config/env.ts'
import { writableHeaders } from '../http/writable-headers.ts'
import { sessionCookieScope } from '../session/session-cookies.ts'
import { visitorOf } from '../visitor/visitor.ts'

/**
 * The random number by which services tell visitors apart, from the visitor's cookie or new with this response. Null for
 * visitors who have not agreed to targeting.
 */
export const visitorIdOf = (c: Context<AppEnv>): string | null =>
  ensureVisitorId(c, writableHeaders(c), visitorOf(c.get('context')).consent)

/** The same for a visitor who has just agreed to these groups. */
export function ensureVisitorId(
  c: Context<AppEnv>,
  headers: Headers,
  consent: readonly ConsentGroup[],
): string | null {
  if (!consent.includes('targeting')) return null
  const scope = sessionCookieScope(c.get('context'), c.req.header('user-agent'))
  const known = readCookie(c.req.header('cookie') ?? null, analyticsCookies.visitorId, scope)
  if (known !== null && /^[\da-f-]{36}$/.test(known)) return known
  const value = crypto.randomUUID()
  setCookie(headers, analyticsCookies.visitorId, { ...scope, value, consent })
  return value
}
