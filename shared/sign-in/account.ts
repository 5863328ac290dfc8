import * as v from 'valibot'

import { captcha } from './account-access.ts'
import { typedLine } from '../text/typed.ts'

/** The longest password that forms accept. An old account may hold what registering rejects now. */
const MAX_PASSWORD = 128

/** An e-mail address as a login. Only its presence and shape are checked (decisions: session, sign-in). */
export const LoginName = v.pipe(typedLine(254), v.minLength(1))

/** The login form (spec 1 §2.10). */
export const SignIn = v.object({
  email: LoginName,
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSWORD)),
  /** The path and query of the page that signing in returns to, if the browser's code says it. */
  from: v.exactOptional(v.pipe(v.string(), v.maxLength(2_000))),
  /** Absent if the page asks for none. */
  captcha,
})
export type SignIn = v.InferOutput<typeof SignIn>

export const SignedIn = v.object({
  /**
   * The merge of the guest's bag: there was none, it is part of the customer's, part of it is because an order takes
   * no more, or the merge failed and it is kept.
   */
  bag: v.picklist(['none', 'merged', 'partly-merged', 'kept']),
  /** The name of the store to which what the guest picks up has moved, because the customer's bag is picked up there. */
  pickupAt: v.exactOptional(v.string()),
  /** Where to go on, if an action had to wait for the customer. */
  to: v.exactOptional(v.string()),
})
export type SignedIn = v.InferOutput<typeof SignedIn>

export const SignOut = v.object({
  /** Whether every other device is signed out as well. */
  everywhere: v.boolean(),
})
export type SignOut = v.InferOutput<typeof SignOut>
