import * as v from 'valibot'

import * as features from '#shop/features.ts'
import { readPersonField } from '#shared/checkout/address.ts'
import { shownPhone } from '#shared/fields/phone.ts'
import { ProblemError, type FieldCode, type FieldProblems } from '#shared/http/problem.ts'
import type {
  ChangeEmail,
  ConfirmEmail,
  DeleteAccount,
  Profile,
  RemoveStore,
  SaveProfile,
} from '#shared/account/profile.ts'
import { routes } from '#shared/routes.ts'

import { ruleOverridesOf } from '../checkout/checkout.ts'
import type { Edge } from '../http/edge.ts'
import { locationOf } from '../http/location.ts'
import { changeCustomerRecord, toProblem } from '../session/customer-record.ts'
import { requireCustomer } from '../session/customer.ts'
import { customerLoginOf, setSignOutMark } from '../session/sign-out-mark.ts'
import { readPickupStore } from '../stores/pickup-store.ts'
import { forgetStore, visitorStoreOf } from '../stores/visitor-store.ts'
import { isDefined } from '../upstream/defined-attributes.ts'
import { readFields } from './account-fields.ts'
import { readAccount } from './account-record.ts'
import { mapPasswordError } from './password-problem.ts'

export async function readProfile(edge: Edge): Promise<Profile> {
  const [customer, store] = await Promise.all([
    readAccount(edge),
    features.pickup ? readPreferredStore(edge) : null,
  ])
  return {
    firstName: customer.firstName ?? '',
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phoneHome && shownPhone(customer.phoneHome, edge.context.site.country),
    birthMonth: customer.c_birthMonth,
    keepsBirthMonth: isDefined(edge.context.config, 'c_birthMonth'),
    preferredLocale: customer.preferredLocale,
    hasPassword: customer.hasPassword,
    isAgent: Boolean(edge.session.state?.agent),
    store,
  }
}

/** @throws {ProblemError} `invalid-input` with `fields` */
export async function saveProfile(edge: Edge, input: SaveProfile) {
  const { context, session } = edge
  const { country } = context.site
  const overrides = await ruleOverridesOf(edge)
  const { birthMonth, preferredLocale } = input
  const values = { firstName: '', lastName: '', phone: '' }
  const problems: FieldProblems = {}
  for (const field of ['firstName', 'lastName', 'phone'] as const) {
    const reading = readPersonField(field, input[field], country, overrides)
    if ('problem' in reading) problems[field] = reading.problem
    else values[field] = reading.value
  }
  if (Object.keys(problems).length > 0)
    throw new ProblemError('invalid-input', { fields: problems })
  const { firstName, lastName, phone } = values
  await changeCustomerRecord(edge, {
    operation: 'updateCustomer',
    method: 'PATCH',
    path: '',
    body: {
      firstName,
      lastName,
      phoneHome: phone || null,
      c_birthMonth: birthMonth,
      ...(preferredLocale && { preferredLocale }),
    },
  })
  const email = session.state?.customer?.email ?? null
  session.update({ customer: { firstName, email } })
  return {}
}

/**
 * Mails a link to the new address, and a notice to the present one. Nothing changes until the link is followed.
 * @throws {ProblemError} `invalid-input` with `fields`, `wrong-credentials`, `too-many-attempts`
 */
export async function changeEmail(edge: Edge, { email, currentPassword }: ChangeEmail) {
  const values = await readFields(edge, { email }, { fields: ['email'], isNew: true })
  await requireAnother(edge, values.email)
  const { context } = edge
  const path = `${routes.profile.path}?edit=confirm`
  const callbackUri = context.config.publicOrigin + locationOf(path, context)
  await sendAccount(edge, '/email-change', { ...values, currentPassword, callbackUri })
  return {}
}

/** Compares without case. @throws {ProblemError} `invalid-input` for the present address */
async function requireAnother(edge: Edge, email: string) {
  const { email: present } = await readAccount(edge)
  if (email.toLowerCase() !== present.toLowerCase()) return
  const code: FieldCode = 'email-same'
  throw new ProblemError('invalid-input', { fields: { email: code } })
}

const NewEmail = v.object({ email: v.string() })

/** @throws {ProblemError} `rejected` if the link is not the customer's, or no longer valid */
export async function confirmEmail(edge: Edge, { token }: ConfirmEmail) {
  const { session } = edge
  const { email } = v.parse(
    NewEmail,
    await sendAccount(edge, '/email-change-confirmation', { token }),
  )
  const firstName = session.state?.customer?.firstName ?? null
  session.update({ customer: { firstName, email } })
  return {}
}

/** Ends the session, too. @throws {ProblemError} `wrong-credentials`, `too-many-attempts` */
export async function deleteAccount(edge: Edge, { currentPassword }: DeleteAccount) {
  const { session } = edge
  const { state } = session
  await sendAccount(edge, '/delete', { currentPassword })
  await setSignOutMark(edge, [customerLoginOf(state), state?.customer?.email])
  session.end()
  return {}
}

/** Everything that commerce keeps about the customer. */
export async function readCopy(edge: Edge) {
  requireCustomer(edge)
  const answer = await edge.session.send({
    family: 'wholeAccounts',
    operation: 'exportAccount',
    method: 'GET',
    path: '/export',
  })
  if (answer.kind !== 'ok') throw toProblem(answer)
  return v.parse(v.looseObject({}), answer.body)
}

async function sendAccount(edge: Edge, path: `/${string}`, body: object) {
  requireCustomer(edge)
  const answer = await edge.session.send({
    family: 'wholeAccounts',
    operation: `account${path}`,
    method: 'POST',
    path,
    body,
  })
  if (answer.kind !== 'ok') throw mapPasswordError(answer)
  return answer.body
}

/** The store of this session, or else of the browser, with its address. One that no longer exists is forgotten. */
async function readPreferredStore(edge: Edge): Promise<Profile['store']> {
  const store = visitorStoreOf(edge)
  if (!store) return null
  const { storeId, storeName } = store
  const found = await readPickupStore(edge, storeId)
  if (found.is === 'unknown') forgetStore(edge)
  if (found.is !== 'known')
    return { storeId, storeName, place: null, isGone: found.is === 'unknown' }
  const { pickupLimit: _limit, inventoryListId: _inventory, ...place } = found.store
  return { storeId, storeName, place, isGone: false }
}

/** Items for the store stay in the bag. An agent, who starts without cookies, removes none. */
export function removeStore(edge: Edge, { storeId }: RemoveStore) {
  if (visitorStoreOf(edge)?.storeId === storeId) forgetStore(edge)
  return Promise.resolve({})
}
