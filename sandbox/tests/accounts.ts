import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect } from 'vitest'

import {
  clientsOf,
  clientSecret,
  configOf,
  control,
  helpers,
  loginGuest,
  origin,
  PRIVATE_CLIENT,
  redirectURI,
} from './clients.ts'

const { ShopperLogin }: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

export const oauth2 = `${origin}/shopper/auth/v1/organizations/f_ecom_jwck_001/oauth2`

export const goodPassword = 'Beeswax2026'

/** A named customer, as the service describes it. */
export async function customerFixture(name: string) {
  const described: {
    customers: {
      name: string
      login: string
      password: string
      customerIds: Record<string, string>
    }[]
  } = await (await fetch(origin)).json()
  const found = described.customers.find((customer) => customer.name === name)
  if (!found) throw new Error(`The service describes no customer ${name}.`)
  return found
}

interface Credentials {
  login: string
  password: string
}

interface SignIn {
  /** The usid of the guest who signs in. */
  usid?: string
  /** Offset of the service's clock in milliseconds: a login may be used once a second. */
  offsetMs?: number
  /** Uses the private client, as the shop's own worker does. */
  isPrivate?: boolean
}

export async function signIn(
  siteId: string,
  { login, password }: Credentials,
  { usid, offsetMs: later, isPrivate = false }: SignIn = {},
) {
  const session = `sign-in-${crypto.randomUUID()}`
  if (later !== undefined) await control('PUT', '/clock', { offsetMs: later, session })
  const slas = new ShopperLogin({
    ...configOf(siteId, isPrivate ? PRIVATE_CLIENT : undefined),
    headers: { 'correlation-id': session },
  })
  const token = await helpers.loginRegisteredUserB2C({
    slasClient: slas,
    credentials: { username: login, password, ...(isPrivate && { clientSecret }) },
    parameters: { redirectURI, ...(usid !== undefined && { usid }) },
  })
  if (later !== undefined) await control('DELETE', `/clock?session=${session}`)
  return token
}

export const slasOf = (siteId: string, token: string, clientId?: string) =>
  new ShopperLogin({
    ...configOf(siteId, clientId),
    headers: { authorization: `Bearer ${token}` },
  })

let registered = 0

/** Credentials that are not in use yet. */
export function newCredentials(): Credentials {
  registered += 1
  const login = `shopper-${crypto.randomUUID().slice(0, 8)}-${registered}@newcomers.example`
  return { login, password: goodPassword }
}

/** A login of this length that is not in use yet. */
export function loginOfLength(characters: number): string {
  const { login } = newCredentials()
  const rest = characters - login.length - 62
  return login.replace('@', `@${'b'.repeat(60)}.${'c'.repeat(rest)}.`)
}

/** Creates an account and signs in to it. */
export async function register(siteId: string, names = { firstName: 'Ana', lastName: 'Ruiz' }) {
  const guest = await loginGuest(siteId)
  const credentials = newCredentials()
  const customer = await clientsOf(siteId, guest.access_token).customers.registerCustomer({
    body: {
      customer: { login: credentials.login, email: credentials.login, ...names },
      password: credentials.password,
    },
  })
  const token = await signIn(siteId, credentials)
  return { ...credentials, customer, guest, token, ...clientsOf(siteId, token.access_token) }
}

/** A named agent, as the service describes it. */
export async function agentFixture(name: string) {
  const described: { agents: { name: string; login: string; password: string }[] } = await (
    await fetch(origin)
  ).json()
  const found = described.agents.find((agent) => agent.name === name)
  if (!found) throw new Error(`The service describes no agent ${name}.`)
  return found
}

interface Mail {
  subject: string
  text: string
  orderNo: string | null
}

/** All mails to an address, latest first. */
export async function mailsTo(to: string): Promise<Mail[]> {
  const response = await fetch(`${origin}/outbox?to=${encodeURIComponent(to)}`, {
    headers: { accept: 'application/json' },
  })
  const { data }: { data: Mail[] } = await response.json()
  return data
}

/** The latest mail to an address, once there are `count` of them. */
export async function mailTo(to: string, count = 1) {
  await expect.poll(async () => (await mailsTo(to)).length).toBe(count)
  const [mail] = await mailsTo(to)
  if (!mail) throw new Error('The mail has disappeared.')
  return mail
}
