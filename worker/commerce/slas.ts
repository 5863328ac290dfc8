import { NotAttempted } from '../cache/recent-failures.ts'
import type { Config } from '../env.ts'
import type { Breaker } from './breaker.ts'
import { recordResult, type CommerceContext } from './endpoint.ts'
import { sendRequest, type CommerceResult, type Send } from './send-request.ts'

export const SLAS_DEADLINE_MS = 3_000

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

/** @throws {ProblemError} `unavailable` while the SLAS breaker is open: nothing was sent */
export const createTokenRequest =
  (context: CommerceContext, send: Send, breaker: Breaker): RequestToken =>
  async (grant, signal) => {
    const { clientId, siteIds } = context.config.commerce
    if (!breaker.allows(context.now())) throw new NotAttempted()
    const result = await sendRequest(
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
    recordResult(breaker, result, context.now())
    return result
  }
