import type { ConsentGroup } from '#shared/storage/consent-groups.ts'
import { COOKIES } from '#shared/browser-storage.ts'
import type { CookieDeclaration } from '#shared/storage/cookie-declaration.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'
import { sites } from '#shared/site/site.ts'

interface Choice {
  /** The request's `Cookie` header. */
  cookies: string
  /** The groups that the visitor allows. */
  allowed: readonly ConsentGroup[]
  /** The prefix of the shop's secure cookies. */
  prefix: string
}

const OPTIONAL: readonly CookieDeclaration[] = Object.values(COOKIES).filter(
  ({ group }) => group !== 'necessary',
)

/** Removes the browser's cookies of groups that the visitor does not allow, of both sites. */
export function removeRefused(
  headers: Headers,
  { cookies, allowed, prefix }: Choice,
  declared = OPTIONAL,
) {
  for (const cookie of declared.filter(({ group }) => !allowed.includes(group))) {
    for (const site of Object.keys(sites)) {
      const scope = { site, prefix }
      if (readCookie(cookies, cookie, scope) !== null)
        setCookie(headers, cookie, { ...scope, value: null })
    }
  }
}
