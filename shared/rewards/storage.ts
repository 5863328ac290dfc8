import { DAY, type CookieDeclaration } from '../storage/cookie-declaration.ts'

export const rewardCookies = {
  brand: {
    name: 'brand-loyalty',
    setBy: 'the shop',
    group: 'targeting',
    maxAgeSeconds: 365 * DAY,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>
