import { ProblemError } from '#shared/http/problem.ts'

import type { SessionClient } from './session-client.ts'
import type { Holder } from './session-holder.ts'
import type { AgentState, SessionState, ShopperTokens } from './session-state.ts'

/** A token that expires in less than this is renewed, because it has to stay valid during the request. */
const RENEW_BEFORE_MS = 30_000

/** Provides valid access tokens: the current one, a renewed one, or one from a login. */
export function currentTokens(holder: Holder, commerce: SessionClient, now: () => number) {
  let starting: Promise<SessionState> | null = null
  /** Why the session has ended during the request. The request does not go on as another shopper. */
  let ending: ProblemError | null = null

  /** Parallel calls within one request start only one session. */
  const start = () => {
    starting ??= commerce.login().then((tokens) => holder.set(createState(tokens, null, now())))
    return starting.finally(() => (starting = null))
  }
  /** @throws {ProblemError} `sign-in-required` if a customer's session has ended, which ends it here, too */
  const renew = async (held: SessionState) => {
    const tokens = await commerce.renew(held).catch((error: unknown) => {
      if (isEnded(error)) {
        ending = error
        holder.endAsElsewhere()
      }
      throw error
    })
    const { state } = holder
    // A parallel call of the same request may already have renewed them.
    if (state?.access?.token === tokens.access.token) return tokens.access.token
    holder.set(createState(tokens, state ?? held, now()))
    return tokens.access.token
  }

  return {
    async usable(startsSession: boolean): Promise<string> {
      if (ending && !holder.state) throw ending
      const state = holder.state ?? (startsSession ? await start() : null)
      if (!state) throw new Error('there is no session for the request')
      const { access } = state
      const left = access ? access.expiresAt - now() : 0
      if (access && left > (state.agent ? 0 : RENEW_BEFORE_MS)) return access.token
      // While the old token is valid, a failed renewal does not matter.
      return renew(state).catch((error: unknown) => {
        if (access && left > 0 && !isEnded(error)) return access.token
        throw error
      })
    },
    /** Replaces a token that the service has rejected. */
    async replace(token: string): Promise<string> {
      const { state } = holder
      if (!state) throw ending ?? new Error('there is no session to renew')
      const { access } = state
      return access && access.token !== token ? access.token : renew(state)
    },
  }
}

const isEnded = (error: unknown): error is ProblemError =>
  error instanceof ProblemError &&
  (error.type === 'sign-in-required' || error.type === 'agent-session-ended')

/** The bag is kept only if the customer is the same. */
export function createState(
  tokens: ShopperTokens | AgentState,
  before: SessionState | null,
  now: number,
): SessionState {
  const isSame = before?.customerId === tokens.customerId
  const kept = before && isSame ? before : NEW_SESSION
  return { ...kept, refresh: null, ...tokens, changedAt: now }
}

const NEW_SESSION = {
  basketId: null,
  bagCount: 0,
  lineMarks: '',
  notAdded: null,
  pickupWanted: null,
  payment: null,
  confirmedPlace: null,
  contextLocale: null,
  sourceCode: null,
  authType: 'guest',
  customer: null,
  agent: null,
  store: null,
  pendingMerge: false,
  rewardsRefresh: null,
  noRewardsUntil: null,
  hasOptedOut: false,
  hasGuestOrder: false,
  lastTime: null,
  paymentLeftIn: null,
  signOutMark: null,
  legacy: null,
} as const
