import { ProblemError } from '#shared/http/problem.ts'

import { setSignOutMark } from '../session/sign-out-mark.ts'
import { fromBase64Url, toBase64Url } from '../runtime/base64-url.ts'
import { commerceMemory, createSend } from '../upstream/commerce-client.ts'
import { isWrongPassword } from '../session/customer-record.ts'
import { createShopperClient } from '../upstream/shopper-client.ts'
import type { Edge } from '../http/edge.ts'
import type { SealKey } from '../runtime/seal.ts'
import type { ShopperTokens } from '../session/session-state.ts'
import type { NewAccount } from './mailed-cookies.ts'

/**
 * The password of an account whose address is not verified: derived, and unknown to every visitor. With a password
 * that works at once, a stranger could register an address and share the account with its owner later.
 * @throws {ProblemError} `unavailable` without a key
 */
export async function placeholderPassword({ context }: Pick<Edge, 'context'>, login: string) {
  const [key] = context.config.session.keys
  if (!key) throw new ProblemError('unavailable')
  return derivedPassword(key, [context.site.id, login.toLowerCase()])
}

/** Begins with the characters that policies require: both cases, a digit and a special character. */
async function derivedPassword({ key }: SealKey, account: readonly string[]) {
  const secret = await crypto.subtle.importKey('raw', fromBase64Url(key), 'HKDF', false, [
    'deriveBits',
  ])
  const info = new TextEncoder().encode(JSON.stringify(['placeholder password', ...account]))
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  const bits = await crypto.subtle.deriveBits(algorithm, secret, 256)
  return `Aa1!${toBase64Url(new Uint8Array(bits))}`
}

interface VerifiedAccount {
  login: string
  account: NewAccount
  /** Of the customer who has entered the code. */
  tokens: ShopperTokens
}

/**
 * Sets the password that a customer chose when registering. Commerce voids all tokens with it, so the customer signs in
 * anew. An account that was verified before keeps its password and names.
 * @throws {ProblemError} `unavailable` if the password is set and signing in with it fails
 */
export async function setFirstPassword(
  edge: Edge,
  { login, account, tokens }: VerifiedAccount,
): Promise<{ tokens: ShopperTokens; outcome: 'set' | 'verified-before' | 'failed' }> {
  const { context, bindings, session } = edge
  const send = createShopperClient(
    context,
    createSend(context.config, bindings),
    commerceMemory(context.memory),
  )
  const path = `/customers/${tokens.customerId}` as const
  const result = await send(
    {
      family: 'customers',
      operation: 'updateCustomerPassword',
      method: 'PUT',
      path: `${path}/password`,
      body: { currentPassword: await placeholderPassword(edge, login), password: account.password },
    },
    { accessToken: tokens.access.token, usid: tokens.usid },
  )
  if (result.kind !== 'ok') {
    return { tokens, outcome: isWrongPassword(result) ? 'verified-before' : 'failed' }
  }
  await setSignOutMark(edge, [login])
  const anew = await session.login({ login, password: account.password })
  if (!('usid' in anew)) throw new ProblemError('unavailable')
  if (account.names) {
    const request = { family: 'customers', operation: 'updateCustomer', method: 'PATCH' } as const
    const named = await send(
      { ...request, path, body: account.names },
      { accessToken: anew.access.token, usid: anew.usid },
    )
    if (named.kind !== 'ok') context.log.warn('names not saved')
  }
  return { tokens: anew, outcome: 'set' }
}
