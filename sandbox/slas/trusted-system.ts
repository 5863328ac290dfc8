import * as v from 'valibot'

import { findByLogin } from '../customers/customer-row.ts'
import { isEmail, fitsIntoToken, normalizeLogin } from '../auth/email-rules.ts'
import { createExternalProfile, findExternalProfile } from '../customers/external-profiles.ts'
import { factory } from '../platform/env.ts'
import { ProblemError } from '../platform/problems.ts'
import { isPrivateClient, PRIVATE_CLIENT_ID } from '../auth/clients.ts'
import { createLoginFrom } from '../auth/logins.ts'
import { invalidRequest, OauthError, unauthorizedClient } from '../auth/oauth-error.ts'
import { fields, readForm } from './read-form.ts'
import { limitSystemTokens } from '../auth/request-limit.ts'
import { findOrCreateGuestSession } from '../auth/sessions.ts'
import { tokenResponse } from './token-response.ts'

const Form = v.object({
  grant_type: v.literal('client_credentials', 'Bad or missing grant_type.'),
  hint: v.literal('ts_ext_on_behalf_of', 'Bad or missing hint.'),
  client_id: v.optional(v.literal(PRIVATE_CLIENT_ID, 'Bad or missing client_id.')),
  channel_id: fields.site,
  login_id: v.pipe(
    v.string('Bad or missing login_id.'),
    v.nonEmpty('Bad or missing login_id.'),
    v.maxLength(128, 'Bad or missing login_id.'),
  ),
  idp_origin: v.pipe(
    v.string('Bad or missing idp_origin.'),
    v.regex(/^[\w.-]{1,64}$/, 'Bad or missing idp_origin.'),
  ),
  email_id: v.optional(v.string()),
  usid: fields.usid,
  dnt: v.optional(v.string(), 'false'),
})
type Form = v.InferOutput<typeof Form>

/** Issues tokens of a shopper or a guest to a trusted back office, which needs only its secret. */
export const trustedSystemToken = factory.createHandlers(async (c) => {
  if (!(await isPrivateClient(c.req.header('authorization')))) throw unauthorizedClient()
  const form = await readForm(c, Form)
  const db = c.env.DB
  const now = c.var.now()
  const shopper =
    form.login_id === 'guest'
      ? {
          session: await findOrCreateGuestSession(db, form.channel_id.id, form.usid, now),
          login: null,
        }
      : await signedIn(db, form, now)
  const grant = {
    ...shopper,
    clientId: PRIVATE_CLIENT_ID,
    dnt: form.dnt,
    signInMethod: 'tsob',
  } as const
  c.header('cache-control', 'no-store')
  return c.json(await tokenResponse(db, grant, now))
})

async function signedIn(db: D1Database, form: Form, now: number) {
  const siteId = form.channel_id.id
  await limitSystemTokens(db, { siteId, login: `${form.idp_origin}/${form.login_id}` }, now)
  const customerId = await getCustomer(db, form, now)
  return createLoginFrom(db, { siteId, customerId, usid: form.usid }, now)
}

/**
 * The shop's own customer, or one vouched for by an external service, for whom an account is
 * created if needed.
 */
async function getCustomer(db: D1Database, form: Form, now: number): Promise<string> {
  const { login_id: externalId, idp_origin: authenticationProviderId, channel_id: site } = form
  if (authenticationProviderId === 'ecom') {
    const customer = await findByLogin(db, site.id, externalId)
    if (!customer) throw invalidRequest('The login_id is not known.')
    return customer.customerId
  }
  const key = { siteId: site.id, authenticationProviderId, externalId }
  const known = await findExternalProfile(db, key)
  if (known) return known.customerId

  const email = normalizeLogin(form.email_id ?? externalId)
  if (!isEmail(email) || !fitsIntoToken(email)) throw invalidRequest('Bad or missing email_id.')
  const profile = { authenticationProviderId, externalId, email }
  const made = await createExternalProfile(db, site.id, profile, now).catch((error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
    throw new OauthError(409, 'conflict', 'The e-mail address has an account already.')
  })
  return made.customerId
}
