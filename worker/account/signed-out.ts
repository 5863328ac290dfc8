import type { Context } from 'hono'
import * as v from 'valibot'

import type { AppEnv } from '../env.ts'
import { sealedCookie } from '../session/sealed-cookie.ts'
import type { Session } from '../session/session.ts'

/** Whose session another device has ended here, and whether a page has said so. */
const SignedOutHere = v.object({ customerId: v.string(), isTold: v.boolean() })
type SignedOutHere = v.InferOutput<typeof SignedOutHere>

const cookie = sealedCookie('signedOut', SignedOutHere)

export type SignedOut = ReturnType<typeof openSignedOut>

/** What this device has to say after another one has signed its customer out, until the next sign-in. */
export function openSignedOut(c: Context<AppEnv>, session: Session) {
  let told: SignedOutHere | null = null
  const find = async (): Promise<SignedOutHere | null> => {
    if (session.state?.authType === 'registered') return null
    if (told) return told
    return session.signedOut === null
      ? cookie.read(c)
      : { customerId: session.signedOut, isTold: false }
  }
  return {
    /** Null without a sign-out here, or after a new sign-in. */
    find,
    /** The page that asks says it. */
    async tell() {
      const found = await find()
      told = found && { ...found, isTold: true }
    },
    /** Has the response remember it, or forget it after a sign-in. */
    async remember() {
      const found = await find()
      if (found && (told || session.signedOut !== null)) await cookie.write(c, found)
      if (!found && (await cookie.read(c))) cookie.clear(c)
    },
  }
}
