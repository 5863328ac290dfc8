import { DAY, type CookieDeclaration } from '../storage/cookie-declaration.ts'

export const consentCookies = {
  consent: {
    name: 'privacy-choices',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>
