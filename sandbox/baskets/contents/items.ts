import { requireOfferedFrequency } from './auto-refresh.ts'
import { itemUnknown } from './basket-problems.ts'
import { changeLines, dropEmptyPickups } from './change-lines.ts'
import type { ItemToAdd, ItemUpdate } from './item-body.ts'
import { withListReferences } from './list-references.ts'
import { updatedLine, withItem } from './line-of-item.ts'
import type { BasketLine, Draft } from './model.ts'

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
