import type { CategoryLink } from '#shared/contract/category.ts'
import type { Locale, SiteLocale } from '#shared/site/site.ts'

import type { Cache } from '../cache/cache.ts'
import { sitemap, type SitemapPiece } from '../cache/manifest.ts'
import type { CommerceClient } from '../commerce/commerce-client.ts'
import { CATEGORIES, readCategories } from './sitemap-paths.ts'

interface MenusElsewhereDependencies {
  otherLocales: readonly CommerceClient[]
  /** Reads through it do not count for the age of a page, so that an older menu does not make it stale. */
  cache: Pick<Cache, 'peek' | 'find' | 'refresh'>
  waitUntil: (work: Promise<unknown>) => void
}

interface Menu extends SiteLocale {
  /** The path of each category. Empty while the menu is unknown. */
  pathById: ReadonlyMap<string, string>
}

/** The menus of the other locales, for `hreflang`. */
export interface MenusElsewhere {
  /**
   * Starts to look into the caches. Returns a function that returns the menus that are known by then, without
   * waiting. The others are read in the background, for the next time that the page is rendered.
   */
  lookUp(): () => readonly Menu[]
}

export function createMenusElsewhere({
  otherLocales,
  cache,
  waitUntil,
}: MenusElsewhereDependencies): MenusElsewhere {
  const keyOf = ({ site, locale }: CommerceClient) => [site.id, locale, CATEGORIES]
  const refresh = (commerce: CommerceClient) => {
    const load = (signal: AbortSignal) => readCategories(commerce, signal)
    cache.refresh(sitemap, { key: keyOf(commerce), load })
  }

  return {
    lookUp() {
      const lists = new Map<CommerceClient, SitemapPiece>()
      const found = otherLocales.map(async (commerce) => {
        const held =
          cache.peek(sitemap, keyOf(commerce)) ?? (await cache.find(sitemap, keyOf(commerce)))
        if (held) lists.set(commerce, held.value)
      })
      return () => {
        waitUntil(Promise.allSettled(found).then(() => otherLocales.forEach(refresh)))
        return otherLocales.map((commerce) => menuOf(commerce, lists.get(commerce)))
      }
    },
  }
}

const menuOf = ({ site, locale }: SiteLocale, list: SitemapPiece | undefined): Menu => ({
  site,
  locale,
  pathById: new Map(list?.paths.map(({ key, path }) => [key.replace('category:', ''), path])),
})

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
