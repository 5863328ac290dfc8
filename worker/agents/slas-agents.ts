import * as v from 'valibot'

import { GUEST_LOGIN } from '#shared/agents/agent.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceContext } from '../upstream/endpoint.ts'
import { sendRequest, type Send } from '../upstream/send-request.ts'
import { clientCredentials, SLAS_DEADLINE_MS, slasPath } from '../upstream/slas.ts'
import { identityPartIn } from '../upstream/token-identity.ts'
import { WireId } from '../upstream/wire-id.ts'

/** Identifies an agent's login from start to end (scapi §2.6). */
export interface AgentLogin {
  loginId: string
  /** Registered with SLAS, the same for the start and the end. */
  redirectUri: string
  state: string
}

const identityOrigin = (loginId: string) => (loginId === GUEST_LOGIN ? 'slas' : 'ecom')

/** The URL where an agent signs in. Null if browsers cannot reach SLAS. */
export function agentLoginUrl(
  { config, site }: CommerceContext,
  { loginId, redirectUri, state, codeChallenge }: AgentLogin & { codeChallenge: string },
): string | null {
  const { slasOrigin, clientId, siteIds } = config.commerce
  if (slasOrigin === null) return null
  const query = new URLSearchParams({
    client_id: clientId,
    channel_id: siteIds[site.id],
    login_id: loginId,
    idp_origin: identityOrigin(loginId),
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: codeChallenge,
    state,
  })
  return `${slasOrigin}${slasPath(config, '/trusted-agent/authorize')}?${query.toString()}`
}

const Text = v.pipe(v.string(), v.minLength(1))

/** An agent gets no refresh token. */
const AgentTokenResponse = v.object({
  access_token: Text,
  expires_in: v.pipe(v.number(), v.minValue(1)),
  usid: WireId,
  customer_id: WireId,
})

export interface AgentTokens {
  usid: string
  customerId: string
  accessToken: string
  expiresInSeconds: number
  agentId: string
}

/** Exchanges an agent's code for a token to shop for the shopper. @throws {ProblemError} `unavailable` */
export async function requestAgentToken(
  { context, send }: { context: CommerceContext; send: Send },
  { loginId, redirectUri, state, code, usid, verifier }: AgentLogin & AgentCode,
): Promise<AgentTokens> {
  const { config, site, requestId } = context
  const result = await sendRequest(
    { context, send },
    {
      call: 'slas.trusted-agent',
      path: slasPath(config, '/trusted-agent/token'),
      method: 'POST',
      headers: {
        authorization: `Bearer ${code}`,
        _sfdc_client_auth: `Basic ${clientCredentials(config)}`,
        'correlation-id': requestId,
      },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        channel_id: config.commerce.siteIds[site.id],
        redirect_uri: redirectUri,
        login_id: loginId,
        idp_origin: identityOrigin(loginId),
        code_verifier: verifier,
        dnt: 'true',
        state,
        ...(usid !== null && { usid }),
      }),
      signal: AbortSignal.timeout(SLAS_DEADLINE_MS),
      readsProblem: true,
    },
  )
  const answer = result.kind === 'ok' ? v.safeParse(AgentTokenResponse, result.body) : null
  const agentId = answer?.success ? identityPartIn(answer.output.access_token, 'agent') : null
  if (!answer?.success || agentId === null) throw new ProblemError('unavailable')
  const { usid: own, customer_id: customerId, access_token, expires_in } = answer.output
  return {
    usid: own,
    customerId,
    accessToken: access_token,
    expiresInSeconds: expires_in,
    agentId,
  }
}

/** The query with which SLAS redirects to the shop. */
export interface AgentCode {
  code: string
  /** Of a new guest. */
  usid: string | null
  verifier: string
}
