import * as v from 'valibot'
import type { Context } from 'hono'

import { AGENT_FAILED_PARAMETER } from '#shared/agents/agent-parameters.ts'
import { GUEST_LOGIN } from '#shared/agents/agent.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'

import { createSend } from '../upstream/commerce-client.ts'
import { requestAgentToken, type AgentTokens } from './slas-agents.ts'
import type { AppEnv, RequestContext } from '../config/env.ts'
import { agentRefusedTarget } from '../render/page-target.ts'
import { servePersonalPage } from '../render/personal-page.ts'
import { writeSealedCookies } from '../session/sealed-cookie.ts'
import type { Edge, OpenEdge } from '../http/edge.ts'
import { callbackUri, findLogin, pendingLogin, type PendingLogin } from './pending-login.ts'
import { openCustomerBag } from '../bag/merge-bags.ts'
import { keepCustomer, keepSignOutMark } from '../sign-in/complete-sign-in.ts'
import { endSession } from '../sign-in/end-session.ts'
import { takeOverBasket } from '../bag/agent-basket.ts'
import { locationOf } from '../http/location.ts'
import { escape } from '../http/escape.ts'
import { plainTexts } from '../render/plain-page.ts'

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
 * Ends an agent's login with the code from SLAS. Only a successful login replaces the shopper's session. A login that SLAS
 * refused, or that this browser did not begin with this state, gets an error page, and no token is requested.
 */
export async function serveAgentCallback(
  c: Context<AppEnv>,
  openEdge: OpenEdge<Edge>,
): Promise<Response> {
  const context = c.get('context')
  context.log.set('route', 'agentCallback')
  const { code, state, usid } = c.req.query()
  const login = await findLogin(context, state)
  if (!login || !code) return showRefused(c, login)

  const { edge, setCookies } = await openEdge(c)
  let { from } = login
  try {
    await startAgentSession(edge, await tokensFor(c, login, { code, usid: usid ?? null }))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    context.log.warn('Trusted Agent login failed')
    from = withParameter(from, AGENT_FAILED_PARAMETER)
  }
  const response = await respondContinuing(from, context)
  pendingLogin.clear(context)
  writeSealedCookies(context, response.headers)
  await setCookies(response.headers)
  return response
}

/** @param login the one that SLAS has refused; null if this browser has begun none with this state */
async function showRefused(c: Context<AppEnv>, login: PendingLogin | null) {
  const context = c.get('context')
  const { log, path } = context
  const rejection = v.safeParse(Rejection, c.req.query('error'))
  const cause = login ? 'refused' : 'unknown state'
  log.warn('Trusted Agent login failed', { cause: rejection.success ? rejection.output : cause })
  const from = login?.from ?? routes.home.href({})
  const response = await servePersonalPage(c, agentRefusedTarget(path, login ? 403 : 400, from))
  if (login) pendingLogin.clear(context)
  writeSealedCookies(context, response.headers)
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

interface AgentSession extends AgentTokens {
  /** The shopper's login. Null for a guest. */
  loginId: string | null
}

/** Ends the shopper's session in this browser, and begins that of an agent, who takes over the shopper's basket. */
async function startAgentSession(shop: Edge, agent: AgentSession) {
  const { session, context } = shop
  const { usid, customerId, accessToken, expiresInSeconds, agentId, loginId } = agent
  await endSession(shop, { everywhere: false })
  session.startAgentSession({
    usid,
    customerId,
    access: { token: accessToken, expiresAt: context.now() + expiresInSeconds * 1000 },
    agent: { agentId, loginId },
  })
  if (loginId !== null) await Promise.all([keepCustomer(shop), keepSignOutMark(shop)])
  await openCustomerBag(shop)
  await takeOverBasket(shop)
}

/**
 * A page that redirects by itself. After a redirect from another site, browsers would not send cookies that are
 * `SameSite=Strict` with the next page; they do when a page of the shop leads to it.
 * @param to a path with its query, without site and locale
 */
async function respondContinuing(to: string, context: RequestContext) {
  const { say } = await plainTexts(context)
  const href = escape(locationOf(to, context))
  const text = say('agent.continue')
  const body = `<!doctype html>
<html lang="${context.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${href}">
<title>${text}</title>
</head>
<body>
<p><a href="${href}">${text}</a></p>
</body>
</html>`
  return new Response(body, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  })
}
