import {
  callbackAddress,
  requestLogin,
  type Credentials,
  type LoginRejection,
} from '../commerce/slas-login.ts'
import { createPkce } from './pkce.ts'
import type { ShopperTokens } from './session-state.ts'
import { tokensFrom, type LoginDependencies } from './shopper-login.ts'

interface CustomerLoginDependencies extends LoginDependencies {
  slas: Parameters<typeof requestLogin>[0]
}

interface CustomerLogin {
  credentials: Credentials
  /** The guest who signs in, so that the customer's tokens know the guest's bag. */
  usid: string | null
}

/**
 * Signs a customer in with a password (scapi §2.2): a code for the login, tokens for the code.
 * @throws {ProblemError} `unavailable`, `too-many-attempts`
 */
export async function loginCustomer(
  { slas, now, requestToken, signal }: CustomerLoginDependencies,
  { credentials, usid }: CustomerLogin,
): Promise<ShopperTokens | LoginRejection> {
  const { verifier, challenge } = await createPkce()
  const answer = await requestLogin(slas, { credentials, usid, codeChallenge: challenge, signal })
  if (!('code' in answer)) return answer
  const grant = {
    grant_type: 'authorization_code_pkce',
    code: answer.code,
    code_verifier: verifier,
    redirect_uri: callbackAddress(slas.context.config),
    usid: answer.usid,
  } as const
  return tokensFrom(await requestToken(grant, signal), now())
}
