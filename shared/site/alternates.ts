import type { Placement } from './placement.ts'
import { SITE_LOCALES, type Locale, type Site } from './site.ts'

export interface Alternate {
  hreflang: Locale | 'x-default'
  /** An absolute URL. */
  href: string
}

interface AlternatesOptions {
  placement: Placement
  /** The configured origin of the shop. */
  origin: string
  defaultSite: Site
  /** The page's path in a locale, since product names differ; null if it does not exist there. */
  pathOf: (locale: Locale) => string | null
  /** The query of the canonical URL, empty or with its question mark. */
  search?: string
}

/**
 * The URLs of a page in all its locales, itself included, as hreflang requires. `x-default` is the default
 * site's.
 */
export function alternatesOf(options: AlternatesOptions) {
  const { placement, origin, defaultSite, pathOf, search = '' } = options
  const alternates: Alternate[] = []
  for (const { site, locale } of SITE_LOCALES) {
    const path = placement.canExpress(site, locale) ? pathOf(locale) : null
    if (path === null) continue
    const href = placement.absolute(origin, { site, locale, path, search })
    alternates.push({ hreflang: locale, href })
  }
  const fallback = alternates.find(({ hreflang }) => hreflang === defaultSite.defaultLocale)
  return fallback ? [...alternates, { ...fallback, hreflang: 'x-default' as const }] : alternates
}
