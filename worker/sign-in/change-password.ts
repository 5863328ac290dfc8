import * as v from 'valibot'

import type { ChangePassword } from '#shared/account/profile.ts'

import { readFields } from '../account/account-fields.ts'
import { mapPasswordError } from '../account/password-problem.ts'

import { readCustomerRecord, tryCustomerChange } from '../session/customer-record.ts'
import { customerLoginOf, setSignOutMark } from '../session/sign-out-mark.ts'
import type { Edge } from '../http/edge.ts'
import { completeSignIn } from './complete-sign-in.ts'

const Login = v.object({ login: v.nullish(v.string(), '') })

/**
 * Changes the password. Commerce voids every token of the customer, so this device signs in again.
 * @returns whether this device is still signed in
 * @throws {ProblemError} `invalid-input` with `fields`, `wrong-credentials`, `too-many-attempts`
 */
export async function changePassword(edge: Edge, input: ChangePassword) {
  const { session } = edge
  const { password } = await readFields(
    edge,
    { password: input.password },
    { fields: ['password'], isNew: true },
  )
  const { login } = await readCustomerRecord(edge, Login)
  const answer = await tryCustomerChange(edge, {
    operation: 'updateCustomerPassword',
    method: 'PUT',
    path: '/password',
    body: { currentPassword: input.currentPassword, password },
  })
  if (answer.kind !== 'ok') throw mapPasswordError(answer)
  await setSignOutMark(edge, [login, customerLoginOf(session.state)])
  const tokens = await session.login({ login, password }).catch(() => null)
  if (!tokens || !('usid' in tokens)) {
    session.end()
    return { isKept: false }
  }
  await completeSignIn(edge, tokens)
  return { isKept: true }
}
