import { FROM_FIELD } from '#shared/actions.ts'
import { SignIn, SignOut } from '#shared/sign-in/account.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { returnPath } from '#shared/return-path.ts'
import { routes } from '#shared/routes.ts'
import { signInProblems } from '#shared/sign-in/sign-in-fields.ts'

import { defineAction } from './define-action.ts'

/** The login form (spec 1 §2.10). Its `from` is the page to return to, which does not contain the form. */
export const signIn = defineAction({
  agents: 'refused',
  limit: 'signIn',
  pages: ['login', 'myAccount'],
  fallbackPage: 'login',
  access: 'account',
  success: 'redirect',
  idempotency: 'account',
  pageByProblem: { captcha: 'login' },
  fields: ['email', 'password', FROM_FIELD, 'captcha'],
  secretFields: ['password', 'captcha'],
  schema: SignIn,
  toInput: ({ email = '', password = '', captcha }) => ({
    ...checked({ email, password }),
    captcha,
  }),
  async run({ account, input, idempotencyKey, values }) {
    const { bag, pickupAt } = await account.signIn(input, idempotencyKey)
    // The bag says what was left out, and what has moved.
    return bag === 'partly-merged' || pickupAt !== undefined
      ? routes.cart.href({})
      : returnPath(values[FROM_FIELD])
  },
})

/** @throws {ProblemError} `invalid-input` with both fields that are missing */
function checked(typed: Record<'email' | 'password', string>) {
  const fields = signInProblems(typed)
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid-input', { fields })
  return typed
}

export const signOut = defineAction({
  agents: 'allowed',
  limit: 'none',
  pages: ['myAccount'],
  fallbackPage: 'myAccount',
  access: 'account',
  success: 'redirect',
  fields: ['everywhere'],
  // A checkbox that is not checked is not sent.
  toInput: ({ everywhere }) => ({ everywhere: everywhere === 'on' || (everywhere ?? false) }),
  schema: SignOut,
  async run({ account, input }) {
    await account.signOut(input)
    return routes.myAccount.href({})
  },
})
