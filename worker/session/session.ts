import { isRejectedToken } from '../upstream/problem-type.ts'
import type { CommerceResult } from '../upstream/send-request.ts'
import type { ShopperRequest } from '../upstream/shopper-client.ts'
import type { Credentials, LoginRejection } from '../upstream/slas-login.ts'
import type { Bindings, RequestContext } from '../config/env.ts'
import { currentTokens, createState } from './current-tokens.ts'
import { open, seal } from '../runtime/seal.ts'
import { createSessionClient } from './session-client.ts'
import {
  sessionCookieScope,
  sessionKind,
  sessionCookies,
  type SessionKind,
} from './session-cookies.ts'
import { createHolder } from './session-holder.ts'
import {
  sessionEnd,
  stateFrom,
  type AgentState,
  type SessionChange,
  type SessionState,
  type ShopperTokens,
} from './session-state.ts'

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
  /** The customer whose session here was ended by another device, as this request has found. */
  readonly signedOut: string | null
  /**
   * Sends a request to commerce as this shopper, and renews tokens as needed. Every sent request returns a result.
   * @throws {ProblemError} `unavailable` if nothing was sent
   */
  send(request: SessionRequest): Promise<CommerceResult>
  /** Starts a session if the visitor has none. @throws {ProblemError} `unavailable` */
  start(): Promise<void>
  /** Changes the session state for the shopper's next requests. Needs a session. */
  update(change: SessionChange): void
  /**
   * Asks SLAS for the tokens of a customer, as the guest of this session. Changes nothing here.
   * @throws {ProblemError} `unavailable`, `too-many-attempts`
   */
  login(credentials: Credentials): Promise<ShopperTokens | LoginRejection>
  /** Replaces the session by that of the customer with these tokens. Of the guest's, the source code stays. */
  signInWith(tokens: ShopperTokens): void
  /** Replaces the session by that of the guest with these tokens. The bag stays if it is the same guest. */
  continueAsGuest(tokens: ShopperTokens): void
  /** A valid access token of the session, for a service that knows the shopper by it. @throws {ProblemError} `unavailable` */
  accessToken(): Promise<string>
  /** Replaces the session by that of an agent, which has another cookie. */
  startAgentSession(agent: AgentState): void
  /** Revokes a customer's or an agent's tokens, and ends the session even if SLAS does not answer. */
  signOut(options: { everywhere: boolean }): Promise<void>
  /** Forgets the session and clears its cookie. */
  end(): void
  /** The same for a session that is over elsewhere: a sign-out everywhere, or an agent who has stopped. */
  endAsElsewhere(): void
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

/** Opens the session from its cookie. An unusable cookie means no session and is never an error. */
export async function openSession(dependencies: SessionDependencies): Promise<Session> {
  const { context, cookieHeader, userAgent } = dependencies
  const { now } = context
  const commerce = createSessionClient(dependencies)
  const envelope = createSealer(context)
  const cookies = sessionCookies(cookieHeader, sessionCookieScope(context, userAgent))
  const { given } = cookies
  const found = given === null ? null : await envelope.open(given, cookies.kind)
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
    get signedOut() {
      return holder.signedOut
    },
    async send({ startsSession = false, ...request }) {
      const token = await tokens.usable(startsSession)
      const result = await sendWith(token)
      if (!isRejectedToken(result)) return result
      const renewed = await tokens.replace(token)
      // Another attempt at a password is the shopper's to make.
      return checksPassword(request) ? result : sendWith(renewed)

      function sendWith(accessToken: string) {
        return commerce.send(request, { accessToken, usid: holder.state?.usid ?? '' })
      }
    },
    start: async () => void (await tokens.usable(true)),
    update(change) {
      const { state } = holder
      if (!state) throw new Error('there is no session to update')
      const next = { ...state, ...change }
      if (JSON.stringify(next) !== JSON.stringify(state)) holder.set({ ...next, changedAt: now() })
    },
    login: (credentials) => commerce.loginCustomer(credentials, holder.state?.usid ?? null),
    signInWith: (tokens) => void holder.set(customerState(tokens, holder.state, now())),
    continueAsGuest: (tokens) => void holder.set(createState(tokens, holder.state, now())),
    accessToken: () => tokens.usable(false),
    startAgentSession(agent) {
      const authType = agent.agent.loginId === null ? 'guest' : 'registered'
      holder.set({ ...createState(agent, null, now()), authType })
    },
    async signOut({ everywhere }) {
      const { state } = holder
      if (state) {
        const isDone = await revoke({ commerce, tokens, state, everywhere }).catch(() => false)
        if (!isDone) context.log.warn('tokens not revoked')
      }
      holder.end()
    },
    end: () => holder.end(),
    endAsElsewhere: () => holder.endAsElsewhere(),
    seal: async () => holder.state && envelope.seal(holder.state),
    async adopt(sealed) {
      const other = (await envelope.open(sealed, 'session'))?.state
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
      const maxAgeSeconds = state ? Math.floor((sessionEnd(state) - now()) / 1000) : 0
      cookies.write(headers, state && { kind: sessionKind(state), value, maxAgeSeconds })
    },
  }
}

/** A source code is the visitor's, whoever signs in. */
const customerState = (tokens: ShopperTokens, before: SessionState | null, now: number) => ({
  ...createState(tokens, null, now),
  authType: 'registered' as const,
  sourceCode: before?.sourceCode ?? null,
})

interface Revocation {
  commerce: ReturnType<typeof createSessionClient>
  tokens: ReturnType<typeof currentTokens>
  state: SessionState
  everywhere: boolean
}

/** A guest's tokens stay valid: they lead to nothing but the bag. */
async function revoke({ commerce, tokens, state, everywhere }: Revocation) {
  const { agent, access, authType, refresh } = state
  if (agent) return access !== null && commerce.revoke(access.token)
  if (authType !== 'registered' || !refresh) return true
  return commerce.logout(await tokens.usable(false), refresh.token, everywhere)
}

/** Seals session states of one site, and opens those that have not expired. */
function createSealer({ config, site, now }: RequestContext) {
  const { keys } = config.session
  const sealScope = (purpose: SessionKind) => ({ purpose, site: site.id })
  return {
    async seal(state: SessionState) {
      const scope = sealScope(sessionKind(state))
      const whole = await seal(keys, scope, JSON.stringify(state))
      return whole ?? seal(keys, scope, JSON.stringify({ ...state, access: null }))
    },
    async open(sealed: string, kind: SessionKind) {
      const found = await open(keys, sealScope(kind), sealed)
      const state = found && stateFrom(found.text)
      return state && sessionEnd(state) > now() ? { state, isOld: found.isOld } : null
    },
  }
}

const checksPassword = ({ body }: ShopperRequest) =>
  typeof body === 'object' && body !== null && 'currentPassword' in body

const isNewer = (other: SessionState, own: SessionState | null) =>
  own === null || (other.usid === own.usid && other.changedAt > own.changedAt)
