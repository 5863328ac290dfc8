import type { Context } from 'hono'
import * as v from 'valibot'

import { AGENT_FAILED_PARAMETER } from '#shared/agents/agent-parameters.ts'
import { GUEST_LOGIN } from '#shared/agents/agent.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import { createSend } from '../commerce/commerce-client.ts'
import { requestAgentToken } from '../commerce/slas-agents.ts'
import type { AppEnv } from '../env.ts'
import { agentRefusedTarget } from '../pages/page-target.ts'
import { servePersonalPage } from '../pages/personal-page.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { respondContinuing } from './continue-page.ts'
import { callbackUri, findLogin, pendingLogin, type PendingLogin } from './pending-login.ts'

/** Why SLAS sends an agent back without a code (RFC 6749, section 4.1.2.1). */
const Rejection = v.picklist([
  'access_denied',
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
])

/**
 * Ends the login of an agent, to whom SLAS has sent a code. Only a successful one replaces the shopper's session. A
 * refused one, and one that this browser has not begun with this state, gets a page, and no token is requested.
 */
export async function serveAgentCallback(c: Context<AppEnv>): Promise<Response> {
  const context = c.get('context')
  context.log.set('route', 'agentCallback')
  const { code, state, usid } = c.req.query()
  const login = await findLogin(c, state)
  if (!login || !code) return showRefused(c, login)

  const { setCookies, account } = await openShopper(c)
  let { from } = login
  try {
    await account.startAgentSession(await tokensFor(c, login, { code, usid: usid ?? null }))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    context.log.warn('Trusted Agent login failed')
    from = withParameter(from, AGENT_FAILED_PARAMETER)
  }
  const response = await respondContinuing(from, context)
  pendingLogin.clear(c)
  writeSealedCookies(c, response.headers)
  await setCookies(response.headers)
  return response
}

/** @param login the one that SLAS has refused; null if this browser has begun none with this state */
async function showRefused(c: Context<AppEnv>, login: PendingLogin | null) {
  const { log, path } = c.get('context')
  const rejection = v.safeParse(Rejection, c.req.query('error'))
  const cause = login ? 'refused' : 'unknown state'
  log.warn('Trusted Agent login failed', { cause: rejection.success ? rejection.output : cause })
  const from = login?.from ?? routes.home.href({})
  const response = await servePersonalPage(c, agentRefusedTarget(path, login ? 403 : 400, from))
  if (login) pendingLogin.clear(c)
  writeSealedCookies(c, response.headers)
  response.headers.set('Referrer-Policy', 'no-referrer')
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
