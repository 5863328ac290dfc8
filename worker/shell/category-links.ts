import * as v from 'valibot'

import { CategoryId, type CategoryLink, type Navigation } from '#shared/listing/category.ts'
import { routes } from '#shared/routes.ts'
import type { Locale, SiteLocale } from '#shared/site/site.ts'

interface WireLink {
  id: string
  name?: string | undefined
  c_pageURL?: string | null | undefined
}

/** A plain path: only segments, and no host. */
const OWN_PATH = /^(\/[\w.~-]+)+\/?$/

/** The canonical path: `c_pageURL`, or else `/g/` for a top category and `/c/{parent}/` for a child. */
export function categoryLink(wire: WireLink, parent: CategoryId | null): CategoryLink | null {
  const id = v.safeParse(CategoryId, wire.id)
  if (!id.success) return null
  const own = wire.c_pageURL ?? ''
  const categoryId = id.output
  const path =
    OWN_PATH.test(own) && !own.includes('/..')
      ? own
      : parent
        ? routes.childCategory.href({ parentId: parent, categoryId })
        : routes.topCategory.href({ categoryId })
  return { id: categoryId, name: wire.name ?? categoryId, path }
}

/** The links from the top category to the last one of `tree`. Uses the menu's paths where the menu has them. */
export function categoryTrail(
  tree: readonly WireLink[],
  navigation: Navigation | null,
): CategoryLink[] {
  const known = linksById(navigation ?? [])
  const trail: CategoryLink[] = []
  for (const step of tree) {
    const link = categoryLink(step, trail.at(-1)?.id ?? null)
    if (link) trail.push({ ...link, path: known.get(link.id)?.path ?? link.path })
  }
  return trail
}

const linksById = (navigation: Navigation) =>
  new Map<string, CategoryLink>(
    navigation.flatMap((top) => [top, ...top.children]).map((link) => [link.id, link]),
  )

/** A site and locale with the path of each category in its menu. */
export type MenuElsewhere = SiteLocale & { pathById: ReadonlyMap<string, string> }

/** The menus of other locales. `menus` starts to look them up, and its result returns those known by then. */
export interface MenusElsewhere {
  menus(): () => MenuElsewhere[]
}

/**
 * A category with its paths by locale, for `hreflang`. The locales of a site share its categories. Another site has the
 * category if its menu links to it, so a site whose menu is unknown is left out.
 */
export function withPaths<Link extends CategoryLink>(
  category: Link,
  own: SiteLocale,
  menus: readonly MenuElsewhere[],
): Link & { paths: Record<string, string> } {
  const { id, path } = category
  const paths: Partial<Record<Locale, string>> = { [own.locale]: path }
  for (const { site, locale, pathById } of menus) {
    const there = pathById.get(id) ?? (site.id === own.site.id ? path : undefined)
    if (there !== undefined) paths[locale] = there
  }
  return { ...category, paths }
}
