import type { Context } from 'hono'

import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import type { AppEnv } from '../env.ts'
import { hashOf } from '../limits/keyed-hash.ts'
import { sessionCookieScope } from '../session/session-cookie-scope.ts'
import type { Session } from '../session/session.ts'

/**
 * Identifies the visitor to the review service: the customer who is signed in, or else this browser by a cookie. The id is a
 * hash that reveals neither.
 */
export interface Reviewer {
  /** Null if this browser has no cookie yet. */
  knownId(): Promise<string | null>
  /** Gives a browser without the cookie a random number, which `setCookies` writes. */
  id(): Promise<string>
  setCookies(headers: Headers): void
}

/** The reviewer of this request. */
export function openReviewer(c: Context<AppEnv>, session: Pick<Session, 'state'>): Reviewer {
  const { config, site } = c.get('context')
  const scope = sessionCookieScope(c.get('context'), c.req.header('user-agent'))
  const sent = readCookie(c.req.header('cookie') ?? null, 'reviewer', scope)
  let browser = sent !== null && /^[\da-f-]{36}$/.test(sent) ? sent : null
  let isUnwritten = false

  const hashed = (subject: string) => hashOf(config, `reviewer:${site.id}:${subject}`)

  async function knownId() {
    const { state } = session
    if (state?.authType === 'registered') return hashed(`customer:${state.customerId}`)
    return browser === null ? null : hashed(`browser:${browser}`)
  }

  return {
    knownId,
    async id() {
      const known = await knownId()
      if (known !== null) return known
      browser = crypto.randomUUID()
      isUnwritten = true
      return hashed(`browser:${browser}`)
    },
    setCookies(headers) {
      if (isUnwritten) setCookie(headers, 'reviewer', { ...scope, value: browser })
      isUnwritten = false
    },
  }
}
