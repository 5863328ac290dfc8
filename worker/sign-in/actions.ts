import { FROM_FIELD } from '#shared/http/form-fields.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { returnPath } from '#shared/return-path.ts'
import { routes } from '#shared/routes.ts'
import { SignIn, SignOut } from '#shared/sign-in/account.ts'
import {
  CompleteProfile,
  EnterCode,
  Register,
  RequestCode,
  RequestReset,
  SetNewPassword,
} from '#shared/sign-in/account-access.ts'
import { signInProblems } from '#shared/sign-in/sign-in-fields.ts'

import {
  signInLimit,
  registrationLimit,
  resetLimit,
  followLinkLimit,
  codeLimit,
  enterCodeLimit,
} from './limits.ts'
import { visitorAction } from '../http/action.ts'
import type { FormValues } from '../http/form-values.ts'
import type { Edge } from '../http/edge.ts'
import { credentialActions } from './credential-actions.ts'
import * as reset from './password-reset.ts'
import * as registration from './register.ts'
import * as codes from './sign-in-code.ts'
import * as password from './sign-in.ts'

/** The login form (spec 1 §2.10). Its `from` is the page to return to, which does not contain the form. */
const signIn = visitorAction({
  name: 'signIn',
  agents: 'refused',
  limit: signInLimit,
  input: SignIn,
  run: (edge: Edge, input, { idempotencyKey }) => password.signIn(edge, input, idempotencyKey),
  form: {
    pages: ['login', 'myAccount'],
    fallbackPage: 'login',
    pageByProblem: { captcha: 'login' },
    fields: ['email', 'password', FROM_FIELD, 'captcha'],
    secretFields: ['password', 'captcha'],
    toInput: ({ email = '', password: typed = '', captcha }) => ({
      ...checked({ email, password: typed }),
      captcha,
    }),
    // The bag says what was left out, and what has moved.
    done: ({ bag, pickupAt }, values) =>
      bag === 'partly-merged' || pickupAt !== undefined
        ? routes.cart.href({})
        : returnPath(values[FROM_FIELD]),
  },
})

/** @throws {ProblemError} `invalid-input` with both fields that are missing */
function checked(typed: Record<'email' | 'password', string>) {
  const fields = signInProblems(typed)
  if (Object.keys(fields).length > 0) throw new ProblemError('invalid-input', { fields })
  return typed
}

const signOut = visitorAction({
  name: 'signOut',
  agents: 'allowed',
  limit: 'none',
  input: SignOut,
  async run(edge: Edge, input) {
    await password.signOut(edge, input)
    return {}
  },
  form: {
    pages: ['myAccount'],
    fallbackPage: 'myAccount',
    fields: ['everywhere'],
    // An unchecked checkbox is not sent.
    toInput: ({ everywhere }) => ({ everywhere: everywhere === 'on' || (everywhere ?? false) }),
    done: () => routes.myAccount.href({}),
  },
})

/** Each form leads to the next page. Its action may be repeated: a mail replaces the one before. */
const toNextPage = { done: ({ path }: { path: string }) => path } as const

/** A missing field is empty; only a captcha may be absent. */
const complete = ({ from: _from, ...values }: FormValues): object => values

const register = visitorAction({
  name: 'register',
  agents: 'refused',
  limit: registrationLimit,
  input: Register,
  run: async (edge, input) => ({ path: await registration.register(edge, input) }),
  form: {
    ...toNextPage,
    pages: ['registration'],
    fallbackPage: 'registration',
    fields: ['firstName', 'lastName', 'email', 'password', 'captcha'],
    secretFields: ['password', 'captcha'],
  },
})

const completeProfile = visitorAction({
  name: 'completeProfile',
  agents: 'allowed',
  limit: 'none',
  input: CompleteProfile,
  run: async (edge, input) => ({ path: await registration.completeProfile(edge, input) }),
  form: {
    ...toNextPage,
    pages: ['completeRegistration'],
    fallbackPage: 'completeRegistration',
    fields: ['firstName', 'lastName'],
  },
})

const requestReset = visitorAction({
  name: 'requestReset',
  agents: 'refused',
  limit: resetLimit,
  input: RequestReset,
  run: async (edge, input) => ({ path: await reset.requestReset(edge, input) }),
  form: {
    ...toNextPage,
    pages: ['passwordReset'],
    fallbackPage: 'passwordReset',
    fields: ['email', 'captcha'],
    secretFields: ['captcha'],
  },
})

const setNewPassword = visitorAction({
  name: 'setNewPassword',
  agents: 'refused',
  limit: followLinkLimit,
  input: SetNewPassword,
  run: async (edge, input) => ({ path: await reset.setNewPassword(edge, input) }),
  form: {
    ...toNextPage,
    pages: ['setNewPassword'],
    fallbackPage: 'setNewPassword',
    fields: ['password'],
    secretFields: ['password'],
  },
})

const requestCode = visitorAction({
  name: 'requestCode',
  agents: 'refused',
  limit: codeLimit,
  input: RequestCode,
  run: async (edge, input) => ({ path: await codes.requestCode(edge, input) }),
  form: {
    ...toNextPage,
    pages: ['login', 'registration'],
    fallbackPage: 'login',
    search: `${STEP_PARAMETER}=email`,
    fields: ['email', FROM_FIELD],
    toInput: complete,
  },
})

const enterCode = visitorAction({
  name: 'enterCode',
  agents: 'refused',
  limit: enterCodeLimit,
  input: EnterCode,
  run: async (edge: Edge, input) => ({ path: await codes.enterCode(edge, input) }),
  form: {
    ...toNextPage,
    pages: ['login', 'registration'],
    fallbackPage: 'login',
    search: `${STEP_PARAMETER}=code`,
    fields: ['code', FROM_FIELD],
    secretFields: ['code'],
    toInput: complete,
  },
})

export const signInActions = {
  signIn,
  signOut,
  ...credentialActions,
  register,
  completeProfile,
  requestReset,
  setNewPassword,
  requestCode,
  enterCode,
}
