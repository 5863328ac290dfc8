import * as v from 'valibot'

import { requireCurrentPassword } from '../../customers/passwords.ts'
import { Login } from '../../customers/customer-body.ts'
import { currentCustomer } from '../../customers/require-customer.ts'
import { factory } from '../../platform/env.ts'
import { badRequest, forbidden, only, ProblemError } from '../../platform/problems.ts'
import { readBody } from '../../platform/read-body.ts'
import { siteRequest } from '../../sites/site-request.ts'
import { toLanguage } from '../../platform/site.ts'
import { requireShopper } from '../../auth/require-shopper.ts'
import { sendAccountMail } from '../../mails/account-mail.ts'
import { customApiPath } from '../../platform/custom-api-path.ts'
import { deleteCustomer } from './delete-customer.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.ts'
import { exportCustomer } from './export-customer.ts'
import { takeOverOrders } from './take-over-orders.ts'

const EXPORT = customApiPath('account', 'export')
const DELETE = customApiPath('account', 'delete')
const EMAIL_CHANGE = customApiPath('account', 'email-change')
const GUEST_ORDERS = customApiPath('account', 'guest-orders')
const CONFIRMATION = customApiPath('account', 'email-change-confirmation')

const DeleteBody = v.object({ currentPassword: v.exactOptional(v.string()) })
const EmailChangeBody = v.object({
  email: Login,
  currentPassword: v.exactOptional(v.string()),
  callbackUri: v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//), v.maxLength(2_000)),
})
const ConfirmationBody = v.object({ token: v.pipe(v.string(), v.maxLength(512)) })

/** Requires a registered customer; rejects agents. */
const requireOwner = factory.createMiddleware(async function requireOwner(c, next) {
  if (!c.var.shopper.isRegistered || c.var.shopper.agentId !== undefined) throw forbidden()
  await next()
})

/**
 * Operations on a whole account: export, deletion, a new e-mail address, and earlier guest orders.
 */
export const account = factory
  .createApp()
  .use(customApiPath('account', '*'), requireShopper('c_storefront'), siteRequest, requireOwner)
  .get(EXPORT, async (c) => {
    const customer = await currentCustomer(c)
    const language = toLanguage(c.var.locale)
    const view = { language, origin: c.var.origin, now: c.var.now() }
    return c.json(await exportCustomer(c.env.DB, customer, view))
  })
  .all(EXPORT, only('GET'))
  .post(DELETE, async (c) => {
    const { currentPassword } = await readBody(c, DeleteBody)
    const customer = await currentCustomer(c)
    await requirePassword(c.env.DB, customer, currentPassword, c.var.now())
    await deleteCustomer(c.env.DB, customer)
    await sendAccountMail(c.env.DB, {
      kind: 'deleted',
      to: customer.email,
      locale: c.var.locale,
      now: c.var.now(),
    })
    return c.body(null, 204)
  })
  .all(DELETE, only('POST'))
  .post(EMAIL_CHANGE, async (c) => {
    const { email, currentPassword, callbackUri } = await readBody(c, EmailChangeBody)
    const customer = await currentCustomer(c)
    await requirePassword(c.env.DB, customer, currentPassword, c.var.now())
    await requestEmailChange(c.env.DB, {
      customer,
      email,
      callbackUri,
      locale: c.var.locale,
      now: c.var.now(),
    })
    return c.body(null, 204)
  })
  .all(EMAIL_CHANGE, only('POST'))
  .post(CONFIRMATION, async (c) => {
    const { token } = await readBody(c, ConfirmationBody)
    const customer = await currentCustomer(c)
    return c.json(
      await confirmEmailChange(c.env.DB, {
        customer,
        token,
        locale: c.var.locale,
        now: c.var.now(),
      }),
    )
  })
  .all(CONFIRMATION, only('POST'))
  .post(GUEST_ORDERS, async (c) => {
    const customer = await currentCustomer(c)
    const { previousCustomerId } = c.var.shopper
    return c.json({ data: await takeOverOrders(c.env.DB, customer, previousCustomerId) })
  })
  .all(GUEST_ORDERS, only('POST'))

type Customer = Awaited<ReturnType<typeof currentCustomer>>

/** Requires the current password of accounts that have one. */
async function requirePassword(
  db: D1Database,
  customer: Customer,
  given: string | undefined,
  now: number,
) {
  if (customer.passwordHash === null) return
  if (given === undefined) {
    throw badRequest('The current password is required.', { parameter: 'currentPassword' })
  }
  try {
    await requireCurrentPassword(db, customer, given, now)
  } catch (error) {
    // Not a 401, which a client would take for an expired token.
    if (!(error instanceof ProblemError) || error.problem.status !== 401) throw error
    throw badRequest('The current password is not valid.', { parameter: 'currentPassword' })
  }
}
