import type { CategoryLink } from '#shared/contract/category.ts'
import type { Locale, SiteLocale } from '#shared/site/site.ts'

import type { Cache } from '../cache/cache.ts'
import { sitemap } from '../cache/manifest.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { CATEGORIES, readCategories } from './sitemap-paths.ts'

interface MenusElsewhereDependencies {
  otherLocales: readonly CommerceClient[]
  /** Reads through it do not count for the age of a page, so that an older menu does not make it stale. */
  cache: Pick<Cache, 'find' | 'refresh'>
}

interface Menu extends SiteLocale {
  /** The path of each category. Empty while the menu is unknown. */
  pathById: ReadonlyMap<string, string>
}

/** The menus of the other locales, for `hreflang`. */
export interface MenusElsewhere {
  /** Those that a cache has. The others are read in the background, for the next time that the page is rendered. */
  find(): Promise<readonly Menu[]>
}

export function createMenusElsewhere({
  otherLocales,
  cache,
}: MenusElsewhereDependencies): MenusElsewhere {
  const findOne = async (commerce: CommerceClient): Promise<Menu> => {
    const { site, locale } = commerce
    const key = [site.id, locale, CATEGORIES]
    const held = await cache.find(sitemap, key)
    cache.refresh(sitemap, { key, load: (signal) => readCategories(commerce, signal) })
    const pathById = new Map(
      held?.value.paths.map((one) => [one.key.replace('category:', ''), one.path]),
    )
    return { site, locale, pathById }
  }

  return { find: () => Promise.all(otherLocales.map(findOne)) }
}

/**
 * A category with its paths by locale. The locales of a site share its categories. Another site has the category if
 * its menu links to it.
 */
export function withPaths<Link extends CategoryLink>(
  category: Link,
  own: SiteLocale,
  menus: readonly Menu[],
): Link & { paths: Record<string, string> } {
  const paths: Partial<Record<Locale, string>> = { [own.locale]: category.path }
  for (const { site, locale, pathById } of menus) {
    const there = pathById.get(category.id)
    if (there !== undefined) paths[locale] = there
    else if (site.id === own.site.id) paths[locale] = category.path
  }
  return { ...category, paths }
}
