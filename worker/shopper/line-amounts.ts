import type { BagLine } from '#shared/bag/bag.ts'

import type { WireProductItem } from '../commerce/wire-basket.ts'
import type { Amounts } from './bag-costs.ts'

/** The amounts of a line including its options. */
export function amountsOf(item: WireProductItem) {
  const charged = [item, ...item.optionItems]
  const sum = (amount: (part: (typeof charged)[number]) => number) =>
    charged.reduce((total, part) => total + amount(part), 0)
  return {
    unitPrice: sum(({ basePrice }) => basePrice),
    price: sum(({ price }) => price),
    total: sum(({ price, priceAfterItemDiscount }) => priceAfterItemDiscount ?? price),
    adjustments: charged.flatMap(({ priceAdjustments }) => priceAdjustments),
  }
}

/** What the line cost before a sale or its reductions. Null if that is what it costs. */
export function formerOf(
  { c_listPrice: listed, basePrice, quantity }: WireProductItem,
  { price, total }: { price: number; total: number },
  money: Amounts,
) {
  const saved = Math.max(0, (listed ?? basePrice) - basePrice) * quantity
  return total < price + saved ? money(price + saved) : null
}

/** What one costs after the line's discounts, with its options. A service that does not say so names the total. */
export function discountUnitPrice(
  { c_discountUnitPrice: discounted, quantity, optionItems }: WireProductItem,
  { price, total }: { price: number; total: number },
  money: Amounts,
): Pick<BagLine, 'discountUnitPrice'> {
  if (total >= price || quantity < 1) return {}
  if (typeof discounted !== 'number') return { discountUnitPrice: money(total / quantity) }
  const ofOptions = optionItems.reduce(
    (sum, option) => sum + (option.priceAfterItemDiscount ?? option.price),
    0,
  )
  return { discountUnitPrice: money(discounted + ofOptions / quantity) }
}

/** The product's price when it was added, plus the current price of its options. Null if it has not changed. */
export function priceWhenAdded(
  { c_addedPrice: added, basePrice }: WireProductItem,
  unitPrice: number,
  money: Amounts,
) {
  if (typeof added !== 'number' || added === basePrice) return null
  return money(unitPrice - basePrice + added)
}
