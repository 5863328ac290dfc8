import { DAY, type CookieDeclaration } from '../storage/cookie-declaration.ts'

/** Only the worker reads these (spec 1 §9). */
const storeCookie = {
  setBy: 'the shop',
  group: 'necessary',
  maxAgeSeconds: 365 * DAY,
  isPrefixed: false,
  httpOnly: true,
  sameSite: 'Lax',
} as const

export const storeCookies = {
  storeId: { ...storeCookie, name: '{site}-store-id' },
  storeName: { ...storeCookie, name: '{site}-store-name' },
  storePreferred: { ...storeCookie, name: '{site}-store-preferred' },
  postalCode: { ...storeCookie, name: '{site}-postal-code' },
} as const satisfies Record<string, CookieDeclaration>
