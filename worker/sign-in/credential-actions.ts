import * as v from 'valibot'

import { NamedPasskey } from '#shared/account/account-passkeys.ts'
import { ChangePassword } from '#shared/account/profile.ts'
import { DONE_PARAMETER } from '#shared/http/define-route.ts'
import { loginPath } from '#shared/return-path.ts'
import { routes } from '#shared/routes.ts'

import { readFields } from '../account/account-fields.ts'
import { passwordLimit } from '../account/limits.ts'
import { mapPasswordError } from '../account/password-problem.ts'
import { customerAction } from '../http/action.ts'
import type { Edge } from '../http/edge.ts'
import { readCustomerRecord, tryCustomerChange } from '../session/customer-record.ts'
import { customerLoginOf, setSignOutMark } from '../session/sign-out-mark.ts'
import { removePasskey as remove } from './account-passkeys.ts'
import { completeSignIn } from './complete-sign-in.ts'

const ofCustomer = { agents: 'refused', idempotency: 'account' } as const
const inProfile = { pages: ['profile'], fallbackPage: 'profile' } as const
const PAGE = routes.profile.href({})

const changePassword = customerAction({
  ...ofCustomer,
  name: 'changePassword',
  limit: passwordLimit,
  input: ChangePassword,
  output: v.object({ isKept: v.boolean() }),
  run: savePassword,
  form: {
    ...inProfile,
    search: 'edit=password',
    fields: ['currentPassword', 'password'],
    secretFields: ['currentPassword', 'password'],
    toInput: ({ currentPassword = '', password = '' }) => ({ currentPassword, password }),
    done({ isKept }) {
      const path = `${PAGE}?${DONE_PARAMETER}=password`
      return isKept ? path : loginPath(path)
    },
  },
})

const removePasskey = customerAction({
  ...ofCustomer,
  name: 'removePasskey',
  limit: 'none',
  input: NamedPasskey,
  output: v.object({}),
  run: remove,
  form: {
    ...inProfile,
    search: 'edit=passkeys',
    fields: ['credentialId'],
    done: () => `${PAGE}?edit=passkeys&${DONE_PARAMETER}=passkey-removed`,
  },
})

export const credentialActions = { changePassword, removePasskey }

const Login = v.object({ login: v.nullish(v.string(), '') })

/**
 * Changes the password. Commerce voids every token of the customer, so this device signs in again.
 * @returns whether this device is still signed in
 * @throws {ProblemError} `invalid-input` with `fields`, `wrong-credentials`, `too-many-attempts`
 */
async function savePassword(edge: Edge, input: ChangePassword) {
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
