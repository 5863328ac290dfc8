import * as v from 'valibot'

import { badRequest } from '../../platform/problems.ts'
import { valueList, prepare, parseRows, sql } from '../../platform/sql.ts'
import { requireOfferedFrequency } from './auto-refresh.ts'
import { itemUnknown } from './basket-problems.ts'
import { changeLines, dropEmptyPickups } from './change-lines.ts'
import type { ItemToAdd, ItemUpdate } from './item-body.ts'
import { updatedLine, withItem } from './line-of-item.ts'
import type { BasketLine, Draft, ListReference } from './model.ts'

/** Adds products; a product that is already in the same shipment gets a higher quantity. */
export async function addItems(draft: Draft, items: ItemToAdd[]) {
  for (const { custom } of items) await requireOfferedFrequency(draft, custom)
  const wished = await withListReferences(draft, items)
  await changeLines(
    draft,
    items.map(({ productId }) => productId),
    (facts, touched) =>
      wished.reduce(
        (lines, item) => withItem({ draft, facts, touched, lines }, item),
        [...draft.basket.lines],
      ),
  )
}

/** Changes lines; a quantity of 0 removes a line. */
export async function updateItems(draft: Draft, updates: ItemUpdate[]) {
  for (const { custom } of updates) await requireOfferedFrequency(draft, custom)
  await changeLines(
    draft,
    updates.flatMap(({ productId }) => productId ?? []),
    (facts, touched) =>
      updates.reduce((lines, update) => {
        const line = lines.find(({ itemId }) => itemId === update.itemId)
        if (!line) throw itemUnknown(update.itemId)
        if (update.quantity === 0) {
          decline(draft, line)
          return lines.filter((other) => other !== line)
        }
        const changed = updatedLine({ draft, facts }, line, update)
        if (needsRecheck(changed, line)) touched.add(changed.itemId)
        return lines.map((other) => (other === line ? changed : other))
      }, draft.basket.lines),
  )
}

export function removeItem(draft: Draft, { itemId }: { itemId: string }) {
  const { basket } = draft
  const line = basket.lines.find((candidate) => candidate.itemId === itemId)
  if (!line) throw itemUnknown(itemId)
  decline(draft, line)
  const lines = basket.lines.filter((other) => other !== line)
  dropEmptyPickups(draft, lines)
  basket.lines = lines
}

/** An automatic bonus that the shopper removes is not added again. */
function decline({ basket }: Draft, { bonus }: BasketLine) {
  if (bonus && bonus.discountLineItemId === null) basket.declinedBonuses.push(bonus.promotionId)
}

const needsRecheck = (changed: BasketLine, line: BasketLine) =>
  changed.productId !== line.productId ||
  changed.quantity !== line.quantity ||
  changed.shipmentId !== line.shipmentId ||
  changed.giftCardAmount !== line.giftCardAmount

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
async function withListReferences({ db, caller }: Draft, items: ItemToAdd[]) {
  const ids = items.flatMap(({ productListItem }) => productListItem?.id ?? [])
  if (ids.length === 0) return items
  const statement = sql`SELECT item.item_id, item.type, item.quantity, item.priority, item.public,
      list.type AS list_type, list.public AS list_public, list.fields
    FROM product_list_items AS item JOIN product_lists AS list ON list.list_id = item.list_id
    WHERE item.item_id IN ${valueList(ids)} AND list.site_id = ${caller.site.id}
      AND (list.customer_id = ${caller.customerId} OR (list.public = 1 AND item.public = 1))`
  const rows = parseRows(ReferenceRow, await prepare(db, statement).all())
  const known = new Map(rows.map((row) => [row.item_id, getReference(row)]))
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

const getReference = (row: v.InferOutput<typeof ReferenceRow>): ListReference => ({
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
