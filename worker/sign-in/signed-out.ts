import * as v from 'valibot'

import { signInCookies } from '#shared/sign-in/storage.ts'

import { oncePerRequest, type Edge } from '../http/edge.ts'
import { sealedCookie } from '../session/sealed-cookie.ts'

/** The customer whose session another device has ended here, and whether a page has shown that. */
const SignedOutHere = v.object({ customerId: v.string(), isTold: v.boolean() })
type SignedOutHere = v.InferOutput<typeof SignedOutHere>

const cookie = sealedCookie('signedOut', signInCookies.signedOut, SignedOutHere)

/** A sign-out of this device's customer by another device, until the next sign-in. */
export interface SignedOut {
  /** Null without a sign-out here, or after a new sign-in. */
  find(): Promise<SignedOutHere | null>
  /** The response shows it. */
  markShown(): Promise<void>
  /** Writes or removes the cookie with the response. */
  remember(): Promise<void>
}

export const openSignedOut = oncePerRequest(
  ({ context, session }: Pick<Edge, 'context' | 'session'>): SignedOut => {
    let shown: SignedOutHere | null = null
    const find = async (): Promise<SignedOutHere | null> => {
      if (session.state?.authType === 'registered') return null
      if (shown) return shown
      return session.signedOut === null
        ? cookie.read(context)
        : { customerId: session.signedOut, isTold: false }
    }
    return {
      find,
      async markShown() {
        const found = await find()
        shown = found && { ...found, isTold: true }
      },
      async remember() {
        const found = await find()
        if (found && (shown || session.signedOut !== null)) await cookie.write(context, found)
        if (!found && (await cookie.read(context))) cookie.clear(context)
      },
    }
  },
)
