import type { Context } from 'hono'
import * as v from 'valibot'

import { COOKIES } from '#shared/storage/cookie-declarations.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import type { AppEnv } from '../env.ts'
import { open, seal } from './seal.ts'
import { sessionCookieScope } from './session-cookie-scope.ts'

/** The cookies that only the worker can read. */
type SealedCookieId =
  | 'signInCode'
  | 'passwordReset'
  | 'agentLogin'
  | 'signOutCheck'
  | 'signedOut'
  | 'pendingAction'
  | 'knownDevice'

const Expiring = v.object({ content: v.unknown(), expiresAt: v.number() })

/** The cookies that a request has set, by request, until its response is made. */
const writtenByRequest = new WeakMap<Request, Map<SealedCookieId, string | null>>()

/** A cookie that only the worker can read, until it expires. That it does is sealed, too: a copied cookie expires as well. */
export function sealedCookie<Content>(
  id: SealedCookieId,
  schema: v.GenericSchema<unknown, Content>,
) {
  const sealScope = (c: Context<AppEnv>) => ({ purpose: id, site: c.get('context').site.id })
  const write = (c: Context<AppEnv>, value: string | null) => {
    const written = writtenByRequest.get(c.req.raw) ?? new Map<SealedCookieId, string | null>()
    writtenByRequest.set(c.req.raw, written.set(id, value))
  }
  return {
    async read(c: Context<AppEnv>): Promise<Content | null> {
      const { config, now } = c.get('context')
      const sealed = readCookie(c.req.header('cookie') ?? null, id, scopeOf(c))
      const found = sealed && (await open(config.session.keys, sealScope(c), sealed))
      const text = v.pipe(v.string(), v.parseJson(), Expiring)
      const kept = found ? v.safeParse(text, found.text) : null
      if (!kept?.success || kept.output.expiresAt <= now()) return null
      const content = v.safeParse(schema, kept.output.content)
      return content.success ? content.output : null
    },
    /** Writes the cookie with the response to this request. */
    async write(c: Context<AppEnv>, content: Content) {
      const { config, now } = c.get('context')
      const expiresAt = now() + COOKIES[id].maxAgeSeconds * 1000
      const text = JSON.stringify({ content, expiresAt })
      write(c, await seal(config.session.keys, sealScope(c), text))
    },
    clear: (c: Context<AppEnv>) => write(c, null),
  }
}

/** Adds the cookies that this request has set to its response, once. */
export function writeSealedCookies(c: Context<AppEnv>, headers: Headers) {
  for (const [id, value] of writtenByRequest.get(c.req.raw) ?? []) {
    setCookie(headers, id, { ...scopeOf(c), value })
  }
  writtenByRequest.delete(c.req.raw)
}

const scopeOf = (c: Context<AppEnv>) =>
  sessionCookieScope(c.get('context'), c.req.header('user-agent'))
