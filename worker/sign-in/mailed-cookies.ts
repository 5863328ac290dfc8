import * as v from 'valibot'

import { signInCookies } from '#shared/sign-in/storage.ts'

import { sealedCookie } from '../session/sealed-cookie.ts'

/** The details that a visitor typed to register. They count once the code of the mail is entered. */
export const NewAccount = v.object({
  password: v.string(),
  /** Null in a cookie of an older deploy. Otherwise always there: their absence would reveal who has an account. */
  names: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
})
export type NewAccount = v.InferOutput<typeof NewAccount>

/** The recipient of a sign-in code. Wrong codes are counted by `id`, which each request has anew. */
export const signInCodeCookie = sealedCookie(
  'signInCode',
  signInCookies.signInCode,
  v.object({ id: v.string(), login: v.string(), account: v.nullable(NewAccount) }),
)

/** The parameters that SLAS adds to the address in its mail (`mode=email`). */
export const ResetLink = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w.~-]{16,512}$/)),
  email: v.pipe(v.string(), v.maxLength(254)),
})

/** The link to a new password that was followed. */
export const resetLinkCookie = sealedCookie('passwordReset', signInCookies.passwordReset, ResetLink)
