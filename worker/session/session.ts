import type { Exchange } from '../commerce/exchange.ts'
import { createShopperCommerce, type ShopperQuestion } from '../commerce/shopper-commerce.ts'
import { createTokenRequest, SLAS_DEADLINE_MS } from '../commerce/slas.ts'
import { breakerOf, sendTo } from '../commerce/transport.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { renewTokens } from './renewal.ts'
import { open, seal } from './seal.ts'
import { sessionCookie } from './session-cookie.ts'
import {
  stateFrom,
  type SessionChange,
  type SessionState,
  type ShopperTokens,
} from './session-state.ts'
import { loginGuest } from './shopper-login.ts'

/** A token is renewed from here on: it has to survive its own request. */
const RENEW_BEFORE_MS = 30_000

export interface SessionQuestion extends ShopperQuestion {
  /** Whether a visitor without a session is given one for it. */
  startsSession?: boolean
}

/** What one request knows of its shopper. Nothing of it may enter a cache. */
export interface Session {
  /** Null: no commerce session. */
  readonly state: SessionState | null
  /**
   * Asks commerce as this shopper, with tokens that are renewed as needed.
   * @throws {ProblemError} `unavailable`: nothing was done. Whatever was sent is answered by an `Exchange`.
   */
  ask(question: SessionQuestion): Promise<Exchange>
  /** Remembers it for the shopper's next requests. Needs a session. */
  update(change: SessionChange): void
  /** As its cookie holds it; null without a session. */
  seal(): Promise<string | null>
  /**
   * Takes over what another request of the same shopper has sealed: where there is no session yet, or when
   * it is the newer state of the same one. Returns whether it did.
   */
  adopt(sealed: string): Promise<boolean>
  /** Writes the cookie if something has changed, and clears one that means nothing. */
  setCookies(headers: Headers): Promise<void>
}

interface SessionDependencies {
  /** Of the site that the request is for. */
  context: RequestContext
  bindings: Pick<Bindings, 'COMMERCE'>
  /** The request's `Cookie` header. */
  cookieHeader: string | null
}

/** The only reader of session cookies. A cookie that cannot be used is no session, and never an error. */
export async function openSession(dependencies: SessionDependencies): Promise<Session> {
  const { context, cookieHeader } = dependencies
  const { now } = context
  const commerce = commerceOf(dependencies)
  const envelope = envelopeOf(context)
  const cookie = sessionCookie(context.config.session.cookiePrefix, context.site.id)

  const given = cookie.read(cookieHeader)
  const found = given === null ? null : await envelope.open(given)
  const kept = keptState({
    state: found?.state ?? null,
    isDue: found ? found.isOld : given !== null,
  })
  const tokens = currentTokens(kept, commerce, now)

  return {
    get state() {
      return kept.state
    },
    async ask({ startsSession = false, ...question }) {
      const token = await tokens.usable(startsSession)
      const result = await commerce.ask(question, token)
      if (result.kind !== 'refusal' || result.status !== 401) return result
      return commerce.ask(question, await tokens.insteadOf(token))
    },
    update(change) {
      const { state } = kept
      if (!state) throw new Error('there is no session to remember with')
      const next = { ...state, ...change }
      if (JSON.stringify(next) !== JSON.stringify(state)) kept.keep({ ...next, changedAt: now() })
    },
    seal: async () => kept.state && envelope.seal(kept.state),
    async adopt(sealed) {
      const other = (await envelope.open(sealed))?.state
      if (!other || !isNewer(other, kept.state)) return false
      kept.keep(other)
      return true
    },
    async setCookies(headers) {
      if (!kept.isDue) return
      kept.isDue = false
      const { state } = kept
      const value = state && (await envelope.seal(state))
      if (state && value === null) context.log.warn('a session does not fit into its cookie')
      const seconds = state ? Math.floor((state.refresh.expiresAt - now()) / 1000) : 0
      headers.append('Set-Cookie', value === null ? cookie.clear() : cookie.write(value, seconds))
    },
  }
}

/** Seals states of one site, and opens those that still mean something. */
function envelopeOf({ config, site, now }: RequestContext) {
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

interface Kept {
  state: SessionState | null
  /** Whether the browser's cookie is not what it should be. */
  isDue: boolean
}

const keptState = (kept: Kept) => ({
  ...kept,
  keep(state: SessionState) {
    this.state = state
    this.isDue = true
    return state
  },
})

type Remembered = ReturnType<typeof keptState>
type ShopperDoor = ReturnType<typeof commerceOf>

/** Tokens that are there when they are needed: by a login, by a renewal, or because they still last. */
function currentTokens(kept: Remembered, commerce: ShopperDoor, now: () => number) {
  let starting: Promise<SessionState> | null = null

  /** Questions of one request that start a session start the same one. */
  const start = () => {
    starting ??= commerce.login().then((tokens) => kept.keep(stateOf(tokens, null, now())))
    return starting.finally(() => (starting = null))
  }
  const renew = async (held: SessionState) => {
    const tokens = await commerce.renew(held)
    const { state } = kept
    // Another question of the same request may have been quicker.
    if (state?.access?.token === tokens.access.token) return tokens.access.token
    kept.keep(stateOf(tokens, state ?? held, now()))
    return tokens.access.token
  }

  return {
    async usable(startsSession: boolean): Promise<string> {
      const state = kept.state ?? (startsSession ? await start() : null)
      if (!state) throw new Error('there is no session to ask with')
      const { access } = state
      const left = access ? access.expiresAt - now() : 0
      if (access && left > RENEW_BEFORE_MS) return access.token
      // As long as the old one lasts, a renewal that fails is no harm.
      return renew(state).catch((error: unknown) => {
        if (access && left > 0) return access.token
        throw error
      })
    },
    /** For one that the service has refused. */
    async insteadOf(token: string): Promise<string> {
      const { state } = kept
      if (!state) throw new Error('there is no session to renew')
      const { access } = state
      return access && access.token !== token ? access.token : renew(state)
    },
  }
}

const isNewer = (other: SessionState, own: SessionState | null) =>
  own === null || (other.usid === own.usid && other.changedAt > own.changedAt)

/** The bag stays with the customer whose it is. */
function stateOf(tokens: ShopperTokens, before: SessionState | null, now: number): SessionState {
  const isSame = before?.customerId === tokens.customerId
  const kept = before && isSame ? before : { basketId: null, bagCount: 0, payment: null }
  const { basketId, bagCount, payment } = kept
  return { ...tokens, basketId, bagCount, payment, changedAt: now }
}

/** What a session asks of the commerce service, which is looked for only when it is needed. */
function commerceOf({ context, bindings }: SessionDependencies) {
  const { memory, now, site } = context
  const requestToken = () =>
    createTokenRequest(
      context,
      sendTo(context.config, bindings),
      breakerOf(memory.commerce, 'slas'),
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
          renewals: memory.renewals,
          now,
          waitUntil: (work) => context.waitUntil(work),
          requestToken: requestToken(),
        },
        held,
      ),
    ask: (question: ShopperQuestion, accessToken: string) =>
      createShopperCommerce(
        context,
        sendTo(context.config, bindings),
        memory.commerce,
      )(question, accessToken),
  }
}
