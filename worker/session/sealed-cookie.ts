import * as v from 'valibot'

import type { CookieDeclaration } from '#shared/storage/cookie-declaration.ts'
import { readCookie, setCookie } from '#shared/storage/cookies.ts'

import type { RequestContext } from '../config/env.ts'
import { open, seal } from '../runtime/seal.ts'
import { sessionCookieScope } from './session-cookies.ts'

type OfRequest = Pick<RequestContext, 'request' | 'config' | 'site' | 'now'>

const Expiring = v.object({ content: v.unknown(), expiresAt: v.number() })

/** The cookies that a request has set, until its response is made. */
const writtenByRequest = new WeakMap<Request, Map<CookieDeclaration, string | null>>()

/**
 * A cookie that only the worker can read. Its expiry is sealed as well, so a copied cookie expires, too.
 * @param purpose content that is sealed for one purpose opens for no other
 */
export function sealedCookie<Content>(
  purpose: string,
  cookie: CookieDeclaration & { maxAgeSeconds: number },
  schema: v.GenericSchema<unknown, Content>,
) {
  const sealScope = ({ site }: OfRequest) => ({ purpose, site: site.id })
  const write = ({ request }: OfRequest, value: string | null) => {
    const written = writtenByRequest.get(request) ?? new Map<CookieDeclaration, string | null>()
    writtenByRequest.set(request, written.set(cookie, value))
  }
  return {
    async read(context: OfRequest): Promise<Content | null> {
      const { config, now, request } = context
      const sealed = readCookie(request.headers.get('cookie'), cookie, cookieScope(context))
      const found = sealed && (await open(config.session.keys, sealScope(context), sealed))
      const text = v.pipe(v.string(), v.parseJson(), Expiring)
      const kept = found ? v.safeParse(text, found.text) : null
      if (!kept?.success || kept.output.expiresAt <= now()) return null
      const content = v.safeParse(schema, kept.output.content)
      return content.success ? content.output : null
    },
    /** Writes the cookie with the response to this request. */
    async write(context: OfRequest, content: Content) {
      const { config, now } = context
      const expiresAt = now() + cookie.maxAgeSeconds * 1000
      const text = JSON.stringify({ content, expiresAt })
      write(context, await seal(config.session.keys, sealScope(context), text))
    },
    clear: (context: OfRequest) => write(context, null),
  }
}

/** Adds the cookies that this request has set to its response, once. */
export function writeSealedCookies(context: OfRequest, headers: Headers) {
  for (const [cookie, value] of writtenByRequest.get(context.request) ?? []) {
    setCookie(headers, cookie, { ...cookieScope(context), value })
  }
  writtenByRequest.delete(context.request)
}

const cookieScope = (context: OfRequest) =>
  sessionCookieScope(context, context.request.headers.get('user-agent') ?? undefined)
