import type { ProductDocument } from '../../products/document.ts'
import type { BasketLine } from './model.ts'
import { refreshFields } from './auto-refresh.ts'
import type { ItemToAdd } from './item-body.ts'
import { isSameChoice } from './options.ts'

/** An item to add, with its wish list item if it has one. */
export type ItemWithListReference = ItemToAdd & Pick<BasketLine, 'listReference'>

interface Placing extends Pick<BasketLine, 'shipmentId' | 'options'> {
  /** Picked up: its units come from the store, whatever inventory it names. */
  isFetched: boolean
  product: ProductDocument | undefined
}

/** The existing line for an item: one with the same choices. An item that sets a quantity may have another
 * auto-refresh frequency. */
export function findMatchingLine(
  lines: BasketLine[],
  item: ItemWithListReference,
  { shipmentId, options, isFetched, product }: Placing,
): BasketLine | undefined {
  const traitsOf = (each: ItemWithListReference | BasketLine) =>
    JSON.stringify([
      each.productId,
      each.listReference?.id,
      each.gift ?? false,
      each.giftMessage,
      isFetched ? undefined : each.inventoryId,
    ])
  const isSentAgain = product?.custom.c_autoRefresh === true && !isFetched
  const refreshOf = ({ custom }: ItemWithListReference | BasketLine) =>
    JSON.stringify(refreshFields(custom, isSentAgain))
  const [traits, refresh] = [traitsOf(item), refreshOf(item)]
  const alike = lines.filter(
    (line) =>
      line.bonus === null &&
      line.shipmentId === shipmentId &&
      isSameChoice(line.options, options) &&
      traitsOf(line) === traits,
  )
  const same = alike.find((line) => refreshOf(line) === refresh)
  return same ?? (setsQuantity(item) ? alike[0] : undefined)
}

/** Whether the quantity replaces the line's quantity instead of adding to it. */
export const setsQuantity = ({ custom }: ItemToAdd) =>
  custom['c_set_qty'] === true || custom['c_set_qty'] === 'true'
