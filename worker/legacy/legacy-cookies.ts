import { isNamed, type LegacyRoutes } from '../config/legacy-routes.ts'

/** The cookie of the platform's sessions. Browsers keep it under a name of the shop, which no script can set. */
export const SESSION_COOKIE = 'dwsid'

/** The platform's other cookies: returning guests and customers, source codes, personalization, analytics, consent. */
const PLATFORM = [
  'dwanonymous_*',
  'dwcustomer_*',
  'dwsecuretoken_*',
  'dwsourcecode_*',
  'dwpersonalization_*',
  'dwac_*',
  'dw_*',
  'cqcid',
  'cquid',
  '__cq_dnt',
  '__cq_uuid',
  '__cq_seg',
  'sid',
]

const passes = (name: string, { cookies }: LegacyRoutes) =>
  [...PLATFORM, ...cookies].some((allowed) => isNamed(allowed)(name))

/** The `Cookie` header for the legacy system, with its cookies only. */
export function legacyCookieHeader(
  header: string | null,
  legacy: LegacyRoutes,
  dwsid: string | null,
): string {
  const own = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => passes(pair.split('=')[0] ?? '', legacy))
  return [...(dwsid === null ? [] : [`${SESSION_COOKIE}=${dwsid}`]), ...own].join('; ')
}

/** The value of a session in a response. Null if it sets none; empty if it ends the session. */
export function sessionIn(response: Response): string | null {
  const cookie = response.headers
    .getSetCookie()
    .findLast((line) => line.startsWith(`${SESSION_COOKIE}=`))
  return cookie?.slice(SESSION_COOKIE.length + 1).split(';')[0] ?? null
}

/** The other cookies that a response sets and that pass. They belong to the shop's host and to https. */
export function cookiesIn(response: Response, legacy: LegacyRoutes, isSecure: boolean): string[] {
  return response.headers
    .getSetCookie()
    .filter((line) => passes(line.split('=')[0] ?? '', legacy))
    .map((line) => {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const kept = attributes.filter((attribute) => !/^(domain|secure|samesite)\b/i.test(attribute))
      return [pair, ...kept, ...(isSecure ? ['Secure'] : []), 'SameSite=Lax'].join('; ')
    })
}
