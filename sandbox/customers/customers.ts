import { filteredOffers } from '../loyalty/filtered-offers.ts'
import { updatedOffers } from '../loyalty/loyalty-update.ts'
import { factory } from '../platform/env.ts'
import { badRequest, forbidden, only } from '../platform/problems.ts'
import { readBody } from '../platform/read-body.ts'
import { siteRequest, expansions } from '../sites/site-request.ts'
import { toLanguage } from '../platform/site.ts'
import { deleteActionTokens } from '../auth/action-tokens.ts'
import { resetFailures } from '../auth/login-attempts.ts'
import { requireShopper } from '../auth/require-shopper.ts'
import { prepare } from '../platform/sql.ts'
import { accountManagerRoutes } from './account-manager-routes.ts'
import { addressRoutes, readAddresses } from './addresses.ts'
import { changeCustomer, setPassword } from './change-customer.ts'
import { customerResponse } from './customer-row.ts'
import { requireCurrentPassword, hashPassword } from './passwords.ts'
import { CustomerBody, PasswordBody, getProfile, RegistrationBody } from './customer-body.ts'
import { onlyGuests } from './customer-problems.ts'
import { instrumentRoutes } from './instrument-routes.ts'
import { requireStrongPassword } from './password-policy.ts'
import { CUSTOMER, CUSTOMERS } from './paths.ts'
import { readInstruments } from './payment-instruments.ts'
import { readReferences, referenceRoutes } from './payment-references.ts'
import { registerCustomer } from './register-customer.ts'
import { currentCustomer, requireRegisteredCustomer } from './require-customer.ts'

const EXPANSIONS = ['addresses', 'paymentinstruments', 'paymentmethodreferences'] as const

const profileRoutes = factory
  .createApp()
  .use(CUSTOMERS, requireShopper('sfcc.shopper-customers.register'), siteRequest)
  .post(CUSTOMERS, async (c) => {
    if (c.var.shopper.isRegistered) throw onlyGuests()
    const { customer, password } = await readBody(c, RegistrationBody)
    requireStrongPassword(password)
    const { login, email } = customer
    const made = {
      siteId: c.var.site.id,
      login,
      email,
      profile: getProfile(customer),
      passwordHash: await hashPassword(password),
    }
    const registered = await registerCustomer(c.env.DB, made, c.var.now())
    // Failed attempts at a login that did not exist yet must not lock the new account.
    await resetFailures(c.env.DB, registered)
    return c.json(await customerResponse(registered))
  })
  .all(CUSTOMERS, only('POST'))
  .use(
    CUSTOMER,
    requireShopper('sfcc.shopper-myaccount.rw'),
    siteRequest,
    requireRegisteredCustomer,
  )
  .get(CUSTOMER, async (c) => {
    const usual = ['addresses', 'paymentinstruments'] as const
    const expand = expansions(c.req.query('expand'), EXPANSIONS, usual)
    const customer = await currentCustomer(c)
    const { DB } = c.env
    const { customerId } = customer
    const now = c.var.now()
    const addresses = expand.has('addresses') ? await readAddresses(DB, customerId) : []
    const paymentInstruments = expand.has('paymentinstruments')
      ? await readInstruments(DB, customerId, now)
      : []
    const paymentMethodReferences = expand.has('paymentmethodreferences')
      ? await readReferences(DB, customerId)
      : []
    return c.json({
      ...(await customerResponse(customer)),
      ...(await filteredOffers(DB, customer, { now, language: toLanguage(c.var.locale) })),
      ...(await updatedOffers(DB, customerId, now)),
      ...(addresses.length > 0 && { addresses }),
      ...(paymentInstruments.length > 0 && { paymentInstruments }),
      ...(paymentMethodReferences.length > 0 && { paymentMethodReferences }),
    })
  })
  .patch(CUSTOMER, async (c) => {
    const body = await readBody(c, CustomerBody)
    const customer = await currentCustomer(c)
    const { login, email, currentPassword } = body
    if (login !== undefined && login.toLowerCase() !== customer.login) {
      if (currentPassword === undefined) {
        throw badRequest('A new login needs the current password.', {
          parameter: 'currentPassword',
        })
      }
      await requireCurrentPassword(c.env.DB, customer, currentPassword, c.var.now())
    }
    // The shopper has not verified the new address yet.
    const isNewEmail = email !== undefined && email !== customer.email
    const profile = { ...getProfile(body), ...(isNewEmail && { emailVerified: null }) }
    const change = { profile, login, email }
    await changeCustomer(c.env.DB, customer.customerId, change, c.var.now())
    if (isNewEmail || login !== undefined) {
      await prepare(c.env.DB, deleteActionTokens(customer.siteId, customer.login)).run()
    }
    return c.json(await customerResponse(await currentCustomer(c)))
  })
  .all(CUSTOMER, only('GET', 'PATCH'))

const PASSWORD = `${CUSTOMER}/password` as const

const passwordRoutes = factory
  .createApp()
  .use(
    PASSWORD,
    requireShopper('sfcc.shopper-customers.login'),
    siteRequest,
    requireRegisteredCustomer,
  )
  .put(PASSWORD, async (c) => {
    if (c.var.shopper.agentId !== undefined) throw forbidden()
    const { currentPassword, password } = await readBody(c, PasswordBody)
    const customer = await currentCustomer(c)
    await requireCurrentPassword(c.env.DB, customer, currentPassword, c.var.now())
    requireStrongPassword(password)
    const { locale, shopper } = c.var
    // A first sign-in by code means that the customer has just registered.
    const isFirst = shopper.signInMethod === 'login' && customer.previousLoginAt === null
    await setPassword(c.env.DB, customer, password, { locale, now: c.var.now(), isFirst })
    return c.body(null, 204)
  })
  .all(PASSWORD, only('PUT'))

/**
 * Shopper Customers. The literal paths come first, because they would otherwise match a customer
 * id.
 */
export const customers = factory
  .createApp()
  .route('/', accountManagerRoutes)
  .route('/', addressRoutes)
  .route('/', instrumentRoutes)
  .route('/', referenceRoutes)
  .route('/', passwordRoutes)
  .route('/', profileRoutes)
