import { NotAttempted } from '../cache/recent-failures.ts'
import type { Breaker } from './breaker.ts'
import { recordResult, type CommerceContext } from './endpoint.ts'
import { sendRequest, type CommerceResult, type Send } from './send-request.ts'

export const SLAS_DEADLINE_MS = 3_000

export type Grant =
  | { grant_type: 'client_credentials'; usid?: string }
  | { grant_type: 'refresh_token'; refresh_token: string }

/** Requests a token from SLAS with one grant, as the private client of one site. */
export type RequestToken = (grant: Grant, signal: AbortSignal) => Promise<CommerceResult>

/** @throws {ProblemError} `unavailable` while the SLAS breaker is open: nothing was sent */
export const createTokenRequest =
  (context: CommerceContext, send: Send, breaker: Breaker): RequestToken =>
  async (grant, signal) => {
    const { organizationId, clientId, clientSecret, siteIds } = context.config.commerce
    if (!breaker.allows(context.now())) throw new NotAttempted()
    const result = await sendRequest(
      { context, send },
      {
        call: `slas.${grant.grant_type}`,
        path: `/shopper/auth/v1/organizations/${organizationId}/oauth2/token`,
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
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
