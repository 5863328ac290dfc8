import * as v from 'valibot'

import { typedLine } from '../text/typed.ts'

/** The login for a shopper without an account. */
export const GUEST_LOGIN = 'guest'

/** Whom an agent wants to shop for, and from where. */
export const StartAgentLogin = v.object({
  /** A shopper's login, or `guest`. */
  loginId: v.pipe(typedLine(128), v.minLength(1)),
  /** The path and query to return to, without site and locale. */
  from: v.pipe(v.string(), v.maxLength(2_000)),
})
export type StartAgentLogin = v.InferOutput<typeof StartAgentLogin>
