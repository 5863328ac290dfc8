import { isAllowedAttribute } from './allow-list.ts'
import { contentLink, type LinkContext } from './links.ts'
import {
  isServicePicture,
  pictureAddress,
  type PictureRejections,
  type PictureSource,
} from './picture-address.ts'
import { sizeAttributes } from './picture-sizes.ts'

export interface ElementContext extends LinkContext, PictureSource, PictureRejections {}

interface Attribute {
  name: string
  value: string
}

/** The attributes of an element that are allowed. Null if the element must be removed because it lacks a required one. */
export function attributesOf(
  element: string,
  given: readonly Attribute[],
  context: ElementContext,
): Attribute[] | null {
  const allowed = new Map<string, string>()
  for (const { name, value } of given) {
    const safe = isAllowedAttribute(element, name) ? safeValue(name, value, context) : null
    if (safe !== null) allowed.set(name, safe)
  }
  if (element === 'a') guardLink(allowed, context)
  if (element === 'img' && !completePicture(allowed, context)) return null
  if (element === 'source' && !allowed.has('srcset')) return null
  return [...allowed].map(([name, value]) => ({ name, value }))
}

/** @returns whether there is a picture */
function completePicture(allowed: Map<string, string>, context: ElementContext) {
  const src = allowed.get('src')
  if (src === undefined) return false
  if (!allowed.has('loading')) allowed.set('loading', 'lazy')
  // An editor's own value wins.
  if (allowed.has('srcset') || !isServicePicture(src, context)) return true
  for (const [name, value] of sizeAttributes(src, allowed)) allowed.set(name, value)
  return true
}

function safeValue(name: string, value: string, context: ElementContext): string | null {
  switch (name) {
    case 'href':
      return contentLink(value, context)?.href ?? null
    case 'src':
      return safePicture(value, context)
    case 'srcset':
      return safePictures(value, context)
    case 'target':
      return value.trim().toLowerCase() === '_blank' ? '_blank' : null
    default:
      return value
  }
}

/** Pages that open in a new tab or on another host get neither `window.opener` nor a referrer. */
function guardLink(allowed: Map<string, string>, context: ElementContext) {
  const href = allowed.get('href')
  const isExternal = href !== undefined && contentLink(href, context)?.isExternal === true
  if (isExternal || allowed.has('target')) allowed.set('rel', 'noopener noreferrer')
}

function safePicture(raw: string, context: ElementContext): string | null {
  const { publicOrigin } = context
  const written = raw.replace(/\p{Cc}/gu, '').trim()
  if (written === '' || !URL.canParse(written, publicOrigin)) return null
  const url = new URL(written, publicOrigin)
  const address = pictureAddress(url, context)
  if (address !== null) return address
  if (url.origin === publicOrigin) return url.pathname.replace(/^\/+/, '/') + url.search
  context.onRefused(url)
  return null
}

function safePictures(raw: string, context: ElementContext): string | null {
  const candidates = raw.split(',').flatMap((candidate) => {
    const [address = '', descriptor = ''] = candidate.trim().split(/\s+/)
    const safe = safePicture(address, context)
    const isPlain = descriptor === '' || /^\d{1,5}(\.\d{1,3})?[wx]$/.test(descriptor)
    return safe !== null && isPlain ? [`${safe} ${descriptor}`.trim()] : []
  })
  return candidates.length > 0 ? candidates.join(', ') : null
}
