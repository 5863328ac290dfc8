import type { CompleteProfile, Register } from '#shared/sign-in/account-access.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { routes } from '#shared/routes.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { registrationLimit } from './limits.ts'
import { problemTypeOf } from '../upstream/problem-type.ts'
import type { CommerceResult } from '../upstream/send-request.ts'
import { readFields } from '../account/account-fields.ts'
import type { Edge } from '../http/edge.ts'
import { checkCaptcha } from '../limits/limit-attempts.ts'
import { placeholderPassword } from './first-password.ts'
import { sendSignInCode } from './sign-in-code.ts'

/**
 * Creates an account, and mails a code to sign in with. The password counts from then on. An existing account gets the
 * same response and the same mail, so only the reader of the mail learns that it existed.
 */
export async function register(edge: Edge, { captcha, ...input }: Register) {
  const { session } = edge
  if (session.state?.authType === 'registered') return routes.myAccount.path
  const { email, password, firstName, lastName } = await readFields(edge, input, {
    fields: ['firstName', 'lastName', 'email', 'password'],
    isNew: true,
  })
  await checkCaptcha(edge, captcha, registrationLimit)
  const result = await session.send({
    family: 'customers',
    operation: 'registerCustomer',
    method: 'POST',
    path: '/customers',
    body: {
      customer: { login: email, email, firstName, lastName },
      password: await placeholderPassword(edge, email),
    },
    startsSession: true,
  })
  if (result.kind !== 'ok' && !isKnownLogin(result)) throw toProblem(result)
  await sendSignInCode(edge, email, { password, names: { firstName, lastName } })
  return `${routes.registration.path}?${STEP_PARAMETER}=code`
}

const isKnownLogin = (result: CommerceResult) =>
  result.kind === 'http-error' && result.problem.slug === 'login-already-in-use'

function toProblem(result: Exclude<CommerceResult, { kind: 'ok' }>) {
  if (result.kind === 'no-response') return new ProblemError('unavailable', { cause: result.cause })
  return new ProblemError(problemTypeOf(result))
}

/** Adds the names that an account lacks, and changes no others. @throws {ProblemError} `sign-in-required` */
export async function completeProfile(edge: Edge, input: CompleteProfile) {
  const { session } = edge
  if (session.state?.authType !== 'registered') throw new ProblemError('sign-in-required')
  if (session.state.customer?.firstName) return routes.myAccount.path
  const names = await readFields(edge, input, { fields: ['firstName', 'lastName'] })
  const result = await session.send({
    family: 'customers',
    operation: 'updateCustomer',
    method: 'PATCH',
    path: `/customers/${session.state.customerId}`,
    body: names,
  })
  if (result.kind !== 'ok') throw toProblem(result)
  const { customer } = session.state
  session.update({ customer: { email: customer?.email ?? null, firstName: names.firstName } })
  return routes.myAccount.path
}
