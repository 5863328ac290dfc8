import * as v from 'valibot'

import { sealedCookie } from '../session/sealed-cookie.ts'

/** What a visitor typed to register. It counts once they have entered the code of the mail. */
export const NewAccount = v.object({
  password: v.string(),
  /** Null if this registration made the account, which has the names then. */
  names: v.nullable(v.object({ firstName: v.string(), lastName: v.string() })),
})
export type NewAccount = v.InferOutput<typeof NewAccount>

/** Whom a code to sign in was mailed to. Wrong codes are counted by `id`, which is the request's own. */
export const signInCodeCookie = sealedCookie(
  'signInCode',
  v.object({ id: v.string(), login: v.string(), account: v.nullable(NewAccount) }),
)

/** What SLAS adds to the address in its mail (`mode=email`). */
export const ResetLink = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w.~-]{16,512}$/)),
  email: v.pipe(v.string(), v.maxLength(254)),
})

/** The link to a new password that was followed. */
export const resetLinkCookie = sealedCookie('passwordReset', ResetLink)
