import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import type { LegacyRoutes } from '../config/legacy-routes.ts'
import type { Edge } from '../http/edge.ts'
import { sha256 } from '../runtime/key.ts'
import type { SessionState, ShopperTokens } from '../session/session-state.ts'
import { tokensFrom } from '../session/shopper-login.ts'
import { externalFetch } from '../upstream/outside-fetch.ts'
import { createServiceClient, ServiceError } from '../upstream/service-client.ts'
import { openSlasForms } from '../upstream/slas-form.ts'
import { SESSION_COOKIE, sessionIn } from './legacy-cookies.ts'

/** The version of OCAPI whose resource `sessions` opens a session for a token. */
const OCAPI = 'v24_5'
const OPENING_MS = 3_000
const SIGNATURE_MS = 1_500

/** The controller of the legacy storefront that signs its sessions (docs/hybrid.md). */
export const SIGNATURE_CONTROLLER = 'SessionBridge-Signature'

/** A session of B2C Commerce ends after 30 minutes without a request. It is opened anew a little earlier. */
const KEPT_MS = 25 * 60_000
/** How often the time of the last request is written. */
const NOTED_MS = 5 * 60_000

/** What the session remembers of a `dwsid`. */
export const hashOfSession = async (dwsid: string) => (await sha256(dwsid)).slice(0, 22)

/**
 * Sees that the legacy system knows the shopper of this session, and notes that it may change the bag.
 * @param known the browser's `dwsid`
 * @returns the `dwsid` to send
 * @throws {ProblemError} `unavailable`: without it, the shopper would go on as somebody else
 */
export async function bindSession(
  edge: Edge,
  legacy: LegacyRoutes,
  known: string | null,
): Promise<string | null> {
  const { context, session } = edge
  const { state } = session
  if (!state) return known
  // Legacy pages show an agent nothing of the shopper.
  if (state.agent) return null
  const now = context.now()
  const bound = known !== null && (await isBoundTo(state, known)) ? state.legacy : null
  if (bound && now < bound.usedAt + KEPT_MS) {
    const isNoted = bound.isAhead && now < bound.usedAt + NOTED_MS
    if (!isNoted) session.update({ legacy: { ...bound, usedAt: now, isAhead: true } })
    return known
  }
  const dwsid = await openLegacySession(edge, legacy)
  session.update({
    legacy: { session: await hashOfSession(dwsid), usedAt: now, isAhead: true },
  })
  return dwsid
}

const isBoundTo = async ({ legacy }: SessionState, dwsid: string) =>
  legacy?.session === (await hashOfSession(dwsid))

/** Opens a session of the legacy system for the shopper's token. */
async function openLegacySession({ context, session }: Edge, { origin }: LegacyRoutes) {
  const { config, site, log, now, requestId } = context
  const call = 'legacy.openSession'
  const headers = {
    authorization: `Bearer ${await session.accessToken()}`,
    'correlation-id': requestId,
  }
  const address = `${origin}/s/${config.commerce.siteIds[site.id]}/dw/shop/${OCAPI}/sessions`
  const startedAt = now()
  log.calling(call)
  const response = await externalFetch(address, {
    method: 'POST',
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(OPENING_MS),
  }).catch(() => null)
  log.upstream({ call, ms: now() - startedAt, status: response?.status ?? null })
  await response?.body?.cancel()
  const dwsid = response?.ok ? sessionIn(response) : null
  if (!dwsid) throw new ProblemError('unavailable', { cause: 'legacy system: no session' })
  return dwsid
}

/** Whom a session of the legacy system belongs to: a login, or `guest`. */
const Signature = v.object({
  login: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
  signature: v.pipe(v.string(), v.regex(/^[\w.~-]{1,4096}$/)),
})

const DWSID = /^[\w.~+/=-]{1,512}$/

/**
 * The tokens of the shopper of a legacy session, whom the legacy system vouches for. Null if the session has ended.
 * @throws {ProblemError} `unavailable`
 */
export async function exchangeSession(
  { context, bindings }: Edge,
  legacy: LegacyRoutes,
  dwsid: string,
): Promise<{ isGuest: boolean; tokens: ShopperTokens } | null> {
  if (!DWSID.test(dwsid)) return null
  const { config, site, now, requestId } = context
  const siteId = config.commerce.siteIds[site.id]
  const client = createServiceClient(
    { ...context, config: legacy, fetch: externalFetch },
    {
      name: 'legacy',
      deadlineMs: SIGNATURE_MS,
      accessOf: ({ origin }) => ({ origin, headers: {} }),
    },
  )
  const signed = await client
    .call({
      operation: 'readSignature',
      path: `/on/demandware.store/Sites-${siteId}-Site/default/${SIGNATURE_CONTROLLER}`,
      headers: { cookie: `${SESSION_COOKIE}=${dwsid}`, 'correlation-id': requestId },
      schema: Signature,
      subject: dwsid,
    })
    .catch((error: unknown) => {
      if (isNotFound(error)) return null
      throw error
    })
  if (!signed) return null
  const { login, signature } = signed
  const isGuest = login === 'guest'
  const sendForm = openSlasForms(context, bindings)
  const answer = await sendForm({
    operation: 'sessionBridge',
    endpoint: '/session-bridge/token',
    fields: {
      grant_type: 'client_credentials',
      client_id: config.commerce.clientId,
      dwsid,
      login_id: login,
      [isGuest ? 'dwsgst' : 'dwsrst']: signature,
    },
  })
  return { isGuest, tokens: tokensFrom(answer, now()) }
}

const isNotFound = (error: unknown) => error instanceof ServiceError && error.failure.status === 404
