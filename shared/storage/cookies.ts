import type { ConsentGroup } from './consent-groups.ts'
import type { CookieDeclaration } from './cookie-declaration.ts'

/** `__Host-Http-` keeps scripts and other hosts of the domain from setting the cookie. */
export const SECURE_PREFIX = '__Host-Http-'

export interface CookieScope {
  site: string
  /** Empty only in development and test, for browsers that do not store Secure cookies over http. */
  prefix: string
}

export const cookieName = ({ name, isPrefixed }: CookieDeclaration, scope: CookieScope) =>
  (isPrefixed ? scope.prefix : '') + name.replace('{site}', scope.site)

/** The cookie's value in a `Cookie` header. Null if it is missing. */
export function readCookie(
  header: string | null,
  cookie: CookieDeclaration,
  scope: CookieScope,
): string | null {
  const start = `${cookieName(cookie, scope)}=`
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null
}

interface CookieValue extends CookieScope {
  /** Null removes the cookie. */
  value: string | null
  /** Never longer than declared. The default is the declared lifetime. */
  maxAgeSeconds?: number
  /** The groups that the visitor has agreed to. Without it, only necessary cookies are set. */
  consent?: readonly ConsentGroup[]
}

/** Sets a cookie if the visitor has agreed to its group, or removes it. */
export function setCookie(
  headers: { append(name: string, value: string): void },
  cookie: CookieDeclaration,
  { value, maxAgeSeconds = Infinity, consent = [], ...scope }: CookieValue,
) {
  if (value !== null && !isAllowed(cookie, consent)) return
  const age = value === null ? 0 : Math.min(maxAgeSeconds, cookie.maxAgeSeconds ?? Infinity)
  const pair = `${cookieName(cookie, scope)}=${value ?? ''}`
  const lifetime = age === Infinity ? [] : [`Max-Age=${age}`]
  headers.append('Set-Cookie', [pair, ...lifetime, ...listFlags(cookie, scope)].join('; '))
}

const listFlags = ({ httpOnly, isPrefixed, sameSite }: CookieDeclaration, scope: CookieScope) => [
  'Path=/',
  ...(httpOnly ? ['HttpOnly'] : []),
  ...(isPrefixed && scope.prefix === '' ? [] : ['Secure']),
  `SameSite=${sameSite}`,
]

const isAllowed = ({ group }: CookieDeclaration, consent: readonly ConsentGroup[]) =>
  group === 'necessary' || consent.includes(group)

/** Whether a response header sets a cookie. Such a response must not be shared between visitors. */
export const isCookieHeader = (name: string) => name.toLowerCase() === 'set-cookie'
