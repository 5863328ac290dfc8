import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

import type { TrustedHtml } from '#shared/text/html.ts'
import type { Picture } from '#shared/media/picture.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import {
  pictureAddress,
  type PictureRejections,
  type PictureSource,
} from '../content/picture-address.ts'

/** A value of content that cannot be shown. */
export interface ContentMistake {
  /** Missing for an asset without a slot. */
  slot?: string | undefined
  asset: string
  field: string
  reason: string
}

/** The content mapper: makes markup, links, colors and images of the commerce API safe for one site and locale. */
export interface ContentMapper {
  site: Site
  locale: Locale
  /** The price book with the prices before a sale. */
  listPriceBook: string
  /** Sanitized markup. Null if nothing is left of it. */
  html(raw: string | null | undefined): TrustedHtml | null
  /** A link for the current site and locale. Undefined if it may not be followed. */
  href(raw: string | null | undefined): string | undefined
  /** `#rrggbb`. Undefined if the text is not a color. */
  colour(raw: string | null | undefined): string | undefined
  /** An image of the configured source. Null for any other URL. */
  picture(link: string | undefined, alt: string | null | undefined): Picture | null
  /** The address of a video at the configured origin. Undefined for any other URL. */
  video(link: string | null | undefined): string | undefined
  /** Logs a mistake, once in an isolate. */
  onMistake(mistake: ContentMistake): void
}

/** Far longer than any text that is shown on one line. */
const MAX_TEXT = 10_000

/** Breaks and tabs; no-break spaces are part of the text. */
const BLANKS = /[ \t\n\f\r]+/g

/** Plain text: removes markup and decodes entities. Null if nothing is left. */
export function plainText(raw: string | null | undefined): string | null {
  if (!raw) return null
  const written = raw.slice(0, MAX_TEXT)
  const text = /[<&]/.test(written) ? textIn(parseFragment(written)) : written
  return text.replace(BLANKS, ' ').trim() || null
}

const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'noscript'])

function textIn(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value
  if (!('childNodes' in node) || WITHOUT_TEXT.has(node.nodeName)) return ''
  return node.childNodes.map(textIn).join('')
}

/** The image, if browsers may load it. */
export function pictureFrom(
  source: PictureSource & PictureRejections,
  link: string | undefined,
  alt: string,
): Picture | null {
  const url = link === undefined ? null : URL.parse(link)
  if (url === null) return null
  const address = pictureAddress(url, source)
  if (address === null) source.onRefused(url)
  return address === null ? null : { link: address, alt }
}
