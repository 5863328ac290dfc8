import * as v from 'valibot'

import { typedLine } from '../text/typed.ts'

/** Longer than any valid password, so that its rule can say what is wrong. */
const MAX_TYPED = 500
/** A captcha's answer; one of reCAPTCHA may have 2,000 characters. */
const MAX_CAPTCHA = 4_000

const typed = v.optional(typedLine(), '')
const password = v.optional(v.pipe(v.string(), v.maxLength(MAX_TYPED)), '')
export const captcha = v.optional(v.pipe(v.string(), v.maxLength(MAX_CAPTCHA)))

/** The names of a customer. */
export const CompleteProfile = v.strictObject({ firstName: typed, lastName: typed })
export type CompleteProfile = v.InferOutput<typeof CompleteProfile>

/** A new account. `captcha` is absent if the page had none, as without JavaScript. */
export const Register = v.strictObject({
  ...CompleteProfile.entries,
  email: typed,
  password,
  captcha,
})
export type Register = v.InferOutput<typeof Register>

/** A link to a new password is wanted. */
export const RequestReset = v.strictObject({ email: typed, captcha })
export type RequestReset = v.InferOutput<typeof RequestReset>

export const SetNewPassword = v.strictObject({ password })
export type SetNewPassword = v.InferOutput<typeof SetNewPassword>

/** A code that replaces the password is wanted. */
export const RequestCode = v.strictObject({ email: typed })
export type RequestCode = v.InferOutput<typeof RequestCode>

export const EnterCode = v.strictObject({ code: typed })
export type EnterCode = v.InferOutput<typeof EnterCode>
