import { DAY, type CookieDeclaration } from '../storage/cookie-declaration.ts'

/** A sealed cookie that lasts as long as a code in a mail. */
const shortCookie = {
  setBy: 'the shop',
  group: 'necessary',
  maxAgeSeconds: 600,
  isPrefixed: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const

export const signInCookies = {
  signInCode: { ...shortCookie, name: '{site}-sign-in-code' },
  passwordReset: { ...shortCookie, name: '{site}-password-reset' },
  signOutCheck: { ...shortCookie, name: '{site}-sign-out-check' },
  signedOut: { ...shortCookie, name: '{site}-signed-out' },
  pendingAction: { ...shortCookie, name: '{site}-pending-action' },
  knownDevice: { ...shortCookie, name: '{site}-known-device', maxAgeSeconds: 365 * DAY },
} as const satisfies Record<string, CookieDeclaration>
