import * as v from 'valibot'

import type { ProductPromotionRow } from '../promotions/promotion.ts'
import {
  promotionStatements,
  applicablePromotions,
  type PromotionRequest,
} from '../promotions/applicable-promotions.ts'
import type { Site } from '../platform/site.ts'
import { valueList, prepare, parseRows, sql } from '../platform/sql.ts'
import type { CategoryDocument } from './categories.ts'
import type { ProductDocument } from './document.ts'
import { type Offer, OfferRow } from './offers.ts'

/** All data of some products and their families on one site. */
export interface ProductData {
  documents: Map<string, ProductDocument>
  offers: Map<string, Offer>
  promotions: Map<string, ProductPromotionRow[]>
  storeStock: { productId: string; inventoryId: string; stock: number }[]
  categories: Map<string, CategoryDocument>
}

/** The master's document of a variant, or the product's own. */
export function findFamily(id: string, { documents }: ProductData): ProductDocument | undefined {
  const product = documents.get(id)
  return documents.get(product?.masterId ?? id) ?? product
}

interface FactsRequest {
  site: Site
  ids: string[]
  inventoryIds: string[]
  /** Without a visit, no promotions are read. */
  visit?: PromotionRequest | undefined
}

const DocumentRow = v.object({ id: v.string(), document: v.string() })

const StoreStockRow = v.pipe(
  v.object({ product_id: v.string(), inventory_id: v.string(), stock: v.number() }),
  v.transform((row) => ({
    productId: row.product_id,
    inventoryId: row.inventory_id,
    stock: row.stock,
  })),
)

/** Reads products in one round trip; unknown ids are left out. */
export async function readProducts(db: D1Database, request: FactsRequest): Promise<ProductData> {
  const statements = factsStatements(request).map((statement) => prepare(db, statement))
  const [documents, offers, storeStock, categories, ...shown] = await db.batch(statements)
  return {
    documents: new Map(
      parseRows(DocumentRow, documents).map((row) => [row.id, JSON.parse(row.document)]),
    ),
    offers: new Map(parseRows(OfferRow, offers).map((offer) => [offer.productId, offer])),
    promotions: applicablePromotions(shown, request.visit?.now ?? 0),
    storeStock: parseRows(StoreStockRow, storeStock),
    categories: new Map(
      parseRows(DocumentRow, categories).map((row) => [row.id, JSON.parse(row.document)]),
    ),
  }
}

/** Merges `a` and `b`, which must have been read with the same inventory lists. */
export const mergeProductData = (a: ProductData, b: ProductData): ProductData => ({
  documents: new Map([...a.documents, ...b.documents]),
  offers: new Map([...a.offers, ...b.offers]),
  promotions: new Map([...a.promotions, ...b.promotions]),
  storeStock: [
    ...a.storeStock,
    ...b.storeStock.filter(({ productId }) => !a.offers.has(productId)),
  ],
  categories: new Map([...a.categories, ...b.categories]),
})

function factsStatements({ site, ids: requested, inventoryIds, visit }: FactsRequest) {
  const ids = valueList(requested)
  const families = sql`(SELECT family FROM products WHERE id IN ${ids})`
  return [
    sql`SELECT id, document FROM products WHERE number IN (
          SELECT number FROM products WHERE id IN ${ids}
          UNION SELECT number FROM products WHERE id IN ${families})`,
    sql`SELECT product_id, family, list_price, sale_price, stock FROM offers
        WHERE site_id = ${site.id} AND family IN ${families}`,
    sql`SELECT product_id, inventory_id, stock FROM store_stock
        WHERE inventory_id IN ${valueList(inventoryIds)} AND product_id IN (
          SELECT product_id FROM offers WHERE site_id = ${site.id} AND family IN ${families})`,
    sql`SELECT id, document FROM categories WHERE site_id = ${site.id}
        AND id IN (SELECT primary_category FROM products WHERE id IN ${ids})`,
    ...(visit ? promotionStatements(valueList(requested), visit) : []),
  ]
}
