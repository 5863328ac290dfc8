import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

import type { TrustedHtml } from '#shared/contract/html.ts'
import type { Picture } from '#shared/contract/picture.ts'
import type { Locale, Site } from '#shared/site/site.ts'

/** How the words, links and pictures of commerce become the shop's, on one site in one locale. */
export interface Words {
  site: Site
  locale: Locale
  /** Markup that has passed the sanitiser; null when nothing of it is left. */
  html(raw: string | null | undefined): TrustedHtml | null
  /** An address for the current site and locale; undefined when it may not be linked to. */
  href(raw: string | null | undefined): string | undefined
  /** `#rrggbb`; undefined for what is no colour. */
  colour(raw: string | null | undefined): string | undefined
  /** A picture on the configured origin; null for any other address. */
  picture(link: string | undefined, alt: string | null | undefined): Picture | null
}

/** Far beyond anything that is shown as one line of text. */
const MAX_TEXT = 10_000

/** Text that is shown as text: markup is taken off, entities are read. Null when nothing is left. */
export function plainText(raw: string | null | undefined): string | null {
  if (!raw) return null
  const written = raw.slice(0, MAX_TEXT)
  const text = /[<&]/.test(written) ? textIn(parseFragment(written)) : written
  return text.replace(/\s+/g, ' ').trim() || null
}

const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'noscript'])

function textIn(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node && node.nodeName === '#text') return node.value
  if (!('childNodes' in node) || WITHOUT_TEXT.has(node.nodeName)) return ''
  return node.childNodes.map(textIn).join('')
}

/** A picture's address if it is on `imageOrigin`, the only foreign origin a page may show. */
export function pictureOn(
  imageOrigin: string,
  link: string | undefined,
  alt: string,
): Picture | null {
  if (link === undefined || !URL.canParse(link)) return null
  const url = new URL(link)
  return url.origin === imageOrigin ? { link: url.href, alt } : null
}
