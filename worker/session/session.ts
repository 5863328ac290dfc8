import { readCookie, setCookie } from '#shared/cookies.ts'

import type { CommerceResult } from '../commerce/send-request.ts'
import { createShopperClient, type ShopperRequest } from '../commerce/shopper-client.ts'
import { createTokenRequest, SLAS_DEADLINE_MS } from '../commerce/slas.ts'
import { commerceMemory, createSend } from '../commerce/commerce-client.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { renewTokens, shopperRenewals } from './renewal.ts'
import { open, seal } from './seal.ts'
import { createHolder, type Holder } from './session-holder.ts'
import {
  stateFrom,
  type SessionChange,
  type SessionState,
  type ShopperTokens,
} from './session-state.ts'
import { loginGuest } from './shopper-login.ts'

/** A token that expires in less than this is renewed, because it has to stay valid during the request. */
const RENEW_BEFORE_MS = 30_000

export interface SessionRequest extends ShopperRequest {
  /** Whether to start a session if the visitor has none. */
  startsSession?: boolean
}

/** The shopper's session during one request. No part of it may be cached. */
export interface Session {
  /** Null if the visitor has no commerce session. */
  readonly state: SessionState | null
  /** Whether the visitor's cookie names a session that has ended or cannot be opened. */
  readonly isLost: boolean
  /**
   * Sends a request to commerce as this shopper, and renews tokens as needed. Every sent request returns a result.
   * @throws {ProblemError} `unavailable` if nothing was sent
   */
  send(request: SessionRequest): Promise<CommerceResult>
  /** Changes the session state for the shopper's next requests. Needs a session. */
  update(change: SessionChange): void
  /** Forgets the session and clears its cookie. */
  end(): void
  /** The sealed state, as in the cookie. Null without a session. */
  seal(): Promise<string | null>
  /**
   * Adopts the state that another request of the same shopper has sealed, if there is no session yet or if the
   * state is a newer one of the same session. Returns whether it did.
   */
  adopt(sealed: string): Promise<boolean>
  /** Writes the cookie if the state has changed, and clears an invalid cookie. */
  setCookies(headers: Headers): Promise<void>
}

interface SessionDependencies {
  /** The context, with the site of the request. */
  context: RequestContext
  bindings: Pick<Bindings, 'COMMERCE'>
  /** The request's `Cookie` header. */
  cookieHeader: string | null
  userAgent?: string | undefined
}

/** The names of the session cookie in a browser. WebKit keeps no Secure cookie over http, so a local shop omits it. */
export function sessionCookieScope(
  { config, site }: Pick<RequestContext, 'config' | 'site'>,
  userAgent = '',
) {
  const isLocal = config.publicOrigin.startsWith('http://')
  const isWebKit = userAgent.includes('AppleWebKit') && !userAgent.includes('Chrom')
  return { prefix: isLocal && isWebKit ? '' : config.session.cookiePrefix, site: site.id }
}

/** Opens the session from its cookie. An unusable cookie means no session and is never an error. */
export async function openSession(dependencies: SessionDependencies): Promise<Session> {
  const { context, cookieHeader, userAgent } = dependencies
  const { now } = context
  const commerce = shopperClientOf(dependencies)
  const envelope = sealerOf(context)
  const scope = sessionCookieScope(context, userAgent)

  const given = readCookie(cookieHeader, 'session', scope)
  const found = given === null ? null : await envelope.open(given)
  const holder = createHolder({
    state: found?.state ?? null,
    needsCookie: found ? found.isOld : given !== null,
  })
  const tokens = currentTokens(holder, commerce, now)

  return {
    get state() {
      return holder.state
    },
    get isLost() {
      return given !== null && holder.state === null
    },
    async send({ startsSession = false, ...request }) {
      const token = await tokens.usable(startsSession)
      const result = await commerce.send(request, token)
      if (result.kind !== 'http-error' || result.status !== 401) return result
      return commerce.send(request, await tokens.replace(token))
    },
    update(change) {
      const { state } = holder
      if (!state) throw new Error('there is no session to update')
      const next = { ...state, ...change }
      if (JSON.stringify(next) !== JSON.stringify(state)) holder.set({ ...next, changedAt: now() })
    },
    end: () => holder.end(),
    seal: async () => holder.state && envelope.seal(holder.state),
    async adopt(sealed) {
      const other = (await envelope.open(sealed))?.state
      if (!other || !isNewer(other, holder.state)) return false
      holder.set(other)
      return true
    },
    async setCookies(headers) {
      if (!holder.needsCookie) return
      holder.needsCookie = false
      const { state } = holder
      const value = state && (await envelope.seal(state))
      if (state && value === null) context.log.warn('session too large for its cookie')
      const maxAgeSeconds = state ? Math.floor((state.refresh.expiresAt - now()) / 1000) : 0
      setCookie(headers, 'session', { ...scope, value, maxAgeSeconds })
    },
  }
}

