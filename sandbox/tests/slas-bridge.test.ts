import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'

import { oauth2, register } from './accounts.ts'
import {
  basicAuth,
  control,
  errorOf,
  helpers,
  loginGuest,
  PRIVATE_CLIENT,
  PUBLIC_CLIENT,
  redirectURI,
  slasClient,
  slasWithoutRedirects,
} from './clients.ts'

const slas = slasClient('us')

test('exchanges a classic storefront’s session for a token, if the storefront has signed it', async () => {
  const { login, customer } = await register('us')
  const dwsid = crypto.randomUUID()
  const signature = await signatureOf(dwsid, login)
  const bridge = (dwsrst: string) =>
    slas.getSessionBridgeAccessToken({
      headers: { authorization: basicAuth },
      body: {
        grant_type: 'client_credentials',
        client_id: PRIVATE_CLIENT,
        channel_id: 'us',
        code: '',
        code_verifier: '',
        dwsid,
        login_id: login,
        dwsrst,
      },
    })

  const token = await bridge(signature)
  expect(token.customer_id).toBe(customer.customerId)
  expect(String(decodeJwt(token.access_token)['isb'])).toContain('::sesb:true')
  expect((await errorOf(bridge(`${signature.slice(0, -8)}AAAAAAAA`))).status).toBe(400)
})

test('exchanges a session bridge code of a guest for a token, and accepts the code for nothing else', async () => {
  const guest = await loginGuest('us')
  const dwsid = crypto.randomUUID()
  const dwsgst = await signatureOf(dwsid, 'guest')
  const bridge = async (hint: string, more = {}) => {
    const { code, verifier } = await codeFor(hint)
    return slas.getSessionBridgeAccessToken({
      body: {
        grant_type: 'session_bridge',
        client_id: PUBLIC_CLIENT,
        channel_id: 'us',
        code,
        code_verifier: verifier,
        dwsid,
        login_id: 'guest',
        dwsgst,
        usid: guest.usid,
        ...more,
      },
    })
  }

  const token = await bridge('sb-guest')
  expect(token).toMatchObject({ usid: guest.usid, customer_id: guest.customer_id })
  expect(decodeJwt(token.access_token)['isb']).toMatch(/^uido:slas::upn:Guest::.*::sesb:true$/)
  expect((await errorOf(bridge('guest'))).body).toMatchObject({ message: 'invalid code' })
  const unproven = bridge('sb-guest', { code_verifier: helpers.createCodeVerifier() })
  expect((await errorOf(unproven)).body).toMatchObject({ message: 'invalid code_verifier' })
  const foreign = bridge('sb-guest', { dwsid: crypto.randomUUID() })
  expect((await errorOf(foreign)).status).toBe(400)

  const { code, verifier } = await codeFor('sb-guest')
  const form = { client_id: PUBLIC_CLIENT, channel_id: 'us', code, code_verifier: verifier }
  const requested = { ...form, grant_type: 'session_bridge', dwsid, login_id: 'guest', dwsgst }
  const general = await fetch(`${oauth2}/token`, {
    method: 'POST',
    body: new URLSearchParams(requested),
  })
  expect(general.status).toBe(200)
  const other = await codeFor('sb-guest')
  const exchanged = slas.getAccessToken({
    body: {
      ...form,
      code: other.code,
      code_verifier: other.verifier,
      grant_type: 'authorization_code_pkce',
      redirect_uri: redirectURI,
    },
  })
  expect((await errorOf(exchanged)).body).toMatchObject({ message: 'invalid code' })
})

async function signatureOf(dwsid: string, login: string) {
  const signed = await control('POST', '/session-signatures', { siteId: 'us', dwsid, login })
  const { signature }: { signature: string } = await signed.json()
  return signature
}

async function codeFor(hint: string) {
  const verifier = helpers.createCodeVerifier()
  const parameters = {
    client_id: PUBLIC_CLIENT,
    channel_id: 'us',
    code_challenge: await helpers.generateCodeChallenge(verifier),
    hint,
    redirect_uri: redirectURI,
    response_type: 'code' as const,
  }
  const response = await slasWithoutRedirects('us').authorizeCustomer({ parameters }, true)
  const { searchParams } = new URL(response.headers.get('location') ?? '')
  return { code: searchParams.get('code') ?? '', verifier }
}
