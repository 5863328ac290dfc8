import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'

import { agentFixture, customerFixture, slasOf } from './accounts.ts'
import {
  basicAuth,
  clientsOf,
  control,
  errorOf,
  helpers,
  PRIVATE_CLIENT,
  PUBLIC_CLIENT,
  redirectURI,
  slasClient,
  slasWithoutRedirects,
} from './clients.ts'

test('signs an agent in to shop for a customer for a quarter of an hour', async () => {
  const customer = await customerFixture('REG-NEW')
  const { us = '' } = customer.customerIds
  const agent = await agentFixture('AGENT')
  const verifier = helpers.createCodeVerifier()
  const { code, state } = await agentCode(customer.login, { agent, verifier })
  expect(state).toMatch(/^taob\./)

  const token = await agentToken(customer.login, { code, verifier, state })
  expect(token).toMatchObject({ expires_in: 900, customer_id: us })
  expect(token).not.toHaveProperty('refresh_token')
  const { isb, scp, exp = 0, iat = 0 } = decodeJwt(token.access_token)
  const parts = String(isb).split('::')
  expect(parts.slice(0, 2)).toEqual(['uido:ecom', `upn:${customer.login}`])
  expect(parts.slice(4)).toEqual([`rcid:${us}`, 'chid:us', `agent:${agent.login}`, 'taob:true'])
  expect(scp).toContain('sfcc.ta_ext_on_behalf_of')
  expect(exp - iat).toBe(900)

  const { customers } = clientsOf('us', token.access_token)
  const read = () => customers.getCustomer({ parameters: { customerId: us } })
  expect(await read()).toMatchObject({ login: customer.login })
  const changed = customers.updateCustomerPassword({
    parameters: { customerId: us },
    body: { currentPassword: customer.password, password: 'Candlelight-7' },
  })
  expect((await errorOf(changed)).status).toBe(403)
  await control('PUT', '/clock', { offsetMs: 910_000, session: token.usid })
  expect((await errorOf(read())).status).toBe(401)
  await control('DELETE', `/clock?session=${token.usid}`)

  const again = agentToken(customer.login, { code, verifier, state })
  expect((await errorOf(again)).message).toBe('401 Unauthorized')
})

test('signs an agent in to shop for a guest, whose session is named in the state', async () => {
  const agent = await agentFixture('AGENT-TWO')
  const verifier = helpers.createCodeVerifier()
  const { code, state, usid } = await agentCode('guest', { agent, verifier })
  expect(state).toBe(`taob.gst.${usid}`)

  const token = await agentToken('guest', { code, verifier, state })
  expect(token.usid).toBe(usid)
  const parts = String(decodeJwt(token.access_token)['isb']).split('::')
  expect(parts.slice(0, 3)).toEqual(['uido:slas', 'upn:Guest', 'uidn:Guest User'])
  expect(parts.slice(4)).toEqual(['chid:us', `agent:${agent.login}`, 'taob:true'])

  // An agent has no refresh token, so the token itself is revoked.
  const { baskets } = clientsOf('us', token.access_token)
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  await slasClient('us').revokeToken({
    headers: { authorization: basicAuth },
    body: { token: token.access_token, token_type_hint: 'access_token' },
  })
  const read = await errorOf(baskets.getBasket({ parameters: { basketId } }))
  expect(read.status).toBe(401)
})

test('accepts an agent’s code only for its client, shopper and code verifier', async () => {
  const agent = await agentFixture('AGENT')
  const { login } = await customerFixture('REG-NEW')
  const verifier = helpers.createCodeVerifier()
  const codeGrant = async (later: number) => ({
    ...(await agentCode(login, { agent, verifier, later })),
    verifier,
  })

  const foreign = await codeGrant(5000)
  expect((await errorOf(agentToken('reg@shoppers.example', foreign))).status).toBe(400)
  const unproven = { ...(await codeGrant(7000)), verifier: helpers.createCodeVerifier() }
  expect((await errorOf(agentToken(login, unproven))).status).toBe(400)
  const stolen = { ...(await codeGrant(9000)), clientId: PRIVATE_CLIENT }
  expect((await errorOf(agentToken(login, stolen))).status).toBe(400)

  const own = await agentCode(login, { agent, later: 11_000, clientId: PRIVATE_CLIENT })
  const token = await agentToken(login, { ...own, clientId: PRIVATE_CLIENT })
  expect(token).toMatchObject({ expires_in: 900 })
})

