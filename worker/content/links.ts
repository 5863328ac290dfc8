import type { Placement } from '#shared/site/placement.ts'
import type { Locale, Site } from '#shared/site/site.ts'

export interface LinkContext {
  placement: Placement
  /** The configured origin of the shop: absolute links to it are links within it. */
  publicOrigin: string
  site: Site
  locale: Locale
}

export interface ContentLink {
  href: string
  /** Leads to another host. */
  isExternal: boolean
}

const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:']

/** What is served beside the pages, the same for all sites and locales. */
const NOT_A_PAGE = /^\/(api|assets|machine|proxy|static)(\/|$)/

/** A link inside content, for the site and locale it is shown on; null for one that may not be followed. */
export const rewriteLink = (raw: string, context: LinkContext): string | null =>
  contentLink(raw, context)?.href ?? null

export function contentLink(raw: string, context: LinkContext): ContentLink | null {
  const written = withoutInvisible(raw)
  if (written === '') return null
  const url = resolve(written, context.publicOrigin)
  if (url === null) return null
  if (/^[#?]/.test(written)) return { href: written, isExternal: false }
  if (!url.protocol.startsWith('http')) return { href: url.href, isExternal: false }
  if (url.host !== new URL(context.publicOrigin).host) return { href: url.href, isExternal: true }
  return { href: withinShop(url, context), isExternal: false }
}

/** Browsers skip control characters anywhere in an address, so that a scheme may hide between them. */
const withoutInvisible = (raw: string) => raw.replace(/\p{Cc}/gu, '').trim()

function resolve(written: string, base: string) {
  if (!URL.canParse(written, base)) return null
  const url = new URL(written, base)
  return SCHEMES.includes(url.protocol) ? url : null
}

function withinShop(url: URL, { placement, site, locale }: LinkContext) {
  const { pathname: path, search, hash } = url
  const stays = NOT_A_PAGE.test(path) || placement.isPlaced(url)
  if (!stays) return placement.href({ site, locale, path, search }) + hash
  // A second slash at the start would name another host.
  return path.replace(/^\/+/, '/') + search + hash
}
