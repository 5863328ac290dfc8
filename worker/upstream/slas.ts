import { NotAttempted } from './not-attempted.ts'
import type { Config } from '../config/env.ts'
import type { Breaker } from './breaker.ts'
import { LOGIN_FAMILIES } from './families.ts'
import { isPassing, type CommerceContext } from './endpoint.ts'
import { recordResult, type Subject } from './failure-cause.ts'
import { sendRequest, type CommerceResult, type Send } from './send-request.ts'

export const SLAS_DEADLINE_MS = LOGIN_FAMILIES.sessions.deadlineMs

export type Grant =
  | { grant_type: 'client_credentials'; usid?: string }
  | { grant_type: 'refresh_token'; refresh_token: string }
  | {
      grant_type: 'authorization_code_pkce'
      code: string
      code_verifier: string
      redirect_uri: string
      usid: string
    }

/** Requests a token from SLAS with one grant, as the private client of one site. */
export type RequestToken = (grant: Grant, signal: AbortSignal) => Promise<CommerceResult>

/** The path of a SLAS endpoint (scapi §2.3). */
export const slasPath = ({ commerce }: Pick<Config, 'commerce'>, endpoint: `/${string}`) =>
  `/shopper/auth/v1/organizations/${commerce.organizationId}/oauth2${endpoint}`

/** The private client's id and secret, as SLAS expects them encoded. */
export const clientCredentials = ({ commerce }: Pick<Config, 'commerce'>) =>
  btoa(`${commerce.clientId}:${commerce.clientSecret}`)

/**
 * Grants that may be sent again: a second guest does no harm, and a private client's refresh token stays valid (scapi §2.3).
 * A code is valid once.
 */
const REPEATABLE = new Set<Grant['grant_type']>(['client_credentials', 'refresh_token'])

interface TokenRequestDependencies {
  context: CommerceContext
  send: Send
  breaker: Breaker
  subject: Subject
}

/**
 * Sends a token request, once more after a failure that may have passed.
 * @throws {ProblemError} `unavailable` while the SLAS breaker is open: nothing was sent
 */
export const createTokenRequest =
  (dependencies: TokenRequestDependencies): RequestToken =>
  async (grant, signal) => {
    const { context, breaker, subject } = dependencies
    if (!breaker.allows(context.now())) throw new NotAttempted()
    const send = () => sendGrant(dependencies, grant, signal)
    const first = await send()
    const mayRetry = REPEATABLE.has(grant.grant_type) && !signal.aborted
    const result = mayRetry && (isPassing(first) || isRejectedClient(first)) ? await send() : first
    await recordResult(breaker, result, { now: context.now(), subject })
    return result
  }

/** The only response that ends a session. Live services use a message for it, the specification an error code. */
export function isInvalidGrant(result: CommerceResult) {
  if (result.kind !== 'http-error' || (result.status !== 400 && result.status !== 401)) return false
  const { error, message } = result.problem.members
  return error === 'invalid_grant' || message === 'invalid refresh_token'
}

/** The shop's own credentials are right, so SLAS may accept them the next time. */
const isRejectedClient = (result: CommerceResult) =>
  result.kind === 'http-error' && result.status === 401 && !isInvalidGrant(result)

async function sendGrant(
  { context, send }: TokenRequestDependencies,
  grant: Grant,
  signal: AbortSignal,
) {
  const { clientId, siteIds } = context.config.commerce
  return sendRequest(
    { context, send },
    {
      call: `slas.${grant.grant_type}`,
      path: slasPath(context.config, '/token'),
      method: 'POST',
      headers: {
        authorization: `Basic ${clientCredentials(context.config)}`,
        'correlation-id': context.requestId,
      },
      body: new URLSearchParams({
        ...grant,
        channel_id: siteIds[context.site.id],
        client_id: clientId,
      }),
      signal,
      readsProblem: true,
    },
  )
}
