import type { BasketLine } from '../contents/model.ts'
import type { BasketView } from './view.ts'

/** The API's bundled `ProductItem`s of a line; the bundle has the price. */
export function bundledItems(
  { itemId, productId, quantity, shipmentId }: BasketLine,
  { facts, language }: BasketView,
) {
  const { documents } = facts.products
  const parts = documents.get(productId)?.bundledProducts
  if (!parts) return {}
  return {
    bundledProductItems: parts.map((part, index) => {
      const name = documents.get(part.id)?.name[language] ?? part.id
      return {
        itemId: `${itemId}-${index + 1}`,
        productId: part.id,
        productName: name,
        itemText: name,
        quantity: part.quantity * quantity,
        shipmentId,
        bonusProductLineItem: false,
        gift: false,
      }
    }),
  }
}
