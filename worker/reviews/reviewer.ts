import { reviewCookies } from '#shared/reviews/storage.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import { oncePerRequest, type Edge } from '../http/edge.ts'
import { hashOf } from '../session/keyed-hash.ts'
import { sessionCookieScope } from '../session/session-cookies.ts'

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

/** The reviewer of a request. */
export const openReviewer = oncePerRequest(createReviewer)

function createReviewer({ context, session }: Pick<Edge, 'context' | 'session'>): Reviewer {
  const { config, site, request } = context
  const { headers } = request
  const scope = sessionCookieScope(context, headers.get('user-agent') ?? undefined)
  const sent = readCookie(headers.get('cookie'), reviewCookies.reviewer, scope)
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
      if (isUnwritten) setCookie(headers, reviewCookies.reviewer, { ...scope, value: browser })
      isUnwritten = false
    },
  }
}
