import type { Context } from 'hono'
import { deploy } from 'virtual:deploy'

import * as features from '#shop/features.ts'
import { RADIAL_IFRAME } from '#shared/content/named-pages.ts'
import type { Route } from '#shared/routes.ts'

import type { CachedPage } from '../cache/cached-page.ts'
import type { AppEnv, Config } from '../config/env.ts'
import type { DocumentPolicy } from '../http/content-security-policy.ts'
import { documentPolicy } from '../http/document-policy.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import { isWithinShop, withRequestQuery } from '../http/location.ts'
import { findOffsets, createPlaceholder, withReplaced, writeOver } from './placeholder.ts'
import type { Rendering } from './render.tsx'

/** The placeholders in every document of this deploy. Each response replaces them. */
export const noncePlaceholder = createPlaceholder(deploy.noncePlaceholder)
const idempotencyKeyPlaceholder = createPlaceholder(deploy.idempotencyKeyPlaceholder)

const ALPHABET = new TextEncoder().encode(
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_',
)

/** Random ASCII letters in the place of a placeholder, with 6 random bits each (far more than 128 bits). */
function createRandomLetters({ bytes }: typeof noncePlaceholder) {
  const letters = crypto.getRandomValues(new Uint8Array(bytes.length))
  for (let index = 0; index < letters.length; index += 1) {
    letters[index] = ALPHABET[(letters[index] ?? 0) & 63] ?? 0
  }
  return letters
}

type C = Context<AppEnv>

const HTML = 'text/html; charset=utf-8'

interface DocumentHead {
  status: number
  cacheControl: 'public, no-cache' | 'no-store' | 'private, no-store'
  link: string | null
  retryAfter?: number
  /** The kind of Content-Security-Policy. */
  policy?: Route['policy']
}

/** The offsets of the nonce and idempotency key placeholders in a body. */
type Offsets = Record<'nonce' | 'idempotencyKey', number[]>

const offsetsIn = (body: Uint8Array): Offsets => ({
  nonce: findOffsets(body, noncePlaceholder),
  idempotencyKey: findOffsets(body, idempotencyKeyPlaceholder),
})

/** The offsets in stored bodies, so that each body is searched only once. */
const offsetsByBody = new WeakMap<Uint8Array, Offsets>()

function knownOffsetsIn(body: Uint8Array) {
  const known = offsetsByBody.get(body)
  if (known) return known
  const offsets = offsetsIn(body)
  offsetsByBody.set(body, offsets)
  return offsets
}

/**
 * Responds with a stored page, with a new nonce and idempotency key. A stored redirect gets the request's query.
 *
 * @param own the parameters that the page itself uses
 */
export function respondStored(c: C, { head, body }: CachedPage, own: readonly string[]) {
  const { status, headers } = head
  if (status === 301 || status === 302) return respondRedirect(c, { head }, own)
  const link = headers.find(([name]) => name === 'link')?.[1] ?? null
  const offsets = knownOffsetsIn(body)
  return respondComplete(c, body.slice(), {
    offsets,
    head: { status, link, cacheControl: 'public, no-cache' },
  })
}

/** Responds with a stored redirect, which gets the request's query. */
export function respondRedirect(
  c: C,
  { head: { status, headers } }: Pick<CachedPage, 'head'>,
  own: readonly string[],
) {
  const to = headers.find(([name]) => name === 'location')?.[1] ?? '/'
  const location = isWithinShop(to, c.get('context')) ? withRequestQuery(c, to, own) : to
  return new Response(null, { status, headers: { location, 'cache-control': 'no-cache' } })
}

/** Responds with a rendered page: complete if nothing is left to stream, otherwise as a stream. */
export async function respondRendered(c: C, { markup, isFlat }: Rendering, head: DocumentHead) {
  if (!isFlat) {
    // The log line waits for the calls of deferred parts.
    c.get('context').waitUntil(markup.allReady.catch(() => null))
    return respondStreamed(c, markup.stream(), head)
  }
  const body = await markup.bytes()
  return respondComplete(c, body, { offsets: offsetsIn(body), head })
}

interface CompletePage {
  offsets: Offsets
  head: DocumentHead
}

/** Responds with a complete body. Overwrites the placeholders in it. */
function respondComplete(c: C, body: Uint8Array<ArrayBuffer>, { offsets, head }: CompletePage) {
  const nonce = createRandomLetters(noncePlaceholder)
  writeOver(body, offsets.nonce, nonce)
  writeOver(body, offsets.idempotencyKey, createRandomLetters(idempotencyKeyPlaceholder))
  return new Response(body, documentInit(c, nonce, head))
}

/** Streams a page while it is rendered. */
export function respondStreamed(c: C, stream: ReadableStream<Uint8Array>, head: DocumentHead) {
  const nonce = createRandomLetters(noncePlaceholder)
  const idempotencyKey = createRandomLetters(idempotencyKeyPlaceholder)
  const replacements = new Map([
    [noncePlaceholder, nonce],
    [idempotencyKeyPlaceholder, idempotencyKey],
  ])
  return new Response(withReplaced(stream, replacements), documentInit(c, nonce, head))
}

/** Responds with markup, which may contain placeholders. */
export function respondText(c: C, html: string, head: DocumentHead) {
  const body = new Uint8Array(new TextEncoder().encode(html))
  return respondComplete(c, body, { offsets: offsetsIn(body), head })
}

const decoder = new TextDecoder()

/** Stands for the nonce, in which only letters, digits, hyphens and underscores occur. */
const NONCE = '{nonce}'

type PolicyKind = DocumentPolicy['kind']

/** The policies of the kinds of documents, which differ between responses by their nonce alone. */
const securityPolicies = new WeakMap<Config, Map<PolicyKind, string>>()

function formatPolicy(config: Config, kind: PolicyKind) {
  const known = securityPolicies.get(config) ?? new Map<PolicyKind, string>()
  securityPolicies.set(config, known)
  const policy = known.get(kind) ?? documentPolicy(config, kind, NONCE)
  known.set(kind, policy)
  return policy
}

function documentInit(c: C, nonce: Uint8Array, head: DocumentHead) {
  const { config, path } = c.get('context')
  const kind = head.policy ?? (path === RADIAL_IFRAME ? 'framed' : 'shop')
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    'Content-Type': HTML,
    'Cache-Control': head.cacheControl,
    // A public page is also Markdown.
    ...(features.readingAgents && head.cacheControl === 'public, no-cache' && { Vary: 'Accept' }),
    'Content-Security-Policy': formatPolicy(config, kind).replaceAll(NONCE, decoder.decode(nonce)),
    ...(head.link !== null && { Link: head.link }),
    ...(head.retryAfter !== undefined && { 'Retry-After': String(head.retryAfter) }),
  }
  return { status: head.status, headers }
}
