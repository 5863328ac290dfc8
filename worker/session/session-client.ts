import { commerceMemory, createSend } from '../upstream/commerce-client.ts'
import {
  createShopperClient,
  type ShopperCredentials,
  type ShopperRequest,
} from '../upstream/shopper-client.ts'
import { createTokenRequest, SLAS_DEADLINE_MS } from '../upstream/slas.ts'
import {
  requestLogout,
  requestRevocation,
  type Credentials,
  callbackAddress,
  requestLogin,
  type LoginRejection,
} from '../upstream/slas-login.ts'
import type { Bindings, RequestContext } from '../config/env.ts'
import { renewTokens, shopperRenewals } from './renewal.ts'
import type { SessionState, ShopperTokens } from './session-state.ts'
import { loginGuest, tokensFrom, type LoginDependencies } from './shopper-login.ts'
import { createPkce } from './pkce.ts'

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
async function loginCustomer(
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

interface SessionClientDependencies {
  /** The context, with the site of the request. */
  context: RequestContext
  bindings: Pick<Bindings, 'COMMERCE'>
}

export type SessionClient = ReturnType<typeof createSessionClient>

/** How long a sign-in may take: two calls to SLAS, and the pause between two attempts. */
const SIGN_IN_DEADLINE_MS = 2 * SLAS_DEADLINE_MS + 1_000

/** The session's commerce client. Its dependencies are created only when needed. */
export function createSessionClient({ context, bindings }: SessionClientDependencies) {
  const { memory, now, site, sleep } = context
  const send = () => createSend(context.config, bindings)
  const breaker = () => commerceMemory(memory).breakers.of(site.id, 'sessions')
  /** SLAS does not know a newcomer, so each of them counts as another one. */
  const requestToken = (usid: string | null) =>
    createTokenRequest({
      context,
      send: send(),
      breaker: breaker(),
      subject: usid ?? context.requestId,
    })
  return {
    login: () => {
      const signal = AbortSignal.timeout(SLAS_DEADLINE_MS)
      return loginGuest({ now, requestToken: requestToken(null), signal }, null)
    },
    loginCustomer: (credentials: Credentials, usid: string | null) =>
      loginCustomer(
        {
          slas: { context, send: send(), breaker: breaker(), sleep },
          now,
          requestToken: requestToken(usid),
          signal: AbortSignal.timeout(SIGN_IN_DEADLINE_MS),
        },
        { credentials, usid },
      ),
    logout: (accessToken: string, refreshToken: string, everywhere: boolean) => {
      const signal = AbortSignal.timeout(SLAS_DEADLINE_MS)
      return requestLogout(
        { context, send: send() },
        { accessToken, refreshToken, everywhere, signal },
      )
    },
    revoke: (accessToken: string) => {
      const signal = AbortSignal.timeout(SLAS_DEADLINE_MS)
      return requestRevocation({ context, send: send() }, { accessToken, signal })
    },
    renew: (held: SessionState) =>
      renewTokens(
        {
          site: site.id,
          renewals: shopperRenewals(memory),
          now,
          waitUntil: (work) => context.waitUntil(work),
          requestToken: requestToken(held.usid),
        },
        held,
      ),
    send: (request: ShopperRequest, credentials: ShopperCredentials) =>
      createShopperClient(context, send(), commerceMemory(memory))(request, credentials),
  }
}
