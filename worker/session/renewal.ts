import { ProblemError } from '#shared/http/problem.ts'

import { sha256 } from '../runtime/key.ts'
import { startSystemTimer } from '../runtime/timer.ts'
import { SLAS_DEADLINE_MS, type RequestToken } from '../upstream/slas.ts'
import { isolateState } from '../runtime/isolate-memory.ts'
import { createFlights, type Flights } from '../runtime/single-flight.ts'
import type { SessionState, ShopperTokens } from './session-state.ts'
import { loginGuest, refreshTokens } from './shopper-login.ts'

/** For how long requests with the old token get the renewed one. */
const HANDED_ON_MS = 30_000
/** The renewals of one isolate by a hash of the refresh token, so that only a request with that token finds its renewal. */
export type Renewals = Flights<ShopperTokens>

/** Pending and recent token renewals for shoppers' parallel requests. */
export const shopperRenewals = isolateState((): Renewals => createFlights())

interface RenewalDependencies {
  site: string
  renewals: Renewals
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  requestToken: RequestToken
}

/**
 * Renews a shopper's expired or rejected tokens. Parallel requests of the shopper share one renewal.
 * @throws {ProblemError} `unavailable`; the session stays valid. `sign-in-required` if a customer's has ended,
 * `agent-session-ended` if an agent's has
 */
export async function renewTokens(
  dependencies: RenewalDependencies,
  held: SessionState,
): Promise<ShopperTokens> {
  const { site, renewals, now, waitUntil } = dependencies
  const { refresh } = held
  if (!refresh) throw new ProblemError('agent-session-ended')
  const key = await renewalKey(site, refresh.token)
  return renewals.run(
    key,
    { now, waitUntil, startTimer: startSystemTimer },
    {
      deadlineMs: SLAS_DEADLINE_MS,
      patienceMs: SLAS_DEADLINE_MS,
      keepMs: HANDED_ON_MS,
      // A renewal that brought the token that was just rejected is repeated.
      isUsable: ({ access }) => access.token !== held.access?.token,
      work: (signal) => obtain({ ...dependencies, signal }, { ...held, refresh }),
    },
  )
}

/**
 * Refreshes the tokens. A guest whose session has ended is logged in again as the same guest and keeps the bag.
 * @throws {ProblemError} `sign-in-required` if a customer's session has ended: never silently a guest instead
 */
async function obtain(
  login: RenewalDependencies & { signal: AbortSignal },
  held: SessionState & { refresh: ShopperTokens['refresh'] },
) {
  const renewed = await refreshTokens(login, held.refresh.token)
  if (renewed) return renewed
  if (held.authType === 'registered') throw new ProblemError('sign-in-required')
  return loginGuest(login, held.usid)
}

const renewalKey = (site: string, refreshToken: string) => sha256(`${site}:${refreshToken}`)
