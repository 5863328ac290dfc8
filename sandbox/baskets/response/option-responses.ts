import { majorUnits } from '../../platform/money.ts'
import type { BasketLine } from '../contents/model.ts'
import { describedOption } from '../contents/options.ts'
import { knownAmounts, type BasketView } from './view.ts'

/** The API's `OptionItem`s of a line; none for a product without options. */
export function optionItems(line: BasketLine, view: BasketView) {
  const product = view.facts.products.documents.get(line.productId)
  const items = line.options.flatMap((chosen) => {
    const described = describedOption(chosen, product)
    const priced = view.priced.lines.find(({ itemId }) => itemId === chosen.itemId)
    if (!described || !priced) return []
    const { option, value } = described
    const { price, priceAfterItemDiscount, priceAfterOrderDiscount } = priced
    const { taxBasis, taxRate, tax, adjustedTax } = priced
    return [
      {
        ...chosen,
        itemText: `${option.name[view.language]}: ${value.name[view.language]}`,
        quantity: line.quantity,
        shipmentId: line.shipmentId,
        basePrice: majorUnits(value.price[view.site.id] ?? 0),
        ...knownAmounts({
          price,
          priceAfterItemDiscount,
          priceAfterOrderDiscount,
          taxBasis,
          tax,
          adjustedTax,
        }),
        ...(taxRate !== null && { taxRate }),
        taxClassId: 'standard',
        bonusProductLineItem: false,
        gift: false,
      },
    ]
  })
  return items.length > 0 ? { optionItems: items } : {}
}

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
