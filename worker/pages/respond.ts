import type { Context } from 'hono'

import type { Route } from '#shared/routes.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import type { AppEnv } from '../env.ts'
import { contentSecurityPolicy } from '../middleware/content-security-policy.ts'
import { offsetsOf, replacingStream, writeOver } from './placeholder.ts'
import { createRandomText, noncePlaceholder, operationPlaceholder } from './random-text.ts'

type C = Context<AppEnv>

const HTML = 'text/html; charset=utf-8'

interface DocumentHead {
  status: number
  cacheControl: 'no-cache' | 'no-store' | 'private, no-store'
  link: string | null
  retryAfter?: number
  /** What the document may load, and where its forms may lead. */
  policy?: Route['policy']
}

/** Where nonce and operation go in a kept body; found once for as long as the body is held. */
const offsetsByBody = new WeakMap<Uint8Array, Record<'nonce' | 'operation', number[]>>()

function placesIn(body: Uint8Array) {
  const known = offsetsByBody.get(body)
  if (known) return known
  const places = {
    nonce: offsetsOf(body, noncePlaceholder),
    operation: offsetsOf(body, operationPlaceholder),
  }
  offsetsByBody.set(body, places)
  return places
}

/** A kept page, with a nonce and an operation that no other serve has. */
export function respondStored(c: C, { head, body }: CachedPage) {
  const { status, headers } = head
  if (status === 301 || status === 302) {
    return new Response(null, { status, headers: [...headers, ['cache-control', 'no-cache']] })
  }
  const nonce = createRandomText(noncePlaceholder)
  const places = placesIn(body)
  const bytes = body.slice()
  writeOver(bytes, places.nonce, nonce)
  writeOver(bytes, places.operation, createRandomText(operationPlaceholder))
  const link = headers.find(([name]) => name === 'link')?.[1] ?? null
  return new Response(bytes, documentInit(c, nonce, { status, link, cacheControl: 'no-cache' }))
}

/** A page while it is rendered. */
export function respondStreamed(c: C, stream: ReadableStream<Uint8Array>, head: DocumentHead) {
  const nonce = createRandomText(noncePlaceholder)
  const operation = createRandomText(operationPlaceholder)
  const body = stream
    .pipeThrough(replacingStream(noncePlaceholder, nonce))
    .pipeThrough(replacingStream(operationPlaceholder, operation))
  return new Response(body, documentInit(c, nonce, head))
}

/** A page that needs no script and no nonce. */
export function respondText(c: C, html: string, head: DocumentHead) {
  return new Response(html, documentInit(c, createRandomText(noncePlaceholder), head))
}

function documentInit(c: C, nonce: string, head: DocumentHead) {
  const { config } = c.var.context
  const { imageOrigin } = config
  const paymentOrigin = config.payment.origin
  const kind = head.policy ?? 'shop'
  const headers = new Headers({
    'Content-Type': HTML,
    'Cache-Control': head.cacheControl,
    'Content-Security-Policy': contentSecurityPolicy({ kind, nonce, imageOrigin, paymentOrigin }),
  })
  if (head.link !== null) headers.set('Link', head.link)
  if (head.retryAfter !== undefined) headers.set('Retry-After', String(head.retryAfter))
  return { status: head.status, headers }
}
