import * as v from 'valibot'

import { readAccountFields, type AccountField } from '#shared/account/account-fields.ts'
import { readAddressField } from '#shared/checkout/address.ts'
import { shownPhone } from '#shared/fields/phone.ts'
import { ProblemError, type FieldCode, type FieldProblems } from '#shared/http/problem.ts'
import type {
  ChangePassword,
  Profile,
  ProfileSettings,
  SaveProfile,
} from '#shared/account/profile.ts'
import { routes } from '#shared/routes.ts'

import { isWrongPassword, problemOf } from '../commerce/customer-records.ts'
import { tooManyAttempts } from '../commerce/problem-type.ts'
import type { CommerceResult } from '../commerce/send-request.ts'
import { locationOf } from '../pages/location.ts'
import { ruleOverridesOf } from '../shopper/checkout.ts'
import { runAction } from '../shopper/shopper-context.ts'
import type { AccountContext } from './account-context.ts'
import { completeSignIn } from './complete-sign-in.ts'
import { createContactChoices } from './contact-choices.ts'
import { preferredStoreOf, removeStore } from './preferred-store.ts'
import { requireCustomer } from '../session/customer.ts'
import { customerLoginOf, setSignOutMark } from './sign-out-mark.ts'

const Nothing = v.object({})
const Kept = v.object({ isKept: v.boolean() })
const NewEmail = v.object({ email: v.string() })

/** Who one request's customer is, and how they sign in. */
export function createProfileSettings(account: AccountContext): ProfileSettings {
  const { shop } = account
  const once = <Input>(
    action: 'saveProfile' | 'changeEmail' | 'confirmEmail' | 'deleteAccount',
    run: (input: Input) => Promise<unknown>,
  ) => {
    return (input: Input, idempotencyKey: Parameters<ProfileSettings['saveProfile']>[1]) =>
      runAction(shop, {
        action,
        idempotencyKey,
        input,
        schema: Nothing,
        async run() {
          await run(input)
          return {}
        },
      })
  }

  return {
    ...createContactChoices(account),
    getProfile: () => profileOf(account),
    saveProfile: once('saveProfile', (input: SaveProfile) => saveProfile(account, input)),
    changeEmail: once('changeEmail', async ({ email, currentPassword }) => {
      const values = await readFields(account, { email }, ['email'])
      await requireAnother(account, values.email)
      const path = `${routes.profile.path}?edit=confirm`
      const callbackUri = shop.context.config.publicOrigin + locationOf(path, shop.context)
      await sendAccount(account, '/email-change', { ...values, currentPassword, callbackUri })
    }),
    confirmEmail: once('confirmEmail', async ({ token }) => {
      const body = await sendAccount(account, '/email-change-confirmation', { token })
      const { email } = v.parse(NewEmail, body)
      const firstName = shop.session.state?.customer?.firstName ?? null
      shop.session.update({ customer: { firstName, email } })
    }),
    deleteAccount: once('deleteAccount', async ({ currentPassword }) => {
      const { state } = shop.session
      await sendAccount(account, '/delete', { currentPassword })
      await setSignOutMark(shop, [customerLoginOf(state), state?.customer?.email])
      shop.session.end()
    }),
    changePassword: (input, idempotencyKey) =>
      runAction(shop, {
        action: 'changePassword',
        idempotencyKey,
        input,
        schema: Kept,
        run: () => changePassword(account, input),
      }),
    removeStore: async (input) => removeStore(account, input),
    async getCopy() {
      requireCustomer(shop)
      const answer = await shop.session.send({
        family: 'wholeAccounts',
        operation: 'exportAccount',
        method: 'GET',
        path: '/export',
      })
      if (answer.kind !== 'ok') throw problemOf(answer)
      return v.parse(v.looseObject({}), answer.body)
    },
  }
}

