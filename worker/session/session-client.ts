import { commerceMemory, createSend } from '../commerce/commerce-client.ts'
import {
  createShopperClient,
  type ShopperCredentials,
  type ShopperRequest,
} from '../commerce/shopper-client.ts'
import { createTokenRequest, SLAS_DEADLINE_MS } from '../commerce/slas.ts'
import { requestLogout, requestRevocation, type Credentials } from '../commerce/slas-login.ts'
import type { Bindings, RequestContext } from '../env.ts'
import { loginCustomer } from './customer-login.ts'
import { renewTokens, shopperRenewals } from './renewal.ts'
import type { SessionState } from './session-state.ts'
import { loginGuest } from './shopper-login.ts'

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
