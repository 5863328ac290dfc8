import { sha256 } from '../cache/key.ts'
import { startSystemTimer, within } from '../cache/timer.ts'
import { SLAS_DEADLINE_MS, type RequestToken } from '../commerce/slas.ts'
import type { SessionState, ShopperTokens } from './session-state.ts'
import { loginGuest, refreshTokens } from './shopper-login.ts'

/** How long requests that still hold the old token are given the new one. */
const HANDED_ON_MS = 30_000
/** Beyond this, those that are over are cleared away. */
const MANY = 500

interface Flight {
  promise: Promise<ShopperTokens>
  /** Set once it has landed. */
  tokens: ShopperTokens | null
  until: number
}

/** The renewals of one isolate, by a hash of the refresh token: only who holds that token finds its own. */
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
 * New tokens for a shopper whose own are over or were refused: asked for once, however many of their
 * requests need them.
 * @throws {ProblemError} `unavailable`: the session goes on
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
  // Of all who have waited in vain, the first one starts anew and the others follow it.
  const newer = renewals.get(key)
  const followed = newer && newer !== others ? await tokensOf(newer, held) : null
  return followed ?? startFlight(dependencies, key, held).promise
}

/** Null when it takes too long, or has brought only what was refused meanwhile. */
async function tokensOf({ tokens, promise }: Flight, held: SessionState) {
  const brought = tokens ?? (await withoutHanging(promise))
  return brought?.access.token === held.access?.token ? null : brought
}

/** Null when a renewal takes too long: the request that leads it may end, and then it never settles. */
const withoutHanging = async (flight: Promise<ShopperTokens>) =>
  (await within(flight, SLAS_DEADLINE_MS, startSystemTimer))?.value ?? null

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

/** A guest whose session has ended is logged in again as the same one, so that their bag stays theirs. */
async function obtain(dependencies: RenewalDependencies, held: SessionState) {
  const login = { ...dependencies, signal: AbortSignal.timeout(SLAS_DEADLINE_MS) }
  return (await refreshTokens(login, held.refresh.token)) ?? (await loginGuest(login, held.usid))
}

function clearAway(renewals: Renewals, now: number) {
  for (const [key, { until }] of renewals) if (until <= now) renewals.delete(key)
}

const keyOf = (site: string, refreshToken: string) => sha256(`${site}:${refreshToken}`)
