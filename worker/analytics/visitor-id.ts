import type { Context } from 'hono'

import { analyticsCookies } from '#shared/analytics/storage.ts'
import type { ConsentGroup } from '#shared/storage/consent-groups.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import type { AppEnv, RequestContext } from '../config/env.ts'
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
  const known = knownVisitorId(c.get('context'))
  if (known !== null) return known
  const scope = scopeOf(c.get('context'))
  const value = crypto.randomUUID()
  setCookie(headers, analyticsCookies.visitorId, { ...scope, value, consent })
  return value
}

/** The number that a visitor has. Null before there is one. */
export function knownVisitorId(context: RequestContext): string | null {
  const cookies = context.request.headers.get('cookie')
  const known = readCookie(cookies, analyticsCookies.visitorId, scopeOf(context))
  return known !== null && /^[\da-f-]{36}$/.test(known) ? known : null
}

const scopeOf = (context: RequestContext) =>
  sessionCookieScope(context, context.request.headers.get('user-agent') ?? undefined)
