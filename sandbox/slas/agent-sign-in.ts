import type { Context } from 'hono'
import * as v from 'valibot'

import { agents } from '../catalog/customers/customers.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { agentPage } from './agent-page.ts'
import { type AgentTicket, findOpenTicket, issueTicket, redeemTicket } from './agent-tickets.ts'
import { isSameSecret } from '../auth/clients.ts'
import { callbackAddress } from './codes.ts'
import { countAttempt, resetFailures } from '../auth/login-attempts.ts'
import { invalidRequest, OauthError } from '../auth/oauth-error.ts'
import { fields, parseInput, readForm, requireChallenge } from './read-form.ts'
import { createSession } from '../auth/sessions.ts'

const Query = v.pipe(
  v.object({
    client_id: fields.clientId,
    channel_id: fields.site,
    code_challenge: fields.codeChallenge,
    login_id: v.pipe(
      v.string('Bad or missing login_id.'),
      v.nonEmpty('Bad or missing login_id.'),
      v.maxLength(128, 'Bad or missing login_id.'),
    ),
    idp_origin: v.picklist(['ecom', 'slas'], 'Bad or missing idp_origin.'),
    redirect_uri: fields.redirectUri,
    response_type: fields.responseType,
    state: fields.state,
  }),
  v.check(
    ({ login_id, idp_origin }) => (login_id === 'guest') === (idp_origin === 'slas'),
    'A guest is of the origin slas, everybody else of ecom.',
  ),
)

/** Redirects an agent to the sign-in page, which later redirects to the client with a code. */
export const agentAuthorize = factory.createHandlers(async (c) => {
  const query = parseInput(Query, c.req.query())
  requireChallenge(query.client_id, query.code_challenge)
  const ticket = await issueTicket(
    c.env.DB,
    {
      agentId: null,
      clientId: query.client_id,
      siteId: query.channel_id.id,
      loginId: query.login_id,
      idpOrigin: query.idp_origin,
      redirectUri: query.redirect_uri,
      codeChallenge: query.code_challenge,
      state: query.state ?? null,
    },
    c.var.now(),
  )
  c.header('cache-control', 'no-store')
  const page = c.req.path.replace(/authorize$/, 'sign-in')
  return c.redirect(`${c.var.origin}${page}?${new URLSearchParams({ ticket })}`, 303)
})

export const agentSignInPage = factory.createHandlers(async (c) => {
  const token = c.req.query('ticket') ?? ''
  const ticket = await findOpenTicket(c.env.DB, token, c.var.now())
  if (!ticket) throw invalidRequest('The sign-in is over; begin anew.')
  return pageResponse(c, { token, ticket })
})

const Form = v.object({
  ticket: v.string('Bad or missing ticket.'),
  username: v.pipe(v.string('Bad or missing username.'), v.maxLength(256)),
  password: v.pipe(v.string('Bad or missing password.'), v.maxLength(256)),
})

/** Exchanges the agent's e-mail address and password for a code. */
export const agentSignIn = factory.createHandlers(async (c) => {
  const form = await readForm(c, Form)
  const db = c.env.DB
  const ticket = await findOpenTicket(db, form.ticket, c.var.now())
  if (!ticket) throw invalidRequest('The sign-in is over; begin anew.')

  const agentId = await agentOf(db, form, c.var.now()).catch((error: unknown) => {
    if (error instanceof OauthError) return undefined
    throw error
  })
  if (agentId === undefined) {
    const problem = 'The e-mail address or the password is wrong, or was tried too often.'
    return pageResponse(c, { token: form.ticket, ticket, username: form.username, problem })
  }
  if (!(await redeemTicket(db, form.ticket, { isSignedIn: false }, c.var.now()))) {
    throw invalidRequest('The sign-in is over; begin anew.')
  }
  const code = await issueTicket(db, { ...ticket, agentId }, c.var.now())
  const shopper = await shopperPart(db, ticket, c.var.now())
  c.header('cache-control', 'no-store')
  return c.redirect(callbackAddress(ticket.redirectUri, { code, ...shopper }), 303)
})

/** The agent's name, or undefined. @throws OauthError as `countAttempt` does. */
async function agentOf(
  db: D1Database,
  { username, password }: v.InferOutput<typeof Form>,
  now: number,
) {
  const trier = { siteId: 'agents', login: username }
  await countAttempt(db, trier, now)
  const agent = agents.find(({ login }) => login === normalizeLogin(username))
  const isRight = await isSameSecret(password, agent?.password ?? '')
  if (!agent || !isRight) return undefined
  await resetFailures(db, trier)
  return agent.login
}

/**
 * A guest is identified by a usid. It is part of the state unless the client sent a state of its
 * own.
 */
async function shopperPart(db: D1Database, { siteId, idpOrigin, state }: AgentTicket, now: number) {
  if (idpOrigin === 'ecom') return { state: state ?? `taob.${crypto.randomUUID()}` }
  const { usid } = await createSession(db, siteId, now)
  return { state: state ?? `taob.gst.${usid}`, usid }
}

interface PageState {
  token: string
  ticket: AgentTicket
  username?: string
  problem?: string
}

function pageResponse(c: Context<SandboxEnv>, { token, ticket, username, problem }: PageState) {
  const nonce = crypto.randomUUID()
  // The form's response redirects to the client, so the policy must allow the client's origin as
  // well.
  const client = new URL(ticket.redirectUri).origin
  c.res.headers.delete('access-control-allow-origin')
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-content-type-options', 'nosniff')
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${client}; frame-ancestors 'none'; base-uri 'none'`,
  )
  const shopper = ticket.loginId === 'guest' ? 'a guest' : ticket.loginId
  const page = agentPage({
    ticket: token,
    shopper,
    nonce,
    ...(username !== undefined && { username }),
    ...(problem !== undefined && { problem }),
  })
  return c.html(page, problem === undefined ? 200 : 401)
}
