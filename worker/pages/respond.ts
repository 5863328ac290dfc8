import type { Context } from 'hono'

import type { CachedPage } from '../cache/cached-page.ts'
import type { AppEnv } from '../env.ts'
import { contentSecurityPolicy } from '../middleware/content-security-policy.ts'
import { createNonce, noncePlaceholder } from './nonce.ts'
import { offsetsOf, replacedCopy, replacingStream } from './placeholder.ts'

type C = Context<AppEnv>

const HTML = 'text/html; charset=utf-8'

interface DocumentHead {
  status: number
  cacheControl: 'no-cache' | 'no-store' | 'private, no-store'
  link: string | null
  retryAfter?: number
}

/** Where the nonce goes in a kept body; found once for as long as the body is held. */
const offsetsByBody = new WeakMap<Uint8Array, number[]>()

function nonceOffsetsOf(body: Uint8Array) {
  const known = offsetsByBody.get(body)
  if (known) return known
  const offsets = offsetsOf(body, noncePlaceholder)
  offsetsByBody.set(body, offsets)
  return offsets
}

/** A kept page, with a nonce that no other serve has. */
export function respondStored(c: C, { head, body }: CachedPage) {
  const { status, headers } = head
  if (status === 301 || status === 302) {
    return new Response(null, { status, headers: [...headers, ['cache-control', 'no-cache']] })
  }
  const nonce = createNonce()
  const bytes = replacedCopy(body, nonceOffsetsOf(body), nonce)
  const link = headers.find(([name]) => name === 'link')?.[1] ?? null
  return new Response(bytes, documentInit(c, nonce, { status, link, cacheControl: 'no-cache' }))
}

/** A page while it is rendered. */
export function respondStreamed(c: C, stream: ReadableStream<Uint8Array>, head: DocumentHead) {
  const nonce = createNonce()
  const body = stream.pipeThrough(replacingStream(noncePlaceholder, nonce))
  return new Response(body, documentInit(c, nonce, head))
}

/** A page that needs no script and no nonce. */
export function respondText(c: C, html: string, head: DocumentHead) {
  return new Response(html, documentInit(c, createNonce(), head))
}

function documentInit(c: C, nonce: string, head: DocumentHead) {
  const { config } = c.var.context
  const { imageOrigin } = config
  const headers = new Headers({
    'Content-Type': HTML,
    'Cache-Control': head.cacheControl,
    'Content-Security-Policy': contentSecurityPolicy({ nonce, imageOrigin, kind: 'shop' }),
  })
  if (head.link !== null) headers.set('Link', head.link)
  if (head.retryAfter !== undefined) headers.set('Retry-After', String(head.retryAfter))
  return { status: head.status, headers }
}