/** Seals session states of one site, and opens those that have not expired. */
function sealerOf({ config, site, now }: RequestContext) {
  const { keys } = config.session
  const scope = { purpose: 'session', site: site.id }
  return {
    async seal(state: SessionState) {
      const whole = await seal(keys, scope, JSON.stringify(state))
      return whole ?? seal(keys, scope, JSON.stringify({ ...state, access: null }))
    },
    async open(sealed: string) {
      const found = await open(keys, scope, sealed)
      const state = found && stateFrom(found.text)
      return state && state.refresh.expiresAt > now() ? { state, isOld: found.isOld } : null
    },
  }
}

type SessionClient = ReturnType<typeof shopperClientOf>

/** Provides valid access tokens: the current one, a renewed one, or one from a login. */
function currentTokens(holder: Holder, commerce: SessionClient, now: () => number) {
  let starting: Promise<SessionState> | null = null

  /** Parallel calls within one request start only one session. */
  const start = () => {
    starting ??= commerce.login().then((tokens) => holder.set(stateOf(tokens, null, now())))
    return starting.finally(() => (starting = null))
  }
  const renew = async (held: SessionState) => {
    const tokens = await commerce.renew(held)
    const { state } = holder
    // A parallel call of the same request may already have renewed them.
    if (state?.access?.token === tokens.access.token) return tokens.access.token
    holder.set(stateOf(tokens, state ?? held, now()))
    return tokens.access.token
  }

  return {
    async usable(startsSession: boolean): Promise<string> {
      const state = holder.state ?? (startsSession ? await start() : null)
      if (!state) throw new Error('there is no session for the request')
      const { access } = state
      const left = access ? access.expiresAt - now() : 0
      if (access && left > RENEW_BEFORE_MS) return access.token
      // While the old token is valid, a failed renewal does not matter.
      return renew(state).catch((error: unknown) => {
        if (access && left > 0) return access.token
        throw error
      })
    },
    /** Replaces a token that the service has rejected. */
    async replace(token: string): Promise<string> {
      const { state } = holder
      if (!state) throw new Error('there is no session to renew')
      const { access } = state
      return access && access.token !== token ? access.token : renew(state)
    },
  }
}

const isNewer = (other: SessionState, own: SessionState | null) =>
  own === null || (other.usid === own.usid && other.changedAt > own.changedAt)

/** The bag is kept only if the customer is the same. */
function stateOf(tokens: ShopperTokens, before: SessionState | null, now: number): SessionState {
  const isSame = before?.customerId === tokens.customerId
  const holder = before && isSame ? before : NO_BAG
  return { ...holder, ...tokens, changedAt: now }
}

const NO_BAG = {
  basketId: null,
  bagCount: 0,
  lineMarks: '',
  notAdded: null,
  payment: null,
  contextLocale: null,
  authType: 'guest',
  customer: null,
  store: null,
} as const

/** The session's commerce client. Its dependencies are created only when needed. */
function shopperClientOf({ context, bindings }: SessionDependencies) {
  const { memory, now, site } = context
  const requestToken = () =>
    createTokenRequest(
      context,
      createSend(context.config, bindings),
      commerceMemory(memory).breakers.of(site.id, 'sessions'),
    )
  return {
    login: () => {
      const signal = AbortSignal.timeout(SLAS_DEADLINE_MS)
      return loginGuest({ now, requestToken: requestToken(), signal }, null)
    },
    renew: (held: SessionState) =>
      renewTokens(
        {
          site: site.id,
          renewals: shopperRenewals(memory),
          now,
          waitUntil: (work) => context.waitUntil(work),
          requestToken: requestToken(),
        },
        held,
      ),
    send: (request: ShopperRequest, accessToken: string) =>
      createShopperClient(
        context,
        createSend(context.config, bindings),
        commerceMemory(memory),
      )(request, accessToken),
  }
}
