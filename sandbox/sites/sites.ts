import type { Site, SiteId } from '../platform/site.ts'
import { profile } from '../profiles/current.ts'

/** The sites of the profile, in its order. */
export const sites: readonly Site[] = Object.values(profile.sites)

export function findSite(id: string | undefined): Site | undefined {
  return id !== undefined && Object.hasOwn(profile.sites, id) ? profile.sites[id] : undefined
}

/** A site that is known to exist, such as that of a stored row. */
export function requireSite(id: SiteId): Site {
  const site = findSite(id)
  if (!site) throw new Error(`There is no site ${id}.`)
  return site
}

/** The site in whose locales a mail is written. */
export function siteOfLocale(locale: string): Site {
  const site = sites.find(({ locales }) => locales.includes(locale))
  if (!site) throw new Error(`No site has the locale ${locale}.`)
  return site
}
