import * as v from 'valibot'

import { fromBase64Url } from '../runtime/base64-url.ts'

const Claims = v.pipe(v.string(), v.parseJson(), v.object({ isb: v.string() }))

/**
 * A part of the identity in the claims of an access token of SLAS (scapi §2.4): the shopper's login (`upn`), or the agent.
 * Null if there is none. The token comes from SLAS or from a sealed cookie, so nothing is verified.
 */
export function identityPartIn(token: string, name: 'upn' | 'agent'): string | null {
  const [, payload = ''] = token.split('.')
  const text = v.safeParse(v.pipe(v.string(), v.transform(textOf)), payload)
  const claims = text.success ? v.safeParse(Claims, text.output) : null
  const parts = claims?.success ? claims.output.isb.split('::') : []
  return parts.find((part) => part.startsWith(`${name}:`))?.slice(name.length + 1) ?? null
}

const Subject = v.pipe(v.string(), v.parseJson(), v.object({ sub: v.string() }))

/** The id of the visit in an access token of SLAS. Null if there is none. */
export function usidIn(token: string): string | null {
  const claims = v.safeParse(Subject, textOf(token.split('.')[1] ?? ''))
  return claims.success
    ? (/(?:^|::)usid:([\w-]{1,100})/.exec(claims.output.sub)?.[1] ?? null)
    : null
}

function textOf(encoded: string) {
  try {
    return new TextDecoder().decode(fromBase64Url(encoded))
  } catch {
    return ''
  }
}
