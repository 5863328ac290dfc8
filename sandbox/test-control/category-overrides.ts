import * as v from 'valibot'

import type { SeedCategory } from '../catalog/model.ts'
import { catalog } from '../seed/catalog.ts'
import { categoryRows } from '../seed/category-rows.ts'
import { type Sql, prepare, sql } from '../platform/sql.ts'

const Text = v.object({ en: v.string(), fr: v.string() })

/** The category members a test may change. Missing members keep their seeded value. */
export const CategoryChange = v.object({
  online: v.exactOptional(v.boolean()),
  inNavigation: v.exactOptional(v.boolean()),
  name: v.exactOptional(Text),
  description: v.exactOptional(Text),
  parentId: v.exactOptional(v.string()),
  position: v.exactOptional(v.number()),
  custom: v.optional(v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])), {}),
})

/**
 * Rewrites the categories of a site with one changed. Returns false if the category does not exist.
 */
export async function setCategory(
  db: D1Database,
  { siteId, id }: { siteId: string; id: string },
  change: v.InferOutput<typeof CategoryChange>,
): Promise<boolean> {
  const { categories } = catalog
  const written = categories.find((category) => category.id === id)
  if (!written) return false
  const { custom, ...rest } = change
  const changed = { ...written, ...rest, custom: { ...written.custom, ...custom } }
  const all = categories.map((category) => (category.id === id ? changed : category))
  await prepare(db, replaced(all, { siteId, id })).run()
  return true
}

/** Restores the seeded categories: one of a site, or all. */
export async function resetCategories(
  db: D1Database,
  place: { siteId?: string; id?: string } = {},
) {
  await prepare(db, replaced(catalog.categories, place)).run()
}

function replaced(all: SeedCategory[], { siteId, id }: { siteId?: string; id?: string }): Sql {
  const { columns, rows } = categoryRows(all)
  const wanted = rows.filter(
    ([rowSite, rowId]) =>
      (siteId === undefined || rowSite === siteId) && (id === undefined || rowId === id),
  )
  const read = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const names: Sql = { text: columns.join(', '), values: [] }
  const values: Sql = { text: read, values: [] }
  return sql`INSERT OR REPLACE INTO categories (${names})
    SELECT ${values} FROM json_each(${JSON.stringify(wanted)})`
}
