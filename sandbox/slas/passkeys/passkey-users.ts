import type { Context } from 'hono'

import { type CustomerRow, findCustomer, formatFullName } from '../../customers/customer-row.ts'
import { normalizeLogin } from '../../auth/email-rules.ts'
import { factory, type SandboxEnv } from '../../platform/env.ts'
import { OauthError, unauthorizedShopper, unauthorizedClient } from '../../auth/oauth-error.ts'
import { requireBearerToken } from '../../auth/require-shopper.ts'
import { isBasic, isPrivateClient, PRIVATE_CLIENT_ID } from '../../auth/clients.ts'
import { type Passkey, readPasskeys, removePasskeys, toUserHandle } from './passkeys.ts'

/** The shopper's own passkeys. */
export const readPasskeyUser = factory.createHandlers(async (c) => {
  const customer = await requirePathAccount(c)
  const passkeys = await readPasskeys(c.env.DB, customer.customerId)
  if (passkeys.length === 0) throw notFound()
  const userHandle = await toUserHandle(customer.customerId)
  c.header('cache-control', 'no-store')
  return c.json({
    id: customer.number,
    userName: customer.login,
    displayName: formatFullName(customer) || customer.login,
    userHandle,
    slasUserId: customer.number,
    credentials: passkeys.map((passkey) => credentialBody(passkey, customer, userHandle)),
  })
})

const credentialBody = (
  { number, credentialId, nickName, publicKey, signCount }: Passkey,
  customer: CustomerRow,
  userHandle: string,
) => ({
  id: number,
  userId: customer.number,
  credentialId,
  ...(nickName !== null && { nickName }),
  publicKey,
  userHandle,
  signatureCount: String(signCount),
})

export const removePasskeyUser = factory.createHandlers(async (c) => {
  const { customerId } = await requirePathAccount(c)
  if ((await removePasskeys(c.env.DB, customerId)) === 0) throw notFound()
  return c.body(null, 204)
})

export const removePasskeyCredential = factory.createHandlers(async (c) => {
  const { customerId } = await requirePathAccount(c)
  const credentialId = c.req.param('credentialId') ?? ''
  if ((await removePasskeys(c.env.DB, customerId, credentialId)) === 0) throw notFound()
  return c.body(null, 204)
})

/**
 * The account in the path, which must be the token's own.
 * @throws OauthError if it is not.
 */
async function requirePathAccount(c: Context<SandboxEnv>): Promise<CustomerRow> {
  const shopper = await requireBearerToken(c).catch(() => undefined)
  if (!shopper) throw unauthorizedShopper()
  const customer = shopper.isRegistered
    ? await findCustomer(c.env.DB, shopper.customerId)
    : undefined
  const isOwn =
    customer?.login === normalizeLogin(c.req.param('loginId') ?? '') &&
    c.req.query('channel_id') === shopper.siteId &&
    shopper.agentId === undefined
  if (!customer || !isOwn)
    throw new OauthError(403, 'forbidden', 'The token belongs to another customer.')
  return customer
}

const notFound = () => new OauthError(404, 'not_found', 'There is no such passkey.')

/**
 * Requires the private client to authenticate.
 * @throws OauthError if it does not.
 */
export async function requirePasskeyClient(authorization: string | undefined, clientId: string) {
  if (clientId !== PRIVATE_CLIENT_ID && !isBasic(authorization)) return
  if (clientId !== PRIVATE_CLIENT_ID || !(await isPrivateClient(authorization))) {
    throw unauthorizedClient()
  }
}
