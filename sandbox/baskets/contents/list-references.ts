import * as v from 'valibot'

import { badRequest } from '../../platform/problems.ts'
import { valueList, prepare, rowsOf, sql } from '../../platform/sql.ts'
import type { ItemToAdd } from './item-body.ts'
import type { Draft, ListReference } from './model.ts'

const ReferenceRow = v.object({
  item_id: v.string(),
  type: v.string(),
  quantity: v.number(),
  priority: v.number(),
  public: v.number(),
  list_type: v.string(),
  list_public: v.number(),
  fields: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
})

/** Adds the data of the wish list items that the items refer to.
 * @throws ProblemError for a list item that the shopper may not see */
export async function withListReferences({ db, caller }: Draft, items: ItemToAdd[]) {
  const ids = items.flatMap(({ productListItem }) => productListItem?.id ?? [])
  if (ids.length === 0) return items
  const statement = sql`SELECT item.item_id, item.type, item.quantity, item.priority, item.public,
      list.type AS list_type, list.public AS list_public, list.fields
    FROM product_list_items AS item JOIN product_lists AS list ON list.list_id = item.list_id
    WHERE item.item_id IN ${valueList(ids)} AND list.site_id = ${caller.site.id}
      AND (list.customer_id = ${caller.customerId} OR (list.public = 1 AND item.public = 1))`
  const rows = rowsOf(ReferenceRow, await prepare(db, statement).all())
  const known = new Map(rows.map((row) => [row.item_id, referenceOf(row)]))
  return items.map((item) => {
    const id = item.productListItem?.id
    if (id === undefined) return item
    const listReference = known.get(id)
    if (!listReference) {
      throw badRequest(`No product list item with ID '${id}' could be found.`, {
        parameter: 'productListItem',
      })
    }
    return { ...item, listReference }
  })
}

const referenceOf = (row: v.InferOutput<typeof ReferenceRow>): ListReference => ({
  id: row.item_id,
  type: row.type,
  quantity: row.quantity,
  purchasedQuantity: 0,
  priority: row.priority,
  public: row.public === 1,
  productList: {
    ...Object.fromEntries(
      ['name', 'title', 'description'].flatMap((name) =>
        typeof row.fields[name] === 'string' ? [[name, row.fields[name]]] : [],
      ),
    ),
    type: row.list_type,
    public: row.list_public === 1,
  },
})