async function profileOf(account: AccountContext): Promise<Profile> {
  const { shop } = account
  const [customer, store] = await Promise.all([account.read(), preferredStoreOf(shop)])
  return {
    firstName: customer.firstName ?? '',
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phoneHome && shownPhone(customer.phoneHome),
    birthMonth: customer.c_birthMonth,
    preferredLocale: customer.preferredLocale,
    hasPassword: customer.hasPassword,
    isAgent: Boolean(shop.session.state?.agent),
    store,
  }
}

async function saveProfile(account: AccountContext, input: SaveProfile) {
  const { shop } = account
  const { country } = shop.context.site
  const overrides = await ruleOverridesOf(shop)
  const { birthMonth, preferredLocale } = input
  const values = { firstName: '', lastName: '', phone: '' }
  const problems: FieldProblems = {}
  for (const field of ['firstName', 'lastName', 'phone'] as const) {
    const reading = readAddressField(field, input[field], country, overrides)
    if ('problem' in reading) problems[field] = reading.problem
    else values[field] = reading.value
  }
  if (Object.keys(problems).length > 0)
    throw new ProblemError('invalid-input', { fields: problems })
  const { firstName, lastName, phone } = values
  await account.change({
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
  const email = shop.session.state?.customer?.email ?? null
  shop.session.update({ customer: { firstName, email } })
}

async function readFields<Field extends AccountField>(
  { shop }: AccountContext,
  typed: Record<Field, string>,
  fields: readonly Field[],
) {
  const { country } = shop.context.site
  const checking = { country, overrides: await ruleOverridesOf(shop), isNew: true }
  const read = readAccountFields(typed, fields, checking)
  if ('problems' in read) throw new ProblemError('invalid-input', { fields: read.problems })
  return read.values
}

/** Upper and lower case do not make another address. @throws {ProblemError} `invalid-input` for the present one */
async function requireAnother(account: AccountContext, email: string) {
  const { email: present } = await account.read()
  if (email.toLowerCase() !== present.toLowerCase()) return
  const code: FieldCode = 'email-same'
  throw new ProblemError('invalid-input', { fields: { email: code } })
}

/** Commerce voids every token of the customer, so this device signs in again with the new password. */
async function changePassword(account: AccountContext, input: ChangePassword) {
  const { shop } = account
  const { password } = await readFields(account, { password: input.password }, ['password'])
  const { login } = await account.read()
  const answer = await account.attempt({
    operation: 'updateCustomerPassword',
    method: 'PUT',
    path: '/password',
    body: { currentPassword: input.currentPassword, password },
  })
  if (answer.kind !== 'ok') throw passwordProblemOf(answer)
  await setSignOutMark(shop, [login, customerLoginOf(shop.session.state)])
  const tokens = await shop.session.login({ login, password }).catch(() => null)
  if (!tokens || !('usid' in tokens)) {
    shop.session.end()
    return { isKept: false }
  }
  await completeSignIn(shop, tokens)
  return { isKept: true }
}

async function sendAccount(account: AccountContext, path: `/${string}`, body: object) {
  requireCustomer(account.shop)
  const answer = await account.shop.session.send({
    family: 'wholeAccounts',
    operation: `account${path}`,
    method: 'POST',
    path,
    body,
  })
  if (answer.kind !== 'ok') throw passwordProblemOf(answer)
  return answer.body
}

/** What a form with the current password says about an answer. */
function passwordProblemOf(answer: Exclude<CommerceResult, { kind: 'ok' }>) {
  if (answer.kind !== 'http-error') return problemOf(answer)
  const { status, problem } = answer
  const { parameter } = problem.members
  if (status === 429) return tooManyAttempts(answer)
  if (isWrongPassword(answer)) return new ProblemError('wrong-credentials')
  if (status === 400 && parameter === 'password') {
    const code: FieldCode = 'password-other'
    return new ProblemError('invalid-input', { fields: { password: code } })
  }
  if (status === 400 && parameter === 'token') return new ProblemError('rejected')
  return problemOf(answer)
}
