import { DAY, type CookieDeclaration } from '../storage/cookie-declaration.ts'

export const reviewCookies = {
  reviewer: {
    name: '{site}-reviewer',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>
