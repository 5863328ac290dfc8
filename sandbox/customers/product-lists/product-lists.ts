import * as v from 'valibot'

import type { SiteId } from '../../platform/site.ts'
import { hexId } from '../../platform/hex.ts'
import { prepare, parseRows, sql, type Sql } from '../../platform/sql.ts'
import { subresourceNotFound } from '../customer-problems.ts'
import { type ListBody, listFields, type NewListBody } from './list-bodies.ts'
import { itemResponse, itemsOfLists, type ListItem } from './list-items.ts'
import { mergedFieldsSql, withoutNulls } from '../merged-fields.ts'

const ListRow = v.pipe(
  v.object({
    list_id: v.string(),
    customer_id: v.string(),
    type: v.string(),
    public: v.number(),
    fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
    created_at: v.number(),
    last_modified: v.number(),
  }),
  v.transform((row) => ({
    listId: row.list_id,
    customerId: row.customer_id,
    type: row.type,
    isPublic: row.public === 1,
    fields: row.fields,
    createdAt: row.created_at,
    lastModified: row.last_modified,
  })),
)
export type ListRow = v.InferOutput<typeof ListRow>

/** The owner of lists on a site: a registered customer or a guest. */
export interface ListOwner {
  siteId: SiteId
  customerId: string
}

const ownedBy = ({ siteId, customerId }: ListOwner) =>
  sql`site_id = ${siteId} AND customer_id = ${customerId}`

export async function listsWhere(db: D1Database, condition: Sql) {
  const statement = sql`SELECT * FROM product_lists WHERE ${condition}
    ORDER BY created_at, list_id LIMIT 200`
  return parseRows(ListRow, await prepare(db, statement).all())
}

/** SCAPI's CustomerProductList objects with their items, the oldest first. */
export async function readLists(db: D1Database, owner: ListOwner) {
  const lists = await listsWhere(db, ownedBy(owner))
  const items = await itemsOfLists(
    db,
    lists.map(({ listId }) => listId),
  )
  return lists.map((list) => listResponse(list, items.get(list.listId) ?? []))
}

/** @throws ProblemError if the owner has no list with this id. */
export async function requireList(db: D1Database, owner: ListOwner, listId: string) {
  const [list] = await listsWhere(db, sql`${ownedBy(owner)} AND list_id = ${listId}`)
  if (!list) throw subresourceNotFound('Product List', listId)
  return list
}

export async function readList(db: D1Database, owner: ListOwner, listId: string) {
  const list = await requireList(db, owner, listId)
  const items = await itemsOfLists(db, [listId])
  return listResponse(list, items.get(listId) ?? [])
}

export async function addList(db: D1Database, owner: ListOwner, body: NewListBody, now: number) {
  const listId = hexId()
  await prepare(
    db,
    sql`INSERT INTO product_lists
          (list_id, site_id, customer_id, type, public, fields, created_at, last_modified)
        VALUES (${listId}, ${owner.siteId}, ${owner.customerId}, ${body.type},
          ${Number(body.public)}, ${JSON.stringify(withoutNulls(listFields(body)))}, ${now}, ${now})`,
  ).run()
  return readList(db, owner, listId)
}

export async function changeList(
  db: D1Database,
  { owner, listId }: { owner: ListOwner; listId: string },
  body: ListBody,
  now: number,
) {
  const isPublic = body.public === undefined ? null : Number(body.public)
  await prepare(
    db,
    sql`UPDATE product_lists SET public = coalesce(${isPublic}, public),
          fields = ${mergedFieldsSql('fields', listFields(body))}, last_modified = ${now}
        WHERE ${ownedBy(owner)} AND list_id = ${listId}`,
  ).run()
  return readList(db, owner, listId)
}

export async function removeList(db: D1Database, owner: ListOwner, listId: string) {
  await requireList(db, owner, listId)
  await db.batch([
    prepare(db, sql`DELETE FROM product_list_items WHERE list_id = ${listId}`),
    prepare(db, sql`DELETE FROM product_lists WHERE list_id = ${listId}`),
  ])
}

function listResponse(list: ListRow, items: ListItem[]) {
  return {
    id: list.listId,
    type: list.type,
    public: list.isPublic,
    ...list.fields,
    creationDate: new Date(list.createdAt).toISOString(),
    lastModified: new Date(list.lastModified).toISOString(),
    ...(items.length > 0 && { customerProductListItems: items.map(itemResponse) }),
  }
}
