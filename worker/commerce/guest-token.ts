import * as v from 'valibot'

import { ProblemError } from '#shared/contract/problem.ts'

import { startSystemTimer } from '../cache/timer.ts'
import { createFlights, type Flights } from '../single-flight.ts'
import type { CommerceResult } from './send-request.ts'
import { SLAS_DEADLINE_MS, type RequestToken } from './slas.ts'

/** When a token expires in less than this, it is renewed in the background … */
const RENEW_BEFORE_MS = 120_000
/** … and in less than this, it is no longer used, because it has to stay valid during the request. */
const UNUSABLE_BEFORE_MS = 10_000

/** Each commerce site has its own flights, so one key is enough. */
const LOGIN = 'login'

const TokenResponse = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
  refresh_token: v.optional(v.string()),
})

interface Token {
  access: string
  refresh: string | null
  expiresAt: number
}

/** An isolate's guest token for one commerce site. In memory only (design: session and tokens). */
export interface GuestSlot {
  token: Token | null
  logins: Flights<Token>
}

export const emptyGuestSlot = (): GuestSlot => ({ token: null, logins: createFlights() })

interface GuestTokenDependencies {
  slot: GuestSlot
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  requestToken: RequestToken
}

export interface GuestTokens {
  /** A usable access token. @throws {ProblemError} `unavailable` if SLAS issues none */
  get(): Promise<string>
  /** Discards a token that the service has rejected, unless a newer one has already replaced it. */
  drop(access: string): void
}

/** The guest token for public reads: one login per isolate, shared by all requests that wait for it. */
export function createGuestTokens(dependencies: GuestTokenDependencies): GuestTokens {
  const { slot, now, waitUntil } = dependencies
  const login = () =>
    slot.logins.run(
      LOGIN,
      { now, waitUntil, startTimer: startSystemTimer },
      {
        deadlineMs: SLAS_DEADLINE_MS,
        patienceMs: SLAS_DEADLINE_MS,
        work: async (signal) => (slot.token = await obtain(dependencies, signal)),
      },
    )

  return {
    async get() {
      const left = slot.token ? slot.token.expiresAt - now() : 0
      if (!slot.token || left <= UNUSABLE_BEFORE_MS) return (await login()).access
      // If the renewal fails, the next request tries again while the token is valid.
      if (left < RENEW_BEFORE_MS && !slot.logins.isUnderWay(LOGIN, now()))
        waitUntil(login().catch(() => null))
      return slot.token.access
    },
    drop(access) {
      if (slot.token?.access === access) slot.token = null
    },
  }
}

async function obtain(
  { slot, now, requestToken }: GuestTokenDependencies,
  signal: AbortSignal,
): Promise<Token> {
  const refresh = slot.token?.refresh
  if (refresh) {
    const renewed = tokenOf(
      await requestToken({ grant_type: 'refresh_token', refresh_token: refresh }, signal),
      now(),
    )
    if (renewed) return renewed
  }
  const fresh = tokenOf(await requestToken({ grant_type: 'client_credentials' }, signal), now())
  if (!fresh) throw new ProblemError('unavailable')
  return fresh
}

function tokenOf(exchange: CommerceResult, now: number): Token | null {
  const answer = exchange.kind === 'ok' ? v.safeParse(TokenResponse, exchange.body) : null
  if (!answer?.success) return null
  const { access_token: access, refresh_token: refresh = null, expires_in } = answer.output
  return { access, refresh, expiresAt: now + expires_in * 1000 }
}