test('redirects an agent to sign in only with valid parameters', async () => {
  const rejected = async (wrong: object) => {
    const parameters = {
      ...authorizeParameters('guest'),
      client_id: PUBLIC_CLIENT,
      code_challenge: 'x'.repeat(43),
    }
    const call = slasClient('us').getTrustedAgentAuthorizationToken({
      parameters: { ...parameters, ...wrong },
    })
    const { status, body } = await errorOf(call)
    expect(status).toBe(400)
    return body['message']
  }

  expect(await rejected({ client_id: 'nobody' })).toBe('Bad or missing client_id.')
  expect(await rejected({ code_challenge: '' })).toBe('Bad or missing code_challenge.')
  expect(await rejected({ idp_origin: 'ecom' })).toContain('A guest is of the origin slas')
  expect(await rejected({ redirect_uri: 'https://evil.example/' })).toContain('redirect_uri')
})

test('reports a failed sign-in of an agent without revealing whether the login exists', async () => {
  const { page } = await signInPage('guest', { verifier: helpers.createCodeVerifier() })
  const html = await (await fetch(page)).text()
  expect(html).toContain('You are going to shop for <strong>a guest</strong>')

  const rejectionFor = async (username: string) => {
    const response = await submit(page, { username, password: 'Not-The-One-1' })
    expect(response.status).toBe(401)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    return (await response.text()).replaceAll(username, '')
  }
  const known = await rejectionFor('agent.two@care.example')
  const unknown = await rejectionFor('nobody@care.example')
  expect(stripNonce(known)).toBe(stripNonce(unknown))
  expect(known).toContain('role="alert"')
  expect((await fetch(`${page}x`)).status).toBe(400)
})

const stripNonce = (html: string) => html.replaceAll(/nonce="[^"]*"/g, '')

interface AuthorizeOptions {
  verifier?: string
  clientId?: string
}

const authorizeParameters = (loginId: string) => ({
  channel_id: 'us',
  login_id: loginId,
  idp_origin: loginId === 'guest' ? 'slas' : 'ecom',
  redirect_uri: redirectURI,
  response_type: 'code' as const,
})

/** The page where a client sends an agent to sign in. */
async function signInPage(
  loginId: string,
  { verifier, clientId = PUBLIC_CLIENT }: AuthorizeOptions,
) {
  const parameters = {
    ...authorizeParameters(loginId),
    client_id: clientId,
    ...(verifier !== undefined && {
      code_challenge: await helpers.generateCodeChallenge(verifier),
    }),
  }
  const response = await slasWithoutRedirects('us').getTrustedAgentAuthorizationToken(
    { parameters },
    true,
  )
  expect(response.status).toBe(303)
  return { page: response.headers.get('location') ?? '' }
}

/** Submits the form of the page, with the service's clock `later` milliseconds ahead. */
async function submit(page: string, form: { username: string; password: string }, later?: number) {
  const session = `agent-${crypto.randomUUID()}`
  if (later !== undefined) await control('PUT', '/clock', { offsetMs: later, session })
  const ticket = new URL(page).searchParams.get('ticket') ?? ''
  const response = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'correlation-id': session },
    body: new URLSearchParams({ ...form, ticket }),
  })
  if (later !== undefined) await control('DELETE', `/clock?session=${session}`)
  return response
}

async function agentCode(
  loginId: string,
  {
    agent,
    later,
    ...authorizeParameters
  }: AuthorizeOptions & { agent: { login: string; password: string }; later?: number },
) {
  const { page } = await signInPage(loginId, authorizeParameters)
  const { login: username, password } = agent
  const response = await submit(page, { username, password }, later)
  expect(response.status).toBe(303)
  const { searchParams } = new URL(response.headers.get('location') ?? '')
  const found = (name: string) => searchParams.get(name) ?? ''
  return { code: found('code'), state: found('state'), usid: found('usid') }
}

interface CodeGrant {
  code: string
  state: string
  verifier?: string
  clientId?: string
}

const agentToken = (
  loginId: string,
  { code, state, verifier = '', clientId = PUBLIC_CLIENT }: CodeGrant,
) =>
  slasOf('us', code, clientId).getTrustedAgentAccessToken({
    headers: {
      authorization: `Bearer ${code}`,
      ...(clientId === PRIVATE_CLIENT && {
        _sfdc_client_auth: basicAuth,
      }),
    },
    body: {
      client_id: clientId,
      channel_id: 'us',
      code_verifier: verifier,
      grant_type: 'client_credentials',
      login_id: loginId,
      idp_origin: loginId === 'guest' ? 'slas' : 'ecom',
      state,
      dnt: 'true',
    },
  })
