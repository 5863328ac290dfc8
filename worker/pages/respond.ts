import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'
import { contentSecurityPolicy } from '../middleware/content-security-policy.ts'
import { createNonce, noncePlaceholder } from './nonce.ts'
import { replacedCopy, replacingStream } from './placeholder.ts'
import type { StoredPage } from './stored-page.ts'

type C = Context<AppEnv>

const HTML = 'text/html; charset=utf-8'

interface DocumentHead {
  status: number
  cacheControl: 'no-cache' | 'no-store' | 'private, no-store'
  link: string | null
  retryAfter?: number
}

/** A kept page, with a nonce that no other serve has. */
export function respondStored(c: C, { head, body }: StoredPage) {
  if (head.location !== null) {
    const headers = { Location: head.location, 'Cache-Control': 'no-cache' }
    return new Response(null, { status: head.status, headers })
  }
  const nonce = createNonce()
  const bytes = replacedCopy(body, head.nonceOffsets, nonce)
  const { status, link } = head
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
