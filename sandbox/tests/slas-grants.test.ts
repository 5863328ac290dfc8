import { expect, test } from 'vitest'

import { oauth2 } from './accounts.ts'
import {
  basicAuth,
  helpers,
  PRIVATE_CLIENT,
  PUBLIC_CLIENT,
  redirectURI,
  slasWithoutRedirects,
} from './clients.ts'

/** A code for a guest; only a public client's is bound to a proof. */
async function codeFor(clientId: string, verifier?: string) {
  const parameters = {
    client_id: clientId,
    channel_id: 'us',
    hint: 'guest',
    redirect_uri: redirectURI,
    response_type: 'code' as const,
    ...(verifier !== undefined && {
      code_challenge: await helpers.generateCodeChallenge(verifier),
    }),
  }
  const { headers } = await slasWithoutRedirects('us').authorizeCustomer({ parameters }, true)
  return new URL(headers.get('location') ?? '').searchParams.get('code') ?? ''
}

async function exchange(form: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ channel_id: 'us', redirect_uri: redirectURI, ...form })
  const response = await fetch(`${oauth2}/token`, { method: 'POST', headers, body })
  return [response.status, await response.json()]
}

test.for([
  { grant_type: 'authorization_code', status: 400, error: 'unauthorized_client' },
  { grant_type: 'client_credentials', status: 401, error: 'invalid_client' },
  { grant_type: 'password', status: 400, error: 'unsupported_grant_type' },
])('refuses the grant $grant_type to a public client', async ({ grant_type, status, error }) => {
  const code_verifier = helpers.createCodeVerifier()
  const code = await codeFor(PUBLIC_CLIENT, code_verifier)
  const form = { client_id: PUBLIC_CLIENT, code, code_verifier }

  expect(await exchange({ ...form, grant_type })).toMatchObject([status, { error }])
  // The code is still good for the grant of public clients.
  expect(await exchange({ ...form, grant_type: 'authorization_code_pkce' })).toMatchObject([
    200,
    {},
  ])
})

test('a public client gets no token for a code without its proof', async () => {
  const code = await codeFor(PUBLIC_CLIENT, helpers.createCodeVerifier())
  const form = { client_id: PUBLIC_CLIENT, code, grant_type: 'authorization_code_pkce' }
  expect(await exchange(form)).toMatchObject([400, { error: 'invalid_grant' }])
})

test('a private client exchanges a code with its secret instead of a proof', async () => {
  const form = { code: await codeFor(PRIVATE_CLIENT), grant_type: 'authorization_code' }
  expect(await exchange(form, { authorization: 'Basic bm9ib2R5Om5vdGhpbmc=' })).toMatchObject([
    401,
    { error: 'invalid_client' },
  ])
  expect(await exchange(form, { authorization: basicAuth })).toMatchObject([
    200,
    { token_type: 'Bearer' },
  ])
})
