import type { Context } from 'hono'

import type { SiteLocale } from '#shared/site/site.ts'

import type { Preview } from '../render/preview.ts'
import { fromBase64Url, toBase64Url } from '../runtime/base64-url.ts'
import type { AppEnv } from '../config/env.ts'

/** A link to one page in one preview, with its expiry. */
interface PreviewLink extends SiteLocale, Preview {
  /** Without site and locale. */
  path: string
  /** Seconds since the epoch. */
  expires: number
}

export const MAX_PREVIEW_HOURS = 24

const NAMES = {
  date: 'previewDate',
  group: 'previewGroup',
  expires: 'previewExpires',
  signature: 'previewSignature',
} as const

/** The query of a preview link, without its question mark. */
export async function signedQuery(link: PreviewLink, secret: string): Promise<string> {
  const key = await keyOf(secret, 'sign')
  const signature = await crypto.subtle.sign('HMAC', key, signedText(link))
  return new URLSearchParams({
    [NAMES.date]: link.date,
    ...(link.group !== null && { [NAMES.group]: link.group }),
    [NAMES.expires]: String(link.expires),
    [NAMES.signature]: toBase64Url(new Uint8Array(signature)),
  }).toString()
}

/** Whether a query could be that of a preview link. */
const isPreviewQuery = (search: string) => search.includes(`${NAMES.signature}=`)

interface Asked extends SiteLocale {
  path: string
  query: URLSearchParams
  now: number
}

/** The preview of a link. Null unless it was signed with this secret for this page, and has not expired. */
async function verifiedPreview(asked: Asked, secret: string): Promise<Preview | null> {
  const { site, locale, path, query, now } = asked
  const expires = Number(query.get(NAMES.expires))
  const date = query.get(NAMES.date) ?? ''
  const group = query.get(NAMES.group)
  const isInTime = now < expires * 1000 && expires * 1000 <= now + MAX_PREVIEW_HOURS * 3_600_000
  const signature = bytesOf(query.get(NAMES.signature) ?? '')
  if (!isInTime || signature === null) return null
  const text = signedText({ site, locale, path, date, group, expires })
  const isSigned = await crypto.subtle.verify(
    'HMAC',
    await keyOf(secret, 'verify'),
    signature,
    text,
  )
  return isSigned ? { date, group } : null
}

/** A list, so that no part can pass for another one. */
const signedText = ({ site, locale, path, date, group, expires }: PreviewLink) =>
  new TextEncoder().encode(JSON.stringify([site.id, locale, path, date, group, expires]))

function bytesOf(signature: string) {
  try {
    return fromBase64Url(signature)
  } catch {
    return null
  }
}

const keyOf = (secret: string, use: 'sign' | 'verify') =>
  crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    [use],
  )

/** The preview of a signed link. Null for the public page. */
export async function previewOf(c: Context<AppEnv>): Promise<Preview | null> {
  if (!isPreviewQuery(c.req.url)) return null
  const { site, locale, path, now, config } = c.get('context')
  const query = new URL(c.req.url).searchParams
  return verifiedPreview({ site, locale, path, query, now: now() }, config.previewSecret)
}
