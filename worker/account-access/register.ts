import type { Context } from 'hono'

import type { CompleteProfile, Register } from '#shared/sign-in/account-access.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { problemTypeOf } from '../commerce/problem-type.ts'
import type { CommerceResult } from '../commerce/send-request.ts'
import type { AppEnv } from '../env.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { checkCaptcha } from './check-captcha.ts'
import { readFields } from './read-fields.ts'
import { placeholderPassword } from './first-password.ts'
import { sendSignInCode } from './sign-in-code.ts'

/**
 * Creates an account, and mails a code to sign in with. The password counts from then on. Somebody who has an account
 * already gets the same answer, and the same mail to sign in with: only who reads the mail learns that there was one.
 */
export async function register(c: Context<AppEnv>, { captcha, ...input }: Register) {
  const { session } = await openShopper(c)
  if (session.state?.authType === 'registered') return routes.myAccount.path
  const { email, password, firstName, lastName } = await readFields(c, input, {
    fields: ['firstName', 'lastName', 'email', 'password'],
    isNew: true,
  })
  await checkCaptcha(c, captcha, 'registration')
  const result = await session.send({
    family: 'customers',
    operation: 'registerCustomer',
    method: 'POST',
    path: '/customers',
    body: {
      customer: { login: email, email, firstName, lastName },
      password: await placeholderPassword(c, email),
    },
    startsSession: true,
  })
  if (result.kind !== 'ok' && !isKnownLogin(result)) throw problemOf(result)
  await sendSignInCode(c, email, { password, names: { firstName, lastName } })
  return `${routes.registration.path}?${STEP_PARAMETER}=code`
}

const isKnownLogin = (result: CommerceResult) =>
  result.kind === 'http-error' && result.problem.slug === 'login-already-in-use'

function problemOf(result: Exclude<CommerceResult, { kind: 'ok' }>) {
  if (result.kind === 'no-response') return new ProblemError('unavailable', { cause: result.cause })
  return new ProblemError(problemTypeOf(result))
}

/** Adds the names that an account lacks, and changes no others. @throws {ProblemError} `sign-in-required` */
export async function completeProfile(c: Context<AppEnv>, input: CompleteProfile) {
  const { session } = await openShopper(c)
  if (session.state?.authType !== 'registered') throw new ProblemError('sign-in-required')
  if (session.state.customer?.firstName) return routes.myAccount.path
  const names = await readFields(c, input, { fields: ['firstName', 'lastName'] })
  const result = await session.send({
    family: 'customers',
    operation: 'updateCustomer',
    method: 'PATCH',
    path: `/customers/${session.state.customerId}`,
    body: names,
  })
  if (result.kind !== 'ok') throw problemOf(result)
  const { customer } = session.state
  session.update({ customer: { email: customer?.email ?? null, firstName: names.firstName } })
  return routes.myAccount.path
}
