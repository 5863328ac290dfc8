import type { ConsentGroup } from './consent-groups.ts'
import { COOKIES, DAY, type CookieDeclaration } from './cookie-declarations.ts'

/** `__Host-Http-` keeps scripts and other hosts of the domain from setting the cookie. */
export const SECURE_PREFIX = '__Host-Http-'

export type CookieId = keyof typeof COOKIES

/** What a cookie's name depends on besides its declaration. */
export interface CookieScope {
  site: string
  /** Empty only in development and test, for browsers that do not store Secure cookies over http. */
  prefix: string
  /** The name that content gives the cookie of the welcome dialog. */
  welcome?: string
}

/** The cookie of the welcome dialog, unless its content says otherwise (spec 1 §4). */
export const WELCOME_COOKIE = { name: 'welcome-modal', days: 30 } as const
export const MAX_WELCOME_DAYS = COOKIES.welcome.maxAgeSeconds / DAY

export function cookieName(
  id: CookieId,
  { site, prefix, welcome = WELCOME_COOKIE.name }: CookieScope,
): string {
  const { name, isPrefixed } = COOKIES[id]
  return (
    (isPrefixed ? prefix : '') + name.replace('{site}', site).replace('{welcome-modal}', welcome)
  )
}

/** Whether content may give a cookie this plain name, which no other cookie of the shop has. */
export function isFreeCookieName(name: string): boolean {
  const others = Object.values(COOKIES).filter((cookie) => cookie !== COOKIES.welcome)
  const isTaken = others.some((cookie) =>
    new RegExp(`^${cookie.name.replace('{site}', '[a-z]+')}$`, 'i').test(name),
  )
  return /^[a-z][\w-]{0,63}$/i.test(name) && !isTaken
}

/** The cookie's value in a `Cookie` header. Null if it is missing. */
export function readCookie(header: string | null, id: CookieId, scope: CookieScope): string | null {
  const start = `${cookieName(id, scope)}=`
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null
}

interface CookieValue extends CookieScope {
  /** Null removes the cookie. */
  value: string | null
  /** Never longer than declared. The default is the declared lifetime. */
  maxAgeSeconds?: number
  /** What the visitor has agreed to. Without it, only necessary cookies are set. */
  consent?: readonly ConsentGroup[]
}

/** Sets a declared cookie if the visitor has agreed to its group, or removes it. */
export function setCookie(
  headers: { append(name: string, value: string): void },
  id: CookieId,
  { value, maxAgeSeconds = Infinity, consent = [], ...scope }: CookieValue,
) {
  const declaration: CookieDeclaration = COOKIES[id]
  if (value !== null && !isAllowed(declaration, consent)) return
  const age = value === null ? 0 : Math.min(maxAgeSeconds, declaration.maxAgeSeconds ?? Infinity)
  const pair = `${cookieName(id, scope)}=${value ?? ''}`
  const lifetime = age === Infinity ? [] : [`Max-Age=${age}`]
  headers.append('Set-Cookie', [pair, ...lifetime, ...flagsOf(declaration, scope)].join('; '))
}

const flagsOf = ({ httpOnly, isPrefixed, sameSite }: CookieDeclaration, scope: CookieScope) => [
  'Path=/',
  ...(httpOnly ? ['HttpOnly'] : []),
  ...(isPrefixed && scope.prefix === '' ? [] : ['Secure']),
  `SameSite=${sameSite}`,
]

const isAllowed = ({ group }: CookieDeclaration, consent: readonly ConsentGroup[]) =>
  group === 'necessary' || consent.includes(group)

/** Whether a response with this header sets a cookie, so that it must not be shared between visitors. */
export const isCookieHeader = (name: string) => name.toLowerCase() === 'set-cookie'
