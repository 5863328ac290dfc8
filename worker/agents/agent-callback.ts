import type { Context } from 'hono'

import { AGENT_FAILED_PARAMETER } from '#shared/agent-parameters.ts'
import { GUEST_LOGIN } from '#shared/contract/agent.ts'
import { ProblemError } from '#shared/contract/problem.ts'

import { createSend } from '../commerce/commerce-client.ts'
import { requestAgentToken } from '../commerce/slas-agents.ts'
import type { AppEnv } from '../env.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { respondContinuing } from './continue-page.ts'
import { callbackUri, findLogin, pendingLogin, type PendingLogin } from './pending-login.ts'

/**
 * Ends the login of an agent, to whom SLAS has sent a code. Only a successful one replaces the shopper's session.
 * @throws {ProblemError} `invalid-input` unless this browser has begun the login with this state: no token is requested
 */
export async function serveAgentCallback(c: Context<AppEnv>): Promise<Response> {
  const context = c.get('context')
  const { code, state, usid } = c.req.query()
  const login = await findLogin(c, state)
  if (!login || !code) throw new ProblemError('invalid-input', { cause: 'unknown state' })

  const { setCookies, account } = await openShopper(c)
  let { from } = login
  try {
    await account.startAgentSession(await tokensFor(c, login, { code, usid: usid ?? null }))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    context.log.warn('Trusted Agent login failed')
    from = withParameter(from, AGENT_FAILED_PARAMETER)
  }
  const response = respondContinuing(from, context)
  pendingLogin.clear(c)
  writeSealedCookies(c, response.headers)
  await setCookies(response.headers)
  return response
}

async function tokensFor(
  c: Context<AppEnv>,
  { loginId, state, verifier }: PendingLogin,
  { code, usid }: { code: string; usid: string | null },
) {
  const context = c.get('context')
  const tokens = await requestAgentToken(
    { context, send: createSend(context.config, c.env) },
    { loginId, state, verifier, code, usid, redirectUri: callbackUri(context) },
  )
  return { ...tokens, loginId: loginId === GUEST_LOGIN ? null : loginId }
}

const withParameter = (path: string, name: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${name}=1`
