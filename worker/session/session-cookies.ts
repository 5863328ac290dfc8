import type { RequestContext } from '../config/env.ts'
import * as features from '#shop/features.ts'
import { agentCookies } from '#shared/agents/storage.ts'
import { platformCookies } from '#shared/storage/platform-storage.ts'
import { readCookie, setCookie, type CookieScope } from '#shared/storage/cookies.ts'

import type { SessionState } from './session-state.ts'

/** An agent's session is in another cookie than the shopper's, and takes precedence. */
export type SessionKind = 'session' | 'agent'

const KINDS: readonly SessionKind[] = features.agents ? ['agent', 'session'] : ['session']

const COOKIES = { agent: agentCookies.agent, session: platformCookies.session }

export const sessionKind = ({ agent }: SessionState): SessionKind => (agent ? 'agent' : 'session')

interface Written {
  kind: SessionKind
  value: string | null
  maxAgeSeconds: number
}

/** The session's cookie of a request. A session of one kind replaces that of the other. */
export function sessionCookies(header: string | null, scope: CookieScope) {
  const sent = KINDS.filter((kind) => readCookie(header, COOKIES[kind], scope) !== null)
  const [kind = 'session'] = sent
  return {
    kind,
    given: readCookie(header, COOKIES[kind], scope),
    /** Writes the cookie of a session, and removes every other. */
    write(headers: Headers, written: Written | null) {
      if (written) setCookie(headers, COOKIES[written.kind], { ...scope, ...written })
      for (const other of sent) {
        if (other !== written?.kind) setCookie(headers, COOKIES[other], { ...scope, value: null })
      }
    },
  }
}

/** The names of the session cookie in a browser. WebKit keeps no Secure cookie over http, so a local shop omits it. */
export function sessionCookieScope(
  { config, site }: Pick<RequestContext, 'config' | 'site'>,
  userAgent = '',
) {
  const isLocal = config.publicOrigin.startsWith('http://')
  const isWebKit = userAgent.includes('AppleWebKit') && !userAgent.includes('Chrom')
  return { prefix: isLocal && isWebKit ? '' : config.session.cookiePrefix, site: site.id }
}
