import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'

import { configOf, control, helpers, redirectURI } from './clients.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

export const HOUR = 3_600_000

/** Signs a guest in again with the service's clock `offsetMs` ahead, for this session only. */
export async function signInLater(siteId: string, usid: string, offsetMs: number) {
  const session = `later-${crypto.randomUUID()}`
  await control('PUT', '/clock', { offsetMs, session })
  const config = { ...configOf(siteId), headers: { 'correlation-id': session } }
  const token = await helpers.loginGuestUser({
    slasClient: new sdk.ShopperLogin(config),
    parameters: { redirectURI, usid },
  })
  const headers = { ...config.headers, authorization: `Bearer ${token.access_token}` }
  return {
    token,
    baskets: new sdk.ShopperBaskets({ ...config, headers }),
    basketsV2: new sdk.ShopperBasketsV2({ ...config, headers }),
    orders: new sdk.ShopperOrders({ ...config, headers }),
    customers: new sdk.ShopperCustomers({ ...config, headers }),
    contexts: new sdk.ShopperContexts({ ...config, headers }),
  }
}
