import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import { startSystemTimer } from '../runtime/timer.ts'
import { createFlights, type Flights } from '../runtime/single-flight.ts'
import type { CommerceResult } from './send-request.ts'
import { SLAS_DEADLINE_MS, type RequestToken } from './slas.ts'

/** When a token expires in less than one to two times this, it is renewed in the background … */
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

/**
 * The token of public reads, which all visitors share. Not a text, so that it fits nowhere where a shopper's own token is expected,
 * and no log or response can contain it by mistake.
 */
export interface PublicToken {
  authorization(): `Bearer ${string}`
}

/** A guest token as isolates share it. */
interface StoredToken {
  access: string
  expiresAt: number
}

/** Where isolates share the guest token of one site, so that new ones need no login. */
export interface GuestTokenStore {
  find(): Promise<StoredToken | null>
  put(token: StoredToken): Promise<void>
  /**
   * Deletes a token that the service has rejected, but no newer one. A location may see it for another minute; the next
   * isolate to which it is rejected deletes it again.
   */
  drop(access: string): Promise<void>
}

interface Token extends StoredToken {
  shared: PublicToken
  refresh: string | null
}

/** An isolate's guest token for one commerce site. */
export interface GuestSlot {
  token: Token | null
  /** The token that the service has rejected, until there is a new one. */
  rejected: string | null
  /** Differs between isolates, so that most of them find the token that another one has renewed. */
  renewBeforeMs: number
  logins: Flights<Token>
}

export const emptyGuestSlot = (): GuestSlot => ({
  token: null,
  rejected: null,
  renewBeforeMs: RENEW_BEFORE_MS * (1 + Math.random()),
  logins: createFlights(),
})

interface GuestTokenDependencies {
  slot: GuestSlot
  /** Where isolates share their tokens. Without it each one has its own. */
  store: GuestTokenStore | undefined
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  requestToken: RequestToken
}

export interface GuestTokens {
  /** A usable access token. @throws {ProblemError} `unavailable` if SLAS issues none */
  get(): Promise<PublicToken>
  /** Discards a token that the service has rejected, unless a newer one has already replaced it. */
  drop(token: PublicToken): void
}

/** The guest token for public reads, shared by all requests of an isolate and, through the store, by isolates. */
export function createGuestTokens(dependencies: GuestTokenDependencies): GuestTokens {
  const { slot, now, waitUntil } = dependencies
  const renew = () =>
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
      if (!slot.token || left <= UNUSABLE_BEFORE_MS) return (await renew()).shared
      // If the renewal fails, the next request tries again while the token is valid.
      if (left < slot.renewBeforeMs && !slot.logins.isUnderWay(LOGIN, now()))
        waitUntil(renew().catch(() => null))
      return slot.token.shared
    },
    drop(token) {
      if (slot.token?.shared !== token) return
      slot.rejected = slot.token.access
      slot.token = null
    },
  }
}

/** After a rejection only a new token counts: other copies of the rejected one may still be stored. */
async function obtain(dependencies: GuestTokenDependencies, signal: AbortSignal): Promise<Token> {
  const { slot, store, waitUntil } = dependencies
  const { rejected } = slot
  const stored = rejected === null ? await findStored(dependencies) : null
  if (stored) return stored
  try {
    const token = await logIn(dependencies, signal)
    slot.rejected = null
    const { access, expiresAt } = token
    // Replaces the rejected one wherever it is stored.
    if (store) waitUntil(store.put({ access, expiresAt }))
    return token
  } catch (error) {
    if (store && rejected !== null) waitUntil(store.drop(rejected))
    throw error
  }
}

/** The token that another isolate has stored, if this one need not renew it right away. */
async function findStored({ slot, store, now }: GuestTokenDependencies): Promise<Token | null> {
  const found = (await store?.find()) ?? null
  const neededMs = slot.token ? slot.renewBeforeMs : UNUSABLE_BEFORE_MS
  return found && found.expiresAt - now() > neededMs ? tokenOf(found, null) : null
}

async function logIn(
  { slot, requestToken, now }: GuestTokenDependencies,
  signal: AbortSignal,
): Promise<Token> {
  const refresh = slot.token?.refresh
  if (refresh) {
    const renewed = tokenIn(
      await requestToken({ grant_type: 'refresh_token', refresh_token: refresh }, signal),
      now(),
    )
    if (renewed) return renewed
  }
  const fresh = tokenIn(await requestToken({ grant_type: 'client_credentials' }, signal), now())
  if (!fresh) throw new ProblemError('unavailable')
  return fresh
}

function tokenIn(result: CommerceResult, now: number): Token | null {
  const answer = result.kind === 'ok' ? v.safeParse(TokenResponse, result.body) : null
  if (!answer?.success) return null
  const { access_token: access, refresh_token: refresh = null, expires_in } = answer.output
  return tokenOf({ access, expiresAt: now + expires_in * 1000 }, refresh)
}

const tokenOf = (stored: StoredToken, refresh: string | null): Token => ({
  ...stored,
  refresh,
  shared: { authorization: () => `Bearer ${stored.access}` },
})
