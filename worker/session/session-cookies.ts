import { readCookie, setCookie, type CookieScope } from '#shared/storage/cookies.ts'

import type { SessionState } from './session-state.ts'

/** An agent's session has a cookie of its own, which takes precedence over the shopper's. */
export type SessionKind = 'session' | 'agent'

const KINDS = ['agent', 'session'] as const

export const kindOf = ({ agent }: SessionState): SessionKind => (agent ? 'agent' : 'session')

interface Written {
  kind: SessionKind
  value: string | null
  maxAgeSeconds: number
}

/** The session's cookie of a request. A session of one kind replaces that of the other. */
export function sessionCookies(header: string | null, scope: CookieScope) {
  const sent = KINDS.filter((kind) => readCookie(header, kind, scope) !== null)
  const [kind = 'session'] = sent
  return {
    kind,
    given: readCookie(header, kind, scope),
    /** Writes the cookie of a session, and removes every other. */
    write(headers: Headers, written: Written | null) {
      if (written) setCookie(headers, written.kind, { ...scope, ...written })
      for (const other of sent) {
        if (other !== written?.kind) setCookie(headers, other, { ...scope, value: null })
      }
    },
  }
}
