import { sha256 } from '../cache/key.ts'
import { startSystemTimer, within } from '../cache/timer.ts'
import { SLAS_DEADLINE_MS, type RequestToken } from '../commerce/slas.ts'
import type { SessionState, ShopperTokens } from './session-state.ts'
import { loginGuest, refreshTokens } from './shopper-login.ts'

/** For how long requests with the old token get the renewed one. */
const HANDED_ON_MS = 30_000
/** Above this number of renewals, expired ones are removed. */
const MANY = 500

interface Flight {
  promise: Promise<ShopperTokens>
  /** Set when the renewal has succeeded. */
  tokens: ShopperTokens | null
  until: number
}

/** The renewals of one isolate by a hash of the refresh token, so that only a request with that token finds its renewal. */
export type Renewals = Map<string, Flight>

export const createRenewals = (): Renewals => new Map()

interface RenewalDependencies {
  site: string
  renewals: Renewals
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  requestToken: RequestToken
}

/**
 * Renews a shopper's expired or rejected tokens. Parallel requests of the shopper share one renewal.
 * @throws {ProblemError} `unavailable`; the session stays valid
 */
export async function renewTokens(
  dependencies: RenewalDependencies,
  held: SessionState,
): Promise<ShopperTokens> {
  const { site, renewals, now } = dependencies
  const key = await keyOf(site, held.refresh.token)
  const others = renewals.get(key)
  const shared = others && others.until > now() ? await tokensOf(others, held) : null
  if (shared) return shared
  // If the renewal did not finish, the first waiting request starts a new one and the others join it.
  const newer = renewals.get(key)
  const followed = newer && newer !== others ? await tokensOf(newer, held) : null
  return followed ?? startFlight(dependencies, key, held).promise
}

/** Null if the renewal takes too long, or if its token is the one that was just rejected. */
async function tokensOf({ tokens, promise }: Flight, held: SessionState) {
  const brought = tokens ?? (await withTimeout(promise))
  return brought?.access.token === held.access?.token ? null : brought
}

/** Null if the renewal takes too long. It may never settle if the request that started it has ended. */
const withTimeout = async (promise: Promise<ShopperTokens>) =>
  (await within(promise, SLAS_DEADLINE_MS, startSystemTimer))?.value ?? null

function startFlight(dependencies: RenewalDependencies, key: string, held: SessionState): Flight {
  const { renewals, now, waitUntil } = dependencies
  if (renewals.size >= MANY) clearAway(renewals, now())
  const promise = obtain(dependencies, held)
  const flight: Flight = { promise, tokens: null, until: now() + SLAS_DEADLINE_MS }
  renewals.set(key, flight)
  const landing = promise.then(
    (tokens) => {
      flight.tokens = tokens
      flight.until = now() + HANDED_ON_MS
    },
    () => {
      if (renewals.get(key) === flight) renewals.delete(key)
    },
  )
  waitUntil(landing)
  return flight
}

/** Refreshes the tokens. A guest whose session has ended is logged in again as the same guest and keeps the bag. */
async function obtain(dependencies: RenewalDependencies, held: SessionState) {
  const login = { ...dependencies, signal: AbortSignal.timeout(SLAS_DEADLINE_MS) }
  return (await refreshTokens(login, held.refresh.token)) ?? (await loginGuest(login, held.usid))
}

function clearAway(renewals: Renewals, now: number) {
  for (const [key, { until }] of renewals) if (until <= now) renewals.delete(key)
}

const keyOf = (site: string, refreshToken: string) => sha256(`${site}:${refreshToken}`)
