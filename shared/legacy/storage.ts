import type { CookieDeclaration } from '../storage/cookie-declaration.ts'

export const legacyCookies = {
  legacySession: {
    name: '{site}-dwsid',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: null,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>
