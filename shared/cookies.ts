/** The purposes that visitors consent to, by the names that consent tools and the CCPA and GDPR use. */
export const CONSENT_GROUPS = ['necessary', 'functional', 'performance', 'targeting'] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]

/** `__Host-Http-` keeps scripts and other hosts of the domain from setting the cookie. */
export const SECURE_PREFIX = '__Host-Http-'

interface CookieDeclaration {
  /** `{site}` stands for the site's id. */
  name: string
  /** What the cookie is for, as the documentation says it. */
  purpose: string
  setBy: 'the shop' | 'a tester'
  /** Visitors who have not agreed to this group do not get the cookie. `necessary` needs no consent. */
  group: ConsentGroup
  /** The longest lifetime. Null if the cookie ends with the browser's session. */
  maxAgeSeconds: number | null
  /** Shown in the documentation instead of `maxAgeSeconds`. */
  lifetime: string
  /** Whether the name begins with the configured prefix. Without a prefix the cookie is not `Secure`. */
  isPrefixed: boolean
  httpOnly: boolean
  sameSite: 'Lax' | 'Strict'
}

const DAY = 86_400

/** Begins the keys of what was typed into a form, followed by the form's action. */
export const DRAFT_PREFIX = 'draft:'

/** The key of the phrases that were searched for in this browser. */
export const RECENT_SEARCHES_KEY = 'recent-searches'

interface StorageDeclaration {
  /** The key. `{form}` stands for the form's action. */
  name: string
  /** Session storage ends with the tab, local storage stays. */
  kind: 'session storage' | 'local storage'
  purpose: string
  group: ConsentGroup
  lifetime: string
}

/** Everything that the shop writes to session storage and local storage. */
export const STORAGE = {
  draft: {
    name: `${DRAFT_PREFIX}{form}`,
    kind: 'session storage',
    purpose: 'What was typed into a form but not sent yet. Never a card or a password.',
    group: 'necessary',
    lifetime: 'until the form is sent, an order is placed, or the tab is closed',
  },
  recentSearches: {
    name: RECENT_SEARCHES_KEY,
    kind: 'local storage',
    purpose: 'The last five phrases that were searched for, to search for them again. Never sent.',
    group: 'necessary',
    lifetime: 'until the shopper clears them',
  },
} as const satisfies Record<string, StorageDeclaration>

/** Every cookie of the shop. A new one is declared here first, as is a new key of the browser's storage. */
export const COOKIES = {
  session: {
    name: '{site}-session',
    purpose: 'The shopper’s session: commerce tokens, bag and checkout state. Encrypted.',
    setBy: 'the shop',
    group: 'necessary',
    maxAgeSeconds: 90 * DAY,
    lifetime: 'that of the refresh token (30 days for guests), at most 90 days',
    isPrefixed: true,
    httpOnly: true,
    sameSite: 'Lax',
  },
  visitor: {
    name: 'vitrine-visitor',
    purpose: 'Simulates a visitor. Ignored in staging and production.',
    setBy: 'a tester',
    group: 'necessary',
    maxAgeSeconds: null,
    lifetime: 'as the tester sets it',
    isPrefixed: false,
    httpOnly: false,
    sameSite: 'Lax',
  },
} as const satisfies Record<string, CookieDeclaration>

export type CookieId = keyof typeof COOKIES

/** What a cookie's name depends on besides its declaration. */
export interface CookieScope {
  site: string
  /** Empty only in development and test, for browsers that do not store Secure cookies over http. */
  prefix: string
}

export function cookieName(id: CookieId, { site, prefix }: CookieScope): string {
  const { name, isPrefixed } = COOKIES[id]
  return (isPrefixed ? prefix : '') + name.replace('{site}', site)
}

/** The cookie's value in a `Cookie` header. Null if it is missing. */
export function readCookie(header: string | null, id: CookieId, scope: CookieScope): string | null {
  const name = cookieName(id, scope)
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}

interface CookieValue extends CookieScope {
  /** Null removes the cookie. */
  value: string | null
  /** Never longer than declared. The default is the declared lifetime. */
  maxAgeSeconds?: number
}

/** Sets a declared cookie, or removes it. */
export function setCookie(
  headers: { append(name: string, value: string): void },
  id: CookieId,
  { value, maxAgeSeconds = Infinity, ...scope }: CookieValue,
) {
  const declaration: CookieDeclaration = COOKIES[id]
  const age = value === null ? 0 : Math.min(maxAgeSeconds, declaration.maxAgeSeconds ?? Infinity)
  const attributes = [
    `${cookieName(id, scope)}=${value ?? ''}`,
    ...(age === Infinity ? [] : [`Max-Age=${age}`]),
    'Path=/',
    ...(declaration.httpOnly ? ['HttpOnly'] : []),
    ...(declaration.isPrefixed && scope.prefix === '' ? [] : ['Secure']),
    `SameSite=${declaration.sameSite}`,
  ]
  headers.append('Set-Cookie', attributes.join('; '))
}

/** Whether a response with this header sets a cookie, so that it must not be shared between visitors. */
export const isCookieHeader = (name: string) => name.toLowerCase() === 'set-cookie'
