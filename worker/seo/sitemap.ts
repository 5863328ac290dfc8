import { SHOP_BY_CATEGORY } from '#shared/content/named-pages.ts'
import { routes } from '#shared/routes.ts'
import { alternatesOf } from '#shared/site/alternates.ts'
import type { Placement } from '#shared/site/placement.ts'
import { defaultSite, type Locale, type Site } from '#shared/site/site.ts'

import type { SitemapPath } from './sitemap-paths.ts'
import { element, escapeXml, xmlDocument } from './xml.ts'

/** Paths without site and locale. Their keys are the same in all locales. */
export type PathsByKey = ReadonlyMap<string, Pick<SitemapPath, 'path' | 'changed'>>

interface SitemapOptions {
  site: Site
  locale: Locale
  /** Pages that exist in every locale with the same path. */
  fixed: readonly string[]
  /** Categories or products of every locale that has its own URLs. */
  paths: ReadonlyMap<Locale, PathsByKey>
  origin: string
  placement: Placement
}

/** Pages that exist in every locale with the same path. */
export const FIXED_PATHS = [
  ...Object.values(routes)
    .filter(({ sitemap }) => sitemap === 'page')
    .map(({ path }) => path),
  SHOP_BY_CATEGORY,
]

export function sitemapIndex(addresses: readonly string[]) {
  const entries = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>`)
  const attributes = `xmlns="${SITEMAP}"`
  return xmlDocument('sitemapindex', attributes, entries)
}

/** The sitemap of a site in one locale. Each page lists its versions in all locales. */
export function sitemapOf({ site, locale, fixed, paths, origin, placement }: SitemapOptions) {
  const own = paths.get(locale) ?? []
  const pages = [
    ...fixed.map((path) => ({ path, changed: undefined, pathOf: () => path })),
    ...Array.from(own, ([key, { path, changed }]) => ({
      path,
      changed,
      pathOf: (other: Locale) => paths.get(other)?.get(key)?.path ?? null,
    })),
  ]
  const entries = pages.map(({ path, changed, pathOf }) => {
    const address = placement.absolute(origin, { site, locale, path })
    const links = alternatesOf({ placement, origin, defaultSite, pathOf }).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    const dated = changed === undefined ? '' : element('lastmod', changed)
    return `<url>${element('loc', address)}${dated}${links.join('')}</url>`
  })
  return xmlDocument('urlset', `xmlns="${SITEMAP}" xmlns:xhtml="${XHTML}"`, entries)
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'
