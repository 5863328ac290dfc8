import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import * as v from 'valibot'

import { agents } from '../catalog/customers/customers.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { factory, type SandboxEnv } from '../platform/env.ts'
import { isSameSecret } from '../auth/clients.ts'
import { countAttempt, resetFailures } from '../auth/login-attempts.ts'
import { invalidRequest, OauthError } from '../auth/oauth-error.ts'
import { createSession } from '../auth/sessions.ts'
import { type AgentTicket, findOpenTicket, issueTicket, redeemTicket } from './agent-tickets.ts'
import { callbackAddress } from './codes.ts'
import { fields, parseInput, readForm, requireChallenge } from './read-form.ts'

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
    'A guest is of the origin slas, any other shopper of ecom.',
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

  const agentId = await getAgent(db, form, c.var.now()).catch((error: unknown) => {
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
async function getAgent(
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

const style = `
body { margin: 0 auto; max-width: 26rem; padding: 3rem 1rem; background: #faf6ee; color: #1a312a; font: 1rem/1.55 'Instrument Sans', Arial, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 0.5rem }
p { margin: 0 0 1.5rem; overflow-wrap: anywhere }
label { display: block; font-weight: 600; margin: 1rem 0 0.25rem }
input, button { box-sizing: border-box; width: 100%; font: inherit; min-height: 2.75rem; padding: 0 0.75rem; border: 1px solid #857d6c; border-radius: 6px; background: #fffdf9; color: inherit }
button { margin-top: 1.5rem; border-radius: 999px; background: #1f3c33; color: #fbf7ef; cursor: pointer }
[role='alert'] { padding: 0.75rem 1rem; border: 1px solid #9b2c1f; border-radius: 6px; color: #7c2318 }
:focus-visible { outline: 2px solid #94501f; outline-offset: 2px }
`

interface AgentPage {
  ticket: string
  /** The shopper the agent is going to shop for. */
  shopper: string
  nonce: string
  username?: string
  problem?: string
}

/** The agent's sign-in page, in place of Account Manager's. */
const agentPage = ({ ticket, shopper, nonce, username = '', problem }: AgentPage) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Agent sign-in</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>Agent sign-in</h1>
          <p>You are going to shop for <strong>${shopper}</strong>.</p>
          ${problem === undefined ? '' : html`<p role="alert" id="problem">${problem}</p>`}
          <form method="post">
            <input type="hidden" name="ticket" value="${ticket}" />
            <label for="username">E-mail address</label>
            <input
              id="username"
              name="username"
              type="email"
              autocomplete="username"
              required
              value="${username}"
            />
            <label for="password">Password</label>
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              required
            />
            <button>Sign in</button>
          </form>
        </main>
      </body>
    </html>`
