import type { Context } from 'hono'

import type { AccountAccess } from '#shared/sign-in/account-access.ts'

import type { AppEnv } from '../env.ts'
import { requestReset, setNewPassword } from './password-reset.ts'
import { completeProfile, register } from './register.ts'
import { enterCode, requestCode } from './sign-in-code.ts'

/** Opens the ways to an account for the request's visitor. */
export const openAccountAccess = (c: Context<AppEnv>): AccountAccess => ({
  register: (input) => register(c, input),
  completeProfile: (input) => completeProfile(c, input),
  requestReset: (input) => requestReset(c, input),
  setNewPassword: (input) => setNewPassword(c, input),
  requestCode: (input) => requestCode(c, input),
  enterCode: (input) => enterCode(c, input),
})
