import * as v from 'valibot'

import { ProblemError } from '#shared/contract/problem.ts'

import { startSystemTimer, within } from '../cache/timer.ts'
import type { Exchange } from './exchange.ts'
import { SLAS_DEADLINE_MS, type RequestToken } from './slas.ts'

/** A token is renewed beside the visitors' requests from here on … */
const RENEW_BEFORE_MS = 120_000
/** … and not used any more from here on: it has to survive its own request. */
const UNUSABLE_BEFORE_MS = 10_000

const TokenAnswer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.pipe(v.number(), v.minValue(1)),
  refresh_token: v.optional(v.string()),
})

interface Token {
  access: string
  refresh: string | null
  expiresAt: number
}

/** What an isolate remembers of one commerce site's guest. In memory only (design: session and tokens). */
export interface GuestSlot {
  token: Token | null
  flight: { promise: Promise<Token>; until: number } | null
}

export const emptyGuestSlot = (): GuestSlot => ({ token: null, flight: null })

interface GuestTokenDependencies {
  slot: GuestSlot
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  requestToken: RequestToken
}

export interface GuestTokens {
  /** A usable access token. @throws {ProblemError} `unavailable` when SLAS gives none. */
  get(): Promise<string>
  /** Forgets a token that the service has refused; one that has replaced it meanwhile stays. */
  drop(access: string): void
}

/** The public reads' one guest: one login per isolate, however many requests wait for it. */
export function createGuestTokens(dependencies: GuestTokenDependencies): GuestTokens {
  const { slot, now, waitUntil } = dependencies
  const fly = () => startFlight(dependencies)

  return {
    async get() {
      const left = slot.token ? slot.token.expiresAt - now() : 0
      if (slot.token && left > UNUSABLE_BEFORE_MS) {
        // A renewal that fails is tried again by the next request, as long as the token lasts.
        if (left < RENEW_BEFORE_MS && !currentFlight(dependencies))
          waitUntil(fly().catch(() => null))
        return slot.token.access
      }
      const flight = currentFlight(dependencies)
      const shared = flight && (await withoutHanging(flight))
      if (shared) return shared.access
      // Of all who have waited in vain, the first one starts anew and the others follow it.
      const newer = currentFlight(dependencies)
      const followed = newer && (await withoutHanging(newer))
      return (followed ?? (await fly())).access
    },
    drop(access) {
      if (slot.token?.access === access) slot.token = null
    },
  }
}

/** The login that is under way, unless it has been for too long. */
function currentFlight({ slot, now }: GuestTokenDependencies): Promise<Token> | null {
  const { flight } = slot
  return flight && flight.until > now() ? flight.promise : null
}

/** Null when a login takes too long: the request that leads it may end, and then it never settles. */
const withoutHanging = async (flight: Promise<Token>) =>
  (await within(flight, SLAS_DEADLINE_MS, startSystemTimer))?.value ?? null

function startFlight(dependencies: GuestTokenDependencies): Promise<Token> {
  const { slot, now, waitUntil } = dependencies
  const promise = obtain(dependencies)
    .then((token) => (slot.token = token))
    .finally(() => {
      if (slot.flight?.promise === promise) slot.flight = null
    })
  slot.flight = { promise, until: now() + SLAS_DEADLINE_MS }
  waitUntil(promise.catch(() => null))
  return promise
}

async function obtain({ slot, now, requestToken }: GuestTokenDependencies): Promise<Token> {
  const signal = AbortSignal.timeout(SLAS_DEADLINE_MS)
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

function tokenOf(exchange: Exchange, now: number): Token | null {
  const answer = exchange.kind === 'answer' ? v.safeParse(TokenAnswer, exchange.body) : null
  if (!answer?.success) return null
  const { access_token: access, refresh_token: refresh = null, expires_in } = answer.output
  return { access, refresh, expiresAt: now + expires_in * 1000 }
}
