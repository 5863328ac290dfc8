import * as v from 'valibot'

import { factory } from '../platform/env.ts'
import { badRequest, forbidden, only, ProblemError } from '../platform/problems.ts'
import { readBody, maxText } from '../platform/read-body.ts'
import { siteRequest } from '../sites/site-request.ts'
import { issueActionToken, redeemActionToken } from '../auth/action-tokens.ts'
import { ACCOUNT_MANAGER, isSameSecret } from '../auth/clients.ts'
import { requireBearerToken, requireShopper } from '../auth/require-shopper.ts'
import { setPassword } from './change-customer.ts'
import { Login } from './customer-body.ts'
import { onlyGuests } from './customer-problems.ts'
import { findByLogin } from './customer-row.ts'
import { createExternalProfile, findExternalProfile } from './external-profiles.ts'
import { requireStrongPassword } from './password-policy.ts'
import { CUSTOMERS } from './paths.ts'

const EXTERNAL = `${CUSTOMERS}/external-profile` as const
const CREATE_TOKEN = `${CUSTOMERS}/password/actions/create-reset-token` as const
const RESET = `${CUSTOMERS}/password/actions/reset` as const
const RESET_MINUTES = 30

/** Requires the retailer's back office; a shopper's token is not enough. */
const requireAccountManager = factory.createMiddleware(
  async function requireAccountManager(c, next) {
    const given = c.req.header('authorization') ?? ''
    if (!(await isSameSecret(given, `Bearer ${ACCOUNT_MANAGER}`))) {
      await requireBearerToken(c)
      throw forbidden()
    }
    await next()
  },
)

const LoginBody = v.object({ login: v.string() })
const ResetBody = v.object({ login: v.string(), resetToken: v.string(), newPassword: v.string() })

const Name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))
const ExternalBody = v.object({
  authenticationProviderId: Name,
  externalId: Name,
  email: v.exactOptional(Login),
  firstName: v.exactOptional(maxText(256)),
  lastName: v.exactOptional(maxText(256)),
})

/**
 * Password resets by the back office, and accounts of customers signed in by an external provider.
 */
export const accountManagerRoutes = factory
  .createApp()
  .post(CREATE_TOKEN, requireAccountManager, siteRequest, async (c) => {
    const { login } = await readBody(c, LoginBody)
    const customer = await findByLogin(c.env.DB, c.var.site.id, login)
    if (!customer) throw badRequest('The login is not known.', { parameter: 'login' })
    const resetToken = await issueActionToken(
      c.env.DB,
      { purpose: 'back-office', siteId: c.var.site.id, login: customer.login },
      { now: c.var.now(), minutes: RESET_MINUTES },
    )
    return c.json({
      login: customer.login,
      email: customer.email,
      resetToken,
      expiresInMinutes: RESET_MINUTES,
    })
  })
  .all(CREATE_TOKEN, only('POST'))
  .post(RESET, requireAccountManager, siteRequest, async (c) => {
    const { login, resetToken, newPassword } = await readBody(c, ResetBody)
    requireStrongPassword(newPassword, 'newPassword')
    const db = c.env.DB
    const siteId = c.var.site.id
    const customer = await findByLogin(db, siteId, login)
    const expected = { purpose: 'back-office', siteId, login: customer?.login ?? '' } as const
    const granted = await redeemActionToken(db, resetToken, expected, c.var.now())
    if (!customer || !granted) {
      throw badRequest('The reset token is not valid.', { parameter: 'resetToken' })
    }
    await setPassword(db, customer, newPassword, { locale: c.var.locale, now: c.var.now() })
    return c.body(null, 204)
  })
  .all(RESET, only('POST'))
  .get(EXTERNAL, requireAccountManager, siteRequest, async (c) => {
    const { externalId = '', authenticationProviderId = '' } = c.req.query()
    const key = { siteId: c.var.site.id, externalId, authenticationProviderId }
    const found = await findExternalProfile(c.env.DB, key)
    if (!found) throw profileNotFound(externalId)
    return c.json(found)
  })
  .post(EXTERNAL, requireShopper('sfcc.shopper-customers.register'), siteRequest, async (c) => {
    if (c.var.shopper.isRegistered) throw onlyGuests()
    const body = await readBody(c, ExternalBody)
    return c.json(await createExternalProfile(c.env.DB, c.var.site.id, body, c.var.now()))
  })
  .all(EXTERNAL, only('GET', 'POST'))

const profileNotFound = (externalId: string) =>
  new ProblemError({
    status: 404,
    type: 'not-found',
    title: 'Not Found',
    detail: `No customer with external ID '${externalId}' could be found.`,
    members: { externalId },
  })
