import { CALLBACK_PATH } from '#shared/actions.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { NotAttempted } from './not-attempted.ts'
import type { Config } from '../config/env.ts'
import type { Breaker } from './breaker.ts'
import type { CommerceContext } from './endpoint.ts'
import { recordResult } from './failure-cause.ts'
import { sendRequest, type CommerceResult, type Send } from './send-request.ts'
import { clientCredentials, slasPath } from './slas.ts'

export interface Credentials {
  login: string
  password: string
}

/** A code to exchange for tokens, and the session that it belongs to. */
export interface LoginCode {
  code: string
  usid: string
}

/** A rejected login with what the service says about it. A live instance says neither. */
export interface LoginRejection {
  /** Incorrect attempts until the account is locked. Null unless the service warns. */
  attemptsLeft: number | null
  isLocked: boolean
}

interface LoginRequest {
  credentials: Credentials
  /** The guest who signs in. The tokens then know the guest's basket. */
  usid: string | null
  codeChallenge: string
  signal: AbortSignal
}

/** How long the service rejects a second login of the same shopper (ms). */
const PAUSE_MS = 1_000

/** The address that SLAS knows as the shop's. The worker reads the redirect itself, so no browser follows it. */
export const callbackAddress = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) =>
  publicOrigin + CALLBACK_PATH

interface SlasDependencies {
  context: CommerceContext
  send: Send
  breaker: Breaker
  sleep: (ms: number) => Promise<void>
}

/**
 * Sends login and password to SLAS, once more if the same shopper has just tried (scapi §2.3).
 * @throws {ProblemError} `unavailable`; `too-many-attempts` if several requests try this login at once
 */
export async function requestLogin(
  slas: SlasDependencies,
  request: LoginRequest,
): Promise<LoginCode | LoginRejection> {
  const first = await sendLogin(slas, request)
  if (!isConflict(first)) return loginResultOf(first)
  await slas.sleep(PAUSE_MS)
  const second = await sendLogin(slas, request)
  if (isConflict(second)) throw new ProblemError('too-many-attempts')
  return loginResultOf(second)
}

async function sendLogin(
  { context, send, breaker }: SlasDependencies,
  { credentials, usid, codeChallenge, signal }: LoginRequest,
) {
  const { config, site, now, requestId } = context
  if (!breaker.allows(now())) throw new NotAttempted()
  const client = clientCredentials(config)
  const result = await sendRequest(
    { context, send },
    {
      call: 'slas.login',
      path: slasPath(config, '/login'),
      method: 'POST',
      headers: {
        authorization: `Basic ${encoded(credentials)}`,
        'x-slas-client-auth': client,
        'correlation-id': requestId,
      },
      body: new URLSearchParams({
        client_id: config.commerce.clientId,
        channel_id: config.commerce.siteIds[site.id],
        redirect_uri: callbackAddress(config),
        code_challenge: codeChallenge,
        ...(usid !== null && { usid }),
      }),
      signal,
      readsProblem: true,
    },
  )
  if (redirectIn(result)) breaker.succeeded()
  else await recordResult(breaker, result, { now: now(), subject: usid ?? requestId })
  return result
}

/** SLAS decodes UTF-8, and separates login and password at the first colon. */
const encoded = ({ login, password }: Credentials) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(`${login}:${password}`)))

function loginResultOf(result: CommerceResult): LoginCode | LoginRejection {
  const redirect = redirectIn(result)
  if (redirect) return codeIn(redirect.location)
  if (result.kind === 'http-error' && result.status === 401) {
    const { attempts_left: left, locked_until: until } = result.problem.members
    return {
      attemptsLeft: typeof left === 'number' ? left : null,
      isLocked: typeof until === 'string',
    }
  }
  throw new ProblemError('unavailable')
}

const isConflict = (result: CommerceResult) => result.kind === 'http-error' && result.status === 409

const redirectIn = (result: CommerceResult) =>
  result.kind === 'http-error' && (result.status === 302 || result.status === 303) ? result : null

function codeIn(location: string | null): LoginCode {
  const parameters = location && URL.canParse(location) ? new URL(location).searchParams : null
  const code = parameters?.get('code')
  const usid = parameters?.get('usid')
  if (!code || !usid) throw new ProblemError('unavailable')
  return { code, usid }
}

interface RevocationRequest {
  accessToken: string
  signal: AbortSignal
}

/** Voids an access token that has no refresh token, such as an agent's (scapi §2.3). Returns whether SLAS has done so. */
export async function requestRevocation(
  { context, send }: Pick<SlasDependencies, 'context' | 'send'>,
  { accessToken, signal }: RevocationRequest,
): Promise<boolean> {
  const { config, requestId } = context
  const result = await sendRequest(
    { context, send },
    {
      call: 'slas.revoke',
      path: slasPath(config, '/revoke'),
      method: 'POST',
      headers: {
        authorization: `Basic ${clientCredentials(config)}`,
        'correlation-id': requestId,
      },
      body: new URLSearchParams({ token: accessToken, token_type_hint: 'access_token' }),
      signal,
      readsProblem: true,
    },
  )
  return result.kind === 'ok'
}

interface LogoutRequest {
  accessToken: string
  refreshToken: string
  everywhere: boolean
  signal: AbortSignal
}

/** Revokes the tokens of a customer, of all devices if asked. Returns whether SLAS has done so. */
export async function requestLogout(
  { context, send }: Pick<SlasDependencies, 'context' | 'send'>,
  { accessToken, refreshToken, everywhere, signal }: LogoutRequest,
): Promise<boolean> {
  const { config, site, requestId } = context
  const query = new URLSearchParams({
    client_id: config.commerce.clientId,
    refresh_token: refreshToken,
    channel_id: config.commerce.siteIds[site.id],
    ...(everywhere && { hint: 'all-sessions' }),
  })
  const result = await sendRequest(
    { context, send },
    {
      call: 'slas.logout',
      path: `${slasPath(config, '/logout')}?${query.toString()}`,
      headers: { authorization: `Bearer ${accessToken}`, 'correlation-id': requestId },
      signal,
      readsProblem: true,
    },
  )
  return result.kind === 'ok'
}
