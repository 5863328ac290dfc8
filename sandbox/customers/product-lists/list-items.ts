import * as v from 'valibot'

import { hexId } from '../../platform/hex.ts'
import { badRequest } from '../../platform/problems.ts'
import { valueList, prepare, parseRows, sql } from '../../platform/sql.ts'
import { subresourceNotFound } from '../customer-problems.ts'
import type { ItemBody, NewItemBody } from './list-bodies.ts'
import { mergedFieldsSql, withoutNulls } from '../merged-fields.ts'

const ItemRow = v.pipe(
  v.object({
    item_id: v.string(),
    list_id: v.string(),
    type: v.string(),
    product_id: v.nullable(v.string()),
    quantity: v.number(),
    priority: v.number(),
    public: v.number(),
    custom: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  }),
  v.transform((row) => ({
    itemId: row.item_id,
    listId: row.list_id,
    type: row.type,
    productId: row.product_id,
    quantity: row.quantity,
    priority: row.priority,
    isPublic: row.public === 1,
    custom: row.custom,
  })),
)
export type ListItem = v.InferOutput<typeof ItemRow>

/** The items of some lists, in the order in which they were added. */
export async function itemsOfLists(db: D1Database, listIds: string[]) {
  const statement = sql`SELECT * FROM product_list_items WHERE list_id IN ${valueList(listIds)}
    ORDER BY number`
  const rows = parseRows(ItemRow, await prepare(db, statement).all())
  return Map.groupBy(rows, ({ listId }) => listId)
}

/** @throws ProblemError if the list has no item with this id. */
export async function requireItem(db: D1Database, listId: string, itemId: string) {
  const statement = sql`SELECT * FROM product_list_items
    WHERE list_id = ${listId} AND item_id = ${itemId}`
  const row = await prepare(db, statement).first()
  if (row === null) throw subresourceNotFound('Product List Item', itemId)
  return v.parse(ItemRow, row)
}

/** @throws ProblemError for a product that the site does not sell. */
export async function addItem(
  db: D1Database,
  { listId, siteId, now }: { listId: string; siteId: string; now: number },
  body: NewItemBody,
) {
  const productId = body.type === 'product' ? await requireSoldProduct(db, siteId, body) : null
  const itemId = hexId()
  const written = sql`INSERT INTO product_list_items
      (item_id, list_id, type, product_id, quantity, priority, public, custom)
    VALUES (${itemId}, ${listId}, ${body.type}, ${productId}, ${body.quantity}, ${body.priority},
      ${Number(body.public)}, ${JSON.stringify(withoutNulls(body.custom))})`
  await db.batch([prepare(db, written), prepare(db, touchListSql(listId, now))])
  return requireItem(db, listId, itemId)
}

async function requireSoldProduct(db: D1Database, siteId: string, { productId }: NewItemBody) {
  if (productId === undefined) {
    throw badRequest('An item of a product needs its productId.', { parameter: 'productId' })
  }
  const statement = sql`SELECT id FROM products WHERE id = ${productId} AND (
    EXISTS (SELECT 1 FROM offers WHERE site_id = ${siteId} AND product_id = ${productId})
    OR EXISTS (SELECT 1 FROM listings WHERE site_id = ${siteId} AND product_id = ${productId}))`
  if ((await prepare(db, statement).first('id')) === null) {
    throw badRequest(`The product '${productId}' is not known.`, { parameter: 'productId' })
  }
  return productId
}

export async function changeItem(
  db: D1Database,
  { listId, itemId, now }: { listId: string; itemId: string; now: number },
  body: ItemBody,
) {
  await requireItem(db, listId, itemId)
  const { quantity = null, priority = null } = body
  const isPublic = body.public === undefined ? null : Number(body.public)
  const written = sql`UPDATE product_list_items SET quantity = coalesce(${quantity}, quantity),
      priority = coalesce(${priority}, priority), public = coalesce(${isPublic}, public),
      custom = ${mergedFieldsSql('custom', body.custom)}
    WHERE list_id = ${listId} AND item_id = ${itemId}`
  await db.batch([prepare(db, written), prepare(db, touchListSql(listId, now))])
  return requireItem(db, listId, itemId)
}

export async function removeItem(
  db: D1Database,
  { listId, itemId, now }: { listId: string; itemId: string; now: number },
) {
  await requireItem(db, listId, itemId)
  const removed = sql`DELETE FROM product_list_items
    WHERE list_id = ${listId} AND item_id = ${itemId}`
  await db.batch([prepare(db, removed), prepare(db, touchListSql(listId, now))])
}

const touchListSql = (listId: string, now: number) =>
  sql`UPDATE product_lists SET last_modified = ${now} WHERE list_id = ${listId}`

/** SCAPI's CustomerProductListItem, without its product. */
export const itemResponse = (item: ListItem) => ({
  id: item.itemId,
  type: item.type,
  ...(item.productId !== null && { productId: item.productId }),
  quantity: item.quantity,
  purchasedQuantity: 0,
  priority: item.priority,
  public: item.isPublic,
  ...item.custom,
})
