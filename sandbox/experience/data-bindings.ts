import { readAssets, type SiteContentRequest } from '../content/read-content.ts'
import { readProductViews } from '../search/product-views.ts'
import { languageOf, sites } from '../platform/sites.ts'
import { contentOf } from './content.ts'

export interface DataBinding {
  type: string
  id: string
}

type BoundRecord = Record<string, unknown>

/** The records that the ids name; unknown ids are left out. */
type DataProvider = (
  db: D1Database,
  ids: string[],
  request: SiteContentRequest,
) => Promise<BoundRecord[]>

/** The API does not name the types of data providers. These are the names that URL mappings use. */
const providers = new Map<string, DataProvider>([
  [
    'content_asset',
    async (db, ids, request) => (await readAssets(db, ids, request)).map(contentOf),
  ],
  [
    'product',
    async (db, ids, { siteId, locale, origin }) => {
      const place = { site: sites[siteId], language: languageOf(locale), origin }
      return (await readProductViews(db, ids, place)).map((view) => ({ ...view }))
    },
  ],
])

/** The bound records by type and id. What cannot be resolved is left out. */
export async function resolveDataBindings(
  db: D1Database,
  bindings: DataBinding[],
  request: SiteContentRequest,
) {
  const byType = [...Map.groupBy(bindings, ({ type }) => type)]
  const resolved = await Promise.all(
    byType.map(async ([type, wanted]) => {
      const ids = [...new Set(wanted.map(({ id }) => id))]
      const records = (await providers.get(type)?.(db, ids, request)) ?? []
      return [
        type,
        Object.fromEntries(records.map((record) => [String(record.id), record])),
      ] as const
    }),
  )
  return Object.fromEntries(resolved.filter(([, records]) => Object.keys(records).length > 0))
}
