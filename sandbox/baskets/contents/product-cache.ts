import * as v from 'valibot'

import type { SiteId } from '../../platform/site.ts'
import type { ProductDocument } from '../../products/document.ts'
import { ProductPromotionRow, type PromotionDocument } from '../../promotions/promotion.ts'
import { valueList, prepare, parseRows, type Sql, sql } from '../../platform/sql.ts'

/** The parts of a product that only tests change while the service runs: all except price and stock. */
interface KnownProduct {
  document: ProductDocument
  family: ProductDocument | undefined
  promotions: ProductPromotionRow[]
}

const MOST_KNOWN = 2000

const known = new Map<SiteId, Map<string, KnownProduct>>()
const promotions: Partial<Record<SiteId, ReadonlyMap<string, PromotionDocument>>> = {}

const DocumentRow = v.object({ id: v.string(), document: v.string() })

export const cachedProduct = (siteId: SiteId, id: string) => known.get(siteId)?.get(id)

/** Reads a product anew when it is next needed. */
export function forgetProduct(id: string) {
  for (const products of known.values()) products.delete(id)
}

export const uncachedIds = (siteId: SiteId, ids: string[]) =>
  ids.filter((id) => cachedProduct(siteId, id) === undefined)

/** Two statements; `learnProducts` takes their results. */
export const productStatements = (siteId: SiteId, ids: string[]): [Sql, Sql] => [
  sql`SELECT id, document FROM products WHERE id IN (
        SELECT id FROM products WHERE id IN ${valueList(ids)}
        UNION SELECT family FROM products WHERE id IN ${valueList(ids)})`,
  sql`SELECT linked.product_id, promotions.percent_off, promotions.rank, promotions.document
      FROM product_promotions AS linked
      JOIN promotions ON promotions.site_id = ${siteId} AND promotions.id = linked.promotion_id
      WHERE linked.product_id IN ${valueList(ids)} ORDER BY promotions.rank, promotions.id`,
]

export function cacheProducts(
  siteId: SiteId,
  ids: string[],
  [documents, linked]: [D1Result | undefined, D1Result | undefined],
) {
  const byId = new Map(
    parseRows(DocumentRow, documents).map((row): [string, ProductDocument] => [
      row.id,
      JSON.parse(row.document),
    ]),
  )
  const byProduct = Map.groupBy(parseRows(ProductPromotionRow, linked), (row) => row.product_id)
  const own = known.get(siteId) ?? new Map<string, KnownProduct>()
  known.set(siteId, own)
  if (own.size + ids.length > MOST_KNOWN) own.clear()
  for (const id of ids) {
    const document = byId.get(id)
    if (!document) continue
    const family = byId.get(document.masterId ?? id)
    own.set(id, { document, family, promotions: byProduct.get(id) ?? [] })
  }
}

/** All promotions of a site, by id. */
export async function cachedPromotions(db: D1Database, siteId: SiteId) {
  const ofSite = sql`SELECT id, document FROM promotions WHERE site_id = ${siteId}`
  promotions[siteId] ??= new Map(
    parseRows(DocumentRow, await prepare(db, ofSite).all()).map((row) => [
      row.id,
      JSON.parse(row.document),
    ]),
  )
  return promotions[siteId]
}
