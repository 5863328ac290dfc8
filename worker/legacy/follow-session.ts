import { isLegacyPath } from '#shared/legacy-paths.ts'
import { COOKIES } from '#shared/browser-storage.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import { bagOf } from '../bag/change-basket.ts'
import { readCustomerBag } from '../bag/merge-bags.ts'
import type { LegacyRoutes } from '../config/legacy-routes.ts'
import type { Edge } from '../http/edge.ts'
import { sessionCookieScope } from '../session/session-cookies.ts'
import type { SessionState } from '../session/session-state.ts'
import { completeSignIn } from '../sign-in/complete-sign-in.ts'
import { exchangeSession, hashOfSession } from './session-bridge.ts'

/**
 * Continues a shopper's visit of the legacy system: with the session that was begun there, as the customer who has signed in
 * or out there, and with the bag as it is now. Of a session here that the legacy system does not know yet, nothing changes.
 *
 * @returns removes the cookie of the legacy session if that or this session has ended
 */
export async function followLegacySession(edge: Edge, legacy: LegacyRoutes) {
  const { context, session } = edge
  const { request, log } = context
  const scope = sessionCookieScope(context, request.headers.get('user-agent') ?? undefined)
  const dwsid = readCookie(request.headers.get('cookie'), COOKIES.legacySession, scope)
  let hasEnded = false
  if (dwsid !== null && !session.state?.agent) {
    try {
      hasEnded = !(await follow(edge, legacy, dwsid))
    } catch {
      log.warn('legacy session not followed')
    }
  }
  const wasOpen = session.state !== null
  return (headers: Headers) => {
    const isOver = hasEnded || (wasOpen && session.state === null)
    if (dwsid !== null && isOver)
      setCookie(headers, COOKIES.legacySession, { ...scope, value: null })
  }
}

/** Returns whether the legacy session is still there, as far as this request has to know. */
async function follow(edge: Edge, legacy: LegacyRoutes, dwsid: string): Promise<boolean> {
  const { context, session } = edge
  const isOther = await isChanged(session.state, dwsid)
  if (isOther && !(await continueWith(edge, legacy, dwsid))) return false
  const isOfLegacy = isLegacyPath(new URL(context.request.url).pathname, legacy.paths)
  if (session.state?.legacy?.isAhead && !isOfLegacy) await readBagAnew(edge)
  return true
}

/** Whether the shopper has begun a session there, or another one. A session here that is not bound yet will be. */
async function isChanged(state: SessionState | null, dwsid: string) {
  if (!state) return true
  return state.legacy !== null && state.legacy.session !== (await hashOfSession(dwsid))
}

/** Goes on as the shopper of the legacy session. Returns whether there is one. */
async function continueWith(edge: Edge, legacy: LegacyRoutes, dwsid: string): Promise<boolean> {
  const { context, session } = edge
  const found = await exchangeSession(edge, legacy, dwsid)
  if (!found) return false
  const { isGuest, tokens } = found
  const isSame = session.state?.customerId === tokens.customerId
  if (isGuest) session.continueAsGuest(tokens)
  else if (!isSame) {
    // The legacy system has merged the guest's bag.
    session.end()
    await completeSignIn(edge, tokens)
  }
  const hash = await hashOfSession(dwsid)
  session.update({ legacy: { session: hash, usedAt: context.now(), isAhead: true } })
  return true
}

/** Reads the bag as the legacy system has left it, which may have ordered it. */
async function readBagAnew(edge: Edge) {
  const { session } = edge
  const basket = await readCustomerBag(edge)
  if (basket) await bagOf(edge, basket)
  else session.update({ basketId: null, bagCount: 0, lineMarks: '' })
  const { legacy } = session.state ?? {}
  if (legacy) session.update({ legacy: { ...legacy, isAhead: false } })
}
