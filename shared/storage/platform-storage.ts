import { DAY, type CookieDeclaration } from './cookie-declaration.ts'
import type { StorageDeclaration } from './storage-declaration.ts'

export const platformCookies = {
  session: {
    name: '{site}-session',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 90 * DAY,
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  visitor: {
    name: 'vitrine-visitor',
    setBy: 'a tester',
    group: 'necessary',
    maxAgeSeconds: null,
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>

/** Precedes the form's action in the key of a form's draft. */
export const DRAFT_PREFIX = 'draft:'

export const platformStorage = {
  draft: {
    name: `${DRAFT_PREFIX}{form}`,
    kind: 'session storage',
    purpose: 'What was typed into a form but not sent yet. Never a card or a password.',
    group: 'necessary',
    lifetime: 'until the form is sent, an order is placed, or the tab is closed',
  },
} as const satisfies Record<string, StorageDeclaration>
