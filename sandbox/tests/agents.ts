import { randomInt } from 'node:crypto'

import { agentFixture, oauth2, slasOf } from './accounts.ts'
import { clientsOf, configOf, control, helpers, redirectURI } from './clients.ts'

const clientId = configOf('us').parameters.clientId

/** Within it, no two of the tests that run at once sign in at the same second (ms). */
const HOUR_MS = 3_600_000

/** Signs in a customer service agent who shops for a customer, or for a new guest. */
export async function signInAgentFor(loginId: string) {
  const session = `agent-${crypto.randomUUID()}`
  // An agent may sign in only once a second.
  await control('PUT', '/clock', { offsetMs: randomInt(HOUR_MS), session })
  const verifier = helpers.createCodeVerifier()
  const { code, state } = await agentCode(loginId, { verifier, session })
  await control('DELETE', `/clock?session=${session}`)
  const token = await slasOf('us', code).getTrustedAgentAccessToken({
    headers: { authorization: `Bearer ${code}` },
    body: {
      client_id: clientId,
      channel_id: 'us',
      code_verifier: verifier,
      grant_type: 'client_credentials',
      login_id: loginId,
      idp_origin: originOf(loginId),
      state,
      dnt: 'true',
    },
  })
  return { token, ...clientsOf('us', token.access_token) }
}

const originOf = (loginId: string) => (loginId === 'guest' ? 'slas' : 'ecom')

async function agentCode(
  loginId: string,
  { verifier, session }: { verifier: string; session: string },
) {
  const query = new URLSearchParams({
    client_id: clientId,
    channel_id: 'us',
    login_id: loginId,
    idp_origin: originOf(loginId),
    redirect_uri: redirectURI,
    response_type: 'code',
    code_challenge: await helpers.generateCodeChallenge(verifier),
  })
  const headers = { 'correlation-id': session }
  const redirect = await fetch(`${oauth2}/trusted-agent/authorize?${query}`, {
    redirect: 'manual',
    headers,
  })
  const page = redirect.headers.get('location') ?? ''
  const { login: username, password } = await agentFixture('AGENT')
  const ticket = new URL(page).searchParams.get('ticket') ?? ''
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ username, password, ticket }),
  })
  const { searchParams } = new URL(response.headers.get('location') ?? '')
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}
