import * as v from 'valibot'

import { findByLogin } from '../customers/customer-row.ts'
import { normalizeLogin } from '../auth/email-rules.ts'
import { factory } from '../platform/env.ts'
import { type AgentTicket, redeemTicket } from './agent-tickets.ts'
import { isPrivateClient, PRIVATE_CLIENT_ID, PUBLIC_CLIENT_ID } from '../auth/clients.ts'
import { createLogin } from '../auth/logins.ts'
import {
  invalidGrant,
  invalidRequest,
  OauthError,
  unauthorizedClient,
} from '../auth/oauth-error.ts'
import { requireVerifier } from './codes.ts'
import { fields, readForm } from './read-form.ts'
import { findOrCreateGuestSession, type GuestSession } from '../auth/sessions.ts'
import { tokenResponse } from './token-response.ts'

const GUEST_STATE = /^taob\.gst\.([\da-f-]{36})$/

const Form = v.object({
  grant_type: v.literal('client_credentials', 'Bad or missing grant_type.'),
  client_id: v.optional(v.string(), ''),
  channel_id: fields.site,
  code_verifier: v.optional(v.string(), ''),
  login_id: v.string('Bad or missing login_id.'),
  idp_origin: v.string('Bad or missing idp_origin.'),
  usid: fields.usid,
  state: v.optional(v.string(), ''),
  // Shoppers helped by an agent are not tracked unless the request says so.
  dnt: v.optional(v.string(), 'true'),
})

type Form = v.InferOutput<typeof Form>

/** Exchanges an agent's code for a token to shop on behalf of the requested shopper. */
export const agentToken = factory.createHandlers(async (c) => {
  const form = await readForm(c, Form)
  const db = c.env.DB
  const now = c.var.now()
  const clientId = await getClient(c.req.header('_sfdc_client_auth'), form.client_id)
  const code = /^Bearer ([\w-]{1,128})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const ticket = code && (await redeemTicket(db, code, { isSignedIn: true }, now))
  if (!ticket) throw new OauthError(401, 'invalid_grant', 'invalid code')
  if (ticket.clientId !== clientId || !matchesTicket(ticket, form)) {
    throw invalidGrant('The code was issued for another request.')
  }
  await requireVerifier(form.code_verifier, ticket.codeChallenge)

  const session = await findOrCreateGuestSession(db, ticket.siteId, getUsid(form), now)
  const login = await loginFor(db, ticket, session, now)
  c.header('cache-control', 'no-store')
  return c.json(await tokenResponse(db, { session, clientId, login, dnt: form.dnt }, now))
})

const matchesTicket = (ticket: AgentTicket, form: Form) =>
  ticket.siteId === form.channel_id.id &&
  normalizeLogin(ticket.loginId) === normalizeLogin(form.login_id) &&
  ticket.idpOrigin === form.idp_origin

const getUsid = ({ usid, state }: Form) =>
  usid === '' ? (GUEST_STATE.exec(state)?.[1] ?? '') : usid

async function loginFor(
  db: D1Database,
  { siteId, agentId, loginId, idpOrigin }: AgentTicket,
  { usid }: GuestSession,
  now: number,
) {
  const isGuest = idpOrigin === 'slas'
  const customer = isGuest ? undefined : await findByLogin(db, siteId, loginId)
  if (!isGuest && !customer) throw invalidRequest('The login_id is not known.')
  const customerId = customer?.customerId ?? null
  return createLogin(db, { usid, siteId, customerId, previousCustomerId: null, agentId }, now)
}

async function getClient(authentication: string | undefined, clientId: string) {
  if (authentication !== undefined) {
    if (await isPrivateClient(authentication)) return PRIVATE_CLIENT_ID
    throw unauthorizedClient()
  }
  if (clientId !== PUBLIC_CLIENT_ID) throw invalidRequest('Bad or missing client_id.')
  return PUBLIC_CLIENT_ID
}
