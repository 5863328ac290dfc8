import type { Placement } from '#shared/site/placement.ts'
import type { Locale, Site } from '#shared/site/site.ts'

export interface LinkContext {
  placement: Placement
  /** The shop's configured origin. Absolute URLs with it are links within the shop. */
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

/** Paths that are not pages and are the same for all sites and locales. */
const NOT_A_PAGE = /^\/(api|assets|proxy|static|webhooks)(\/|$)/

/** Rewrites a link in content for the current site and locale. Null if the link may not be followed. */
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

/** Browsers ignore control characters in a URL, so they could hide its scheme. */
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
  // A path that starts with two slashes would lead to another host.
  return path.replace(/^\/+/, '/') + search + hash
}
