import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { inject } from 'vitest'

import { responseChecker } from './check-responses.ts'
import { operationRecorder } from './record-operations.ts'
import { watchOperations } from './watch-operations.ts'

// The SDK's ESM entry cannot be loaded by Node, its CommonJS one can.
const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')
watchOperations(sdk, responseChecker)
if (process.env.SDK_RECORDING) watchOperations(sdk, operationRecorder(process.env.SDK_RECORDING))

export const origin = inject('sandboxOrigin')

export const PUBLIC_CLIENT = '11111111-1111-4111-8111-111111111111'
export const PRIVATE_CLIENT = '22222222-2222-4222-8222-222222222222'
export const clientSecret = 'sandbox-private-client-secret'
export const redirectURI = 'http://127.0.0.1:3000/callback'

export const { helpers } = sdk

/** The Basic credentials of the private client. */
export const basicAuth = `Basic ${helpers.stringToBase64(`${PRIVATE_CLIENT}:${clientSecret}`)}`

export function configOf(siteId: string, clientId = PUBLIC_CLIENT) {
  return {
    proxy: origin,
    throwOnBadResponse: true,
    parameters: { clientId, organizationId: 'f_ecom_jwck_001', shortCode: 'local', siteId },
  }
}

export const slasClient = (siteId: string, clientId = PUBLIC_CLIENT) =>
  new sdk.ShopperLogin(configOf(siteId, clientId))

/** The same client, which returns redirects instead of following them. */
export const slasWithoutRedirects = (siteId: string) =>
  new sdk.ShopperLogin({ ...configOf(siteId), fetchOptions: { redirect: 'manual' } })

export const loginGuest = (siteId: string, usid?: string) =>
  helpers.loginGuestUser({
    slasClient: slasClient(siteId),
    parameters: { redirectURI, ...(usid !== undefined && { usid }) },
  })

export function clientsOf(siteId: string, token: string) {
  const config = { ...configOf(siteId), headers: { authorization: `Bearer ${token}` } }
  return {
    products: new sdk.ShopperProducts(config),
    availability: new sdk.ShopperAvailability(config),
    seo: new sdk.ShopperSEO(config),
    search: new sdk.ShopperSearch(config),
    promotions: new sdk.ShopperPromotions(config),
    baskets: new sdk.ShopperBaskets(config),
    basketsV2: new sdk.ShopperBasketsV2(config),
    orders: new sdk.ShopperOrders(config),
    customers: new sdk.ShopperCustomers(config),
  }
}

/** A new guest of the shop. */
export async function newGuest(siteId: string) {
  const token = await loginGuest(siteId)
  return { token, ...clientsOf(siteId, token.access_token) }
}

/** The id of a named product on a site, as the service describes it. */
export async function fixture(name: string, siteId: string): Promise<string> {
  const described = await fetch(origin)
  const { fixtures }: { fixtures: Record<string, Record<string, string>> } = await described.json()
  const id = fixtures[name]?.[siteId]
  if (id === undefined) throw new Error(`The service describes no ${name} on ${siteId}.`)
  return id
}

/** The error response with which the SDK rejects a call. */
export async function errorOf(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof sdk.ResponseError))
    throw new Error(`The call did not fail with a response error: ${String(error)}`)
  const { response, message } = error
  const body: Record<string, unknown> = await response.json()
  return { message, status: response.status, headers: response.headers, body }
}

/** Sends a request to test control. The service has to run in test mode. */
export async function control(method: string, path: string, body?: object) {
  const response = await fetch(`${origin}/test-control${path}`, {
    method,
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  })
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}

/** Reads something while the service is changed for all tests, and always restores the service. */
export async function readThenRestore<Result>(
  restore: () => Promise<unknown>,
  read: () => Promise<Result>,
): Promise<Result> {
  try {
    return await read()
  } finally {
    await restore()
  }
}
