import type { ConsentGroup } from '#shared/storage/consent-groups.ts'
import { COOKIES } from '#shared/storage/cookie-declarations.ts'
import { readCookie, setCookie, type CookieId } from '#shared/storage/cookies.ts'
import { sites } from '#shared/site/site.ts'

interface Choice {
  /** The request's `Cookie` header. */
  cookies: string
  /** The groups that the visitor allows. */
  allowed: readonly ConsentGroup[]
  /** The prefix of the shop's secure cookies. */
  prefix: string
}

interface GroupedCookie {
  id: CookieId
  group: ConsentGroup
}

const OPTIONAL: readonly GroupedCookie[] = Object.entries(COOKIES)
  .map(([id, { group }]) => ({ id: id as CookieId, group })) // Object.entries loses the type of the keys
  .filter(({ group }: GroupedCookie) => group !== 'necessary')

/** Removes the browser's cookies of groups that the visitor does not allow, of both sites. */
export function removeRefused(
  headers: Headers,
  { cookies, allowed, prefix }: Choice,
  declared = OPTIONAL,
) {
  for (const { id } of declared.filter(({ group }) => !allowed.includes(group))) {
    for (const site of Object.keys(sites)) {
      const scope = { site, prefix }
      if (readCookie(cookies, id, scope) !== null) setCookie(headers, id, { ...scope, value: null })
    }
  }
}
