import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceResult } from '../upstream/send-request.ts'
import { isInvalidGrant, type RequestToken } from '../upstream/slas.ts'
import { WireId } from '../upstream/wire-id.ts'
import type { ShopperTokens } from './session-state.ts'

/** The lifetime of a guest's refresh token if SLAS does not return it (scapi §2.3). */
const REFRESH_SECONDS = 2_592_000

const Text = v.pipe(v.string(), v.minLength(1))
const Seconds = v.pipe(v.number(), v.minValue(1))

const TokenResponse = v.object({
  access_token: Text,
  expires_in: Seconds,
  refresh_token: Text,
  refresh_token_expires_in: v.optional(Seconds, REFRESH_SECONDS),
  usid: WireId,
  customer_id: WireId,
})

export interface LoginDependencies {
  now: () => number
  requestToken: RequestToken
  signal: AbortSignal
}

/**
 * Logs in a guest. With the `usid` of an earlier session, SLAS returns the same guest if possible.
 * @throws {ProblemError} `unavailable`
 */
export async function loginGuest(
  { now, requestToken, signal }: LoginDependencies,
  usid: string | null,
): Promise<ShopperTokens> {
  const grant = { grant_type: 'client_credentials', ...(usid !== null && { usid }) } as const
  return tokensFrom(await requestToken(grant, signal), now())
}

/** Refreshes a guest's tokens. Null if the session has ended. @throws {ProblemError} `unavailable` */
export async function refreshTokens(
  { now, requestToken, signal }: LoginDependencies,
  refreshToken: string,
): Promise<ShopperTokens | null> {
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken } as const
  const result = await requestToken(grant, signal)
  return isInvalidGrant(result) ? null : tokensFrom(result, now())
}

/** The tokens in an answer of SLAS. @throws {ProblemError} `unavailable` */
export function tokensFrom(result: CommerceResult, now: number): ShopperTokens {
  const answer = result.kind === 'ok' ? v.safeParse(TokenResponse, result.body) : null
  if (!answer?.success) throw new ProblemError('unavailable')
  const { usid, customer_id, access_token, refresh_token, ...lives } = answer.output
  return {
    usid,
    customerId: customer_id,
    access: { token: access_token, expiresAt: now + Math.floor(lives.expires_in * 1000) },
    refresh: {
      token: refresh_token,
      expiresAt: now + Math.floor(lives.refresh_token_expires_in * 1000),
    },
  }
}
