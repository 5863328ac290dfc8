import { createLocalJWKSet, createRemoteJWKSet, jwtVerify } from 'jose'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import {
  clientSecret,
  configOf,
  errorOf,
  helpers,
  loginGuest,
  origin,
  PRIVATE_CLIENT,
  redirectURI,
  slasClient,
  slasWithoutRedirects,
} from './clients.ts'

const oauth2 = `${origin}/shopper/auth/v1/organizations/f_ecom_jwck_001/oauth2`

const Discovery = v.object({ issuer: v.string(), jwks_uri: v.string() })
const KeySet = v.object({ keys: v.array(v.looseObject({ kty: v.string() })) })

test('issues a guest token that is verified by the published keys', async () => {
  const token = await loginGuest('ca')

  const { payload, protectedHeader } = await jwtVerify(
    token.access_token,
    createRemoteJWKSet(new URL(`${oauth2}/jwks`)),
    { audience: 'commercecloud/prod/jwck_001', issuer: 'slas/prod/jwck_001' },
  )

  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'SLAS', typ: 'jwt' })
  expect(token).toMatchObject({ token_type: 'Bearer', expires_in: 1800, dnt: '0' })
  expect(token.customer_id).toMatch(/^[A-Za-z0-9]{26}$/)
  expect(payload.sub).toBe(
    `cc-slas::jwck_001::scid:11111111-1111-4111-8111-111111111111::usid:${token.usid}`,
  )
  expect(payload['isb']).toBe(
    `uido:slas::upn:Guest::uidn:Guest User::gcid:${token.customer_id}::chid:ca`,
  )
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(1800)
  expect((payload.iat ?? 0) - (payload.nbf ?? 0)).toBe(30)
})

test('publishes its OpenID configuration and keys, and signs ID tokens with them', async () => {
  const slas = slasClient('us')
  const { issuer, jwks_uri } = v.parse(Discovery, await slas.getWellknownOpenidConfiguration({}))
  expect(jwks_uri).toBe(`${oauth2}/jwks`)
  const { keys } = v.parse(KeySet, await slas.getJwksUri({}))
  expect(keys).toMatchObject([{ kty: 'EC', crv: 'P-256', use: 'sig', kid: 'SLAS' }])
  expect(keys[0]).not.toHaveProperty('d')

  const token = await loginGuest('us')
  const { payload } = await jwtVerify(token.id_token, createLocalJWKSet({ keys }), {
    issuer,
    audience: configOf('us').parameters.clientId,
  })
  expect(payload).toMatchObject({ sub: token.usid, gcid: token.customer_id, chid: 'us' })

  const parameters = { organizationId: 'f_ecom_zzzz_999' }
  const foreign = await Promise.all([
    errorOf(slas.getJwksUri({ parameters })),
    errorOf(slas.getWellknownOpenidConfiguration({ parameters })),
  ])
  expect(foreign.map(({ body }) => body['title'])).toEqual(Array(2).fill('Resource Not Found'))
})

test('keeps the guest after a refresh, and accepts a public refresh token once', async () => {
  const first = await loginGuest('us')
  const refresh = (refreshToken: string) =>
    helpers.refreshAccessToken({ slasClient: slasClient('us'), parameters: { refreshToken } })

  const second = await refresh(first.refresh_token)
  expect(second).toMatchObject({ usid: first.usid, customer_id: first.customer_id })
  expect(second.refresh_token).not.toBe(first.refresh_token)

  const { status, body } = await errorOf(refresh(first.refresh_token))
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: 'invalid_grant', message: 'invalid refresh_token' })
})

test('keeps the refresh token of a private client, and requires the secret each time', async () => {
  const login = (secret: string) =>
    helpers.loginGuestUserPrivate({
      slasClient: slasClient('us', PRIVATE_CLIENT),
      parameters: {},
      credentials: { clientSecret: secret },
    })
  const first = await login(clientSecret)
  const refresh = () =>
    helpers.refreshAccessToken({
      slasClient: slasClient('us', PRIVATE_CLIENT),
      parameters: { refreshToken: first.refresh_token },
      credentials: { clientSecret },
    })

  const again = [await refresh(), await refresh()]
  expect(again.map((token) => token.refresh_token)).toEqual([
    first.refresh_token,
    first.refresh_token,
  ])
  expect(again.map((token) => token.usid)).toEqual([first.usid, first.usid])

  const { message, body } = await errorOf(login('wrong'))
  expect(message).toBe('401 Unauthorized')
  expect(body).toEqual({
    status_code: '401 UNAUTHORIZED',
    message: 'Unauthorized Credentials.',
    error: 'invalid_client',
    error_description: 'Unauthorized Credentials.',
  })

  const { status } = await errorOf(
    helpers.refreshAccessToken({
      slasClient: slasClient('us'),
      parameters: { refreshToken: first.refresh_token },
    }),
  )
  expect(status).toBe(400)
})

