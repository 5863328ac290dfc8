import { deviceFor } from './known-device.ts'
import { resetLinkCookie, signInCodeCookie } from './mailed-cookies.ts'
import {
  emailSubject,
  HOUR_MS,
  QUARTER_MS,
  shopperSubject,
  type Limit,
  type Subject,
} from '../limits/limits.ts'

/** A device that signed in before, or else the login that is tried from any other. */
const device: Subject = {
  name: 'device',
  async read(edge, readInput) {
    const login = await emailSubject.read(edge, readInput)
    return login === null ? null : deviceFor(edge.context, login)
  },
}

/** The request for a code, by its sealed cookie. Never the login. */
const code: Subject = {
  name: 'code',
  read: async ({ context }) => (await signInCodeCookie.read(context))?.id ?? null,
}

/** The link that was mailed. Never the login. */
const link: Subject = {
  name: 'link',
  read: async ({ context }) => (await resetLinkCookie.read(context))?.token ?? null,
}

/** A wrong password. A stranger's never counts for the owner's device. */
export const signInLimit: Limit = {
  name: 'signIn',
  windowMs: QUARTER_MS,
  address: 30,
  subjects: [{ subject: device, most: 30 }],
  slowsFrom: 6,
  captchaFrom: 10,
  counts: 'wrong',
}

/** A mail to the address of a form. `mail-pace.ts` limits the mails to one address. */
const mailLimit = { windowMs: HOUR_MS, address: 20, unverified: 5, counts: 'attempts' } as const

export const registrationLimit: Limit = { name: 'registration', ...mailLimit }
export const resetLimit: Limit = { name: 'reset', ...mailLimit }

export const codeLimit: Limit = {
  name: 'code',
  windowMs: QUARTER_MS,
  address: 10,
  counts: 'attempts',
}

export const passkeyCodeLimit: Limit = {
  name: 'passkeyCode',
  windowMs: QUARTER_MS,
  address: 10,
  subjects: [{ subject: shopperSubject, most: 5 }],
  counts: 'attempts',
}

/** A code that was mailed, or is guessed. */
export const enterCodeLimit: Limit = {
  name: 'enterCode',
  windowMs: QUARTER_MS,
  address: 30,
  subjects: [{ subject: code, most: 10 }],
  counts: 'wrong',
}

/** A link that was mailed, or is guessed. */
export const followLinkLimit: Limit = {
  name: 'followLink',
  windowMs: QUARTER_MS,
  address: 30,
  subjects: [{ subject: link, most: 10 }],
  counts: 'attempts',
}

export const passkeySignInLimit: Limit = {
  name: 'passkeySignIn',
  windowMs: QUARTER_MS,
  address: 60,
  counts: 'attempts',
}

export const passkeyProofLimit: Limit = {
  name: 'passkeyProof',
  windowMs: QUARTER_MS,
  address: 60,
  subjects: [{ subject: shopperSubject, most: 10 }],
  counts: 'wrong',
}
