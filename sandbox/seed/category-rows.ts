import type { SeedCategory } from '../catalog/model.ts'
import type { SiteId } from '../platform/site.ts'
import { profile } from '../profiles/current.ts'
import { sites } from '../sites/sites.ts'
import type { CategoryDocument } from '../products/categories.ts'
import type { Rows } from './insert.ts'

const ROOT: SeedCategory = {
  id: 'root',
  parentId: '',
  name: { en: profile.shopName, fr: profile.shopName },
  sites: sites.map(({ id }) => id),
  position: 0,
  inNavigation: true,
  custom: {},
}

export function categoryRows(written: SeedCategory[]): Rows {
  const categories = written.some(({ id }) => id === ROOT.id) ? written : [ROOT, ...written]
  const byId = new Map(categories.map((category) => [category.id, category]))
  return {
    table: 'categories',
    columns: [
      'site_id',
      'id',
      'parent_id',
      'position',
      'online',
      'in_navigation',
      'name_en',
      'name_fr',
      'document',
    ],
    rows: categories.flatMap((category) =>
      category.sites.map((siteId) => [
        siteId,
        category.id,
        category.parentId,
        category.position,
        Number(category.online !== false),
        Number(category.inNavigation),
        category.name.en,
        category.name.fr,
        JSON.stringify(categoryDocument(category, byId)),
      ]),
    ),
  }
}

/**
 * The categories that list a product on a site: its own and all their ancestors, including the
 * root.
 */
export function categoryIdsAbove(
  ownListings: string[],
  byId: ReadonlyMap<string, SeedCategory>,
  siteId: SiteId,
): string[] {
  const ids = ownListings.flatMap((id) => {
    const category = byId.get(id)
    return category?.sites.includes(siteId) ? getPath(category, byId).map((step) => step.id) : []
  })
  return [...new Set([ROOT.id, ...ids])]
}

function categoryDocument(
  category: SeedCategory,
  byId: ReadonlyMap<string, SeedCategory>,
): CategoryDocument {
  const { id, parentId, name, description, pageTitle, pageDescription, custom, picture } = category
  return {
    id,
    parentId,
    name,
    custom,
    ...(picture && { picture }),
    ...(description && { description }),
    ...(pageTitle && { pageTitle }),
    ...(pageDescription && { pageDescription }),
    path: getPath(category, byId).map((step) => ({ id: step.id, name: step.name })),
  }
}

/** From the top category down to this one, without the root. */
function getPath(category: SeedCategory, byId: ReadonlyMap<string, SeedCategory>): SeedCategory[] {
  if (category.id === ROOT.id) return []
  const parent = byId.get(category.parentId)
  return parent ? [...getPath(parent, byId), category] : [category]
}