test('restores a guest by usid, on the same site only', async () => {
  const first = await loginGuest('us')

  const back = await loginGuest('us', first.usid)
  expect(back).toMatchObject({ usid: first.usid, customer_id: first.customer_id })

  const elsewhere = await loginGuest('ca', first.usid)
  expect(elsewhere.usid).not.toBe(first.usid)
  expect(elsewhere.customer_id).not.toBe(first.customer_id)
})

test('accepts an authorization code once, and only with its code verifier', async () => {
  const verifier = helpers.createCodeVerifier()
  const challenge = await helpers.generateCodeChallenge(verifier)
  const { clientId } = configOf('us').parameters
  const codeFor = async () => {
    const parameters = {
      client_id: clientId,
      channel_id: 'us',
      code_challenge: challenge,
      hint: 'guest',
      redirect_uri: redirectURI,
      response_type: 'code' as const,
      state: 'a&b',
    }
    const response = await slasWithoutRedirects('us').authorizeCustomer({ parameters }, true)
    expect(response.status).toBe(303)
    const location = new URL(response.headers.get('location') ?? '')
    expect(location.href.startsWith(redirectURI)).toBe(true)
    expect(location.searchParams.get('state')).toBe('a&b')
    expect(location.searchParams.get('scope')).toBe('openid offline_access')
    return location.searchParams.get('code') ?? ''
  }
  const exchangeCode = (code: string, code_verifier: string) =>
    fetch(`${oauth2}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code_pkce',
        client_id: clientId,
        channel_id: 'us',
        code,
        code_verifier,
        redirect_uri: redirectURI,
      }),
    })

  const code = await codeFor()
  expect((await exchangeCode(code, verifier)).status).toBe(200)
  expect((await exchangeCode(code, verifier)).status).toBe(400)
  expect((await exchangeCode(await codeFor(), helpers.createCodeVerifier())).status).toBe(400)
})

test.for([
  { missing: 'grant_type', says: 'Bad or missing grant_type.' },
  { missing: 'channel_id', says: 'invalid channel_id' },
  { missing: 'client_id', says: 'Bad or missing client_id.' },
])('issues no token without $missing', async ({ missing, says: message }) => {
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: configOf('us').parameters.clientId,
    channel_id: 'us',
  })
  form.delete(missing)
  const response = await fetch(`${oauth2}/token`, { method: 'POST', body: form })
  expect([response.status, await response.json()]).toMatchObject([400, { message }])
})

test.for([
  { what: 'a foreign host', name: 'redirect_uri', value: 'http://127.0.0.1.evil.test/callback' },
  {
    what: 'a user name before the host',
    name: 'redirect_uri',
    value: 'http://127.0.0.1@evil.test/',
  },
  {
    what: 'a backslash, which browsers read as a slash',
    name: 'redirect_uri',
    value: String.raw`http://127.0.0.1\@evil.test/`,
  },
  { what: 'an unknown channel', name: 'channel_id', value: 'mars' },
  { what: 'an unknown client', name: 'client_id', value: 'nobody' },
  { what: 'no proof', name: 'code_challenge', value: 'short' },
])('rejects a login with $what before it issues anything', async ({ name, value }) => {
  const parameters = {
    client_id: configOf('us').parameters.clientId,
    channel_id: 'us',
    code_challenge: 'x'.repeat(43),
    hint: 'guest',
    redirect_uri: redirectURI,
    response_type: 'code' as const,
    [name]: value,
  }
  const { status, body } = await errorOf(
    slasWithoutRedirects('us').authorizeCustomer({ parameters }),
  )

  expect(status).toBe(400)
  expect(body).toMatchObject({
    status_code: '400 BAD_REQUEST',
    error: 'invalid_request',
    message: expect.any(String),
    error_description: expect.any(String),
  })
})
