import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

import type { TrustedHtml } from '#shared/text/html.ts'
import type { Picture } from '#shared/media/picture.ts'
import type { Locale, Site } from '#shared/site/site.ts'

import { pictureAddress, type PictureRejections, type PictureSource } from './picture-address.ts'

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
  color(raw: string | null | undefined): string | undefined
  /** An image of the configured source, at its address or else at that in the image service. Null for any other URL. */
  picture(
    link: string | undefined,
    alt: string | null | undefined,
    serviceLink?: string,
  ): Picture | null
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

/** The lines of a text as a reader sees them, without markup and empty lines. */
export function textLines(raw: string | null | undefined): string[] {
  const written = (raw ?? '').slice(0, MAX_TEXT)
  return textIn(parseFragment(written), '\n')
    .split('\n')
    .flatMap((line) => line.replace(BLANKS, ' ').trim() || [])
}

/** The elements before and after which browsers begin a new line. */
const LINES = new Set(['br', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'p', 'tr'])

/** Those that continue the line of the term, or of the cell, before them. */
const PARTS = new Set(['dd', 'td', 'th'])

const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'noscript'])

function textIn(node: DefaultTreeAdapterTypes.Node, lineBreak = ' '): string {
  if ('value' in node && node.nodeName === '#text') return node.value
  if (!('childNodes' in node) || WITHOUT_TEXT.has(node.nodeName)) return ''
  const text = node.childNodes.map((child) => textIn(child, lineBreak)).join('')
  if (LINES.has(node.nodeName)) return lineBreak + text + lineBreak
  if (node.nodeName === 'dt') return `${lineBreak}${text} `
  return PARTS.has(node.nodeName) ? ` ${text} ` : text
}

/** The image at the first of its addresses from which browsers may load it. */
export function pictureFrom(
  source: PictureSource & PictureRejections,
  links: readonly (string | undefined)[],
  alt: string,
): Picture | null {
  const urls = links.flatMap((link) => (link === undefined ? [] : (URL.parse(link) ?? [])))
  const [address] = urls.flatMap((url) => pictureAddress(url, source) ?? [])
  if (address !== undefined) return { link: address, alt }
  if (urls[0]) source.onRefused(urls[0])
  return null
}
