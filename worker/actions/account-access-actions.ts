import { FROM_FIELD } from '#shared/actions.ts'
import {
  CompleteProfile,
  EnterCode,
  Register,
  RequestCode,
  RequestReset,
  SetNewPassword,
} from '#shared/sign-in/account-access.ts'
import { STEP_PARAMETER } from '#shared/http/define-route.ts'

import { defineAction } from './define-action.ts'
import type { FormValues } from '../http/form-values.ts'

/** A form whose success leads to the next page. What it does may be repeated: a mail replaces the one before. */
const leadsOn = { access: 'accountAccess', success: 'redirect' } as const

/** A field that is missing is empty; only a captcha may be absent. */
const complete = ({ from: _from, ...values }: FormValues): object => values

export const register = defineAction({
  ...leadsOn,
  agents: 'refused',
  limit: 'registration',
  pages: ['registration'],
  fallbackPage: 'registration',
  fields: ['firstName', 'lastName', 'email', 'password', 'captcha'],
  secretFields: ['password', 'captcha'],
  schema: Register,
  run: ({ accountAccess, input }) => accountAccess.register(input),
})

export const completeProfile = defineAction({
  ...leadsOn,
  agents: 'allowed',
  limit: 'none',
  pages: ['completeRegistration'],
  fallbackPage: 'completeRegistration',
  fields: ['firstName', 'lastName'],
  schema: CompleteProfile,
  run: ({ accountAccess, input }) => accountAccess.completeProfile(input),
})

export const requestReset = defineAction({
  ...leadsOn,
  agents: 'refused',
  limit: 'reset',
  pages: ['passwordReset'],
  fallbackPage: 'passwordReset',
  fields: ['email', 'captcha'],
  secretFields: ['captcha'],
  schema: RequestReset,
  run: ({ accountAccess, input }) => accountAccess.requestReset(input),
})

export const setNewPassword = defineAction({
  ...leadsOn,
  agents: 'refused',
  limit: 'followLink',
  pages: ['setNewPassword'],
  fallbackPage: 'setNewPassword',
  fields: ['password'],
  secretFields: ['password'],
  schema: SetNewPassword,
  run: ({ accountAccess, input }) => accountAccess.setNewPassword(input),
})

export const requestCode = defineAction({
  ...leadsOn,
  agents: 'refused',
  limit: 'code',
  pages: ['login', 'registration'],
  fallbackPage: 'login',
  search: `${STEP_PARAMETER}=email`,
  fields: ['email', FROM_FIELD],
  toInput: complete,
  schema: RequestCode,
  run: ({ accountAccess, input }) => accountAccess.requestCode(input),
})

export const enterCode = defineAction({
  ...leadsOn,
  agents: 'refused',
  limit: 'enterCode',
  pages: ['login', 'registration'],
  fallbackPage: 'login',
  search: `${STEP_PARAMETER}=code`,
  fields: ['code', FROM_FIELD],
  secretFields: ['code'],
  toInput: complete,
  schema: EnterCode,
  run: ({ accountAccess, input }) => accountAccess.enterCode(input),
})
