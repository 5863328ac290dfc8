import type { Bag, BagLine, Reduction } from '#shared/bag/bag.ts'
import type { Money } from '#shared/money/money.ts'
import type { Site } from '#shared/site/site.ts'

import { needsAddress, parcelOf, pickupShipmentOf } from './shipments.ts'
import type { WireCart, WirePriceAdjustment, WireProductItem } from './wire-basket.ts'
import { type ContentMapper, plainText } from '../markup/content-mapper.ts'

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

/** The line's price before a sale or its reductions. Null if it is the same. */
export function formerOf(
  { c_listPrice: listed, basePrice, quantity }: WireProductItem,
  { price, total }: { price: number; total: number },
  money: Amounts,
) {
  const saved = Math.max(0, (listed ?? basePrice) - basePrice) * quantity
  return total < price + saved ? money(price + saved) : null
}

/** The unit price after the line's discounts, with its options. Without one, the service sends the total. */
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

export type Amounts = (dollars: number) => Money

/** The reductions of a price, with their texts and terms. Surcharges are left out. */
export const reductionsOf = (
  adjustments: readonly WirePriceAdjustment[],
  { money, mapper }: { money: Amounts; mapper: Pick<ContentMapper, 'html'> },
): Reduction[] =>
  adjustments
    .filter(({ price }) => price < 0)
    .map(({ price, itemText, c_calloutMessage, c_promotionDetails, promotionId }) => {
      const details = mapper.html(c_promotionDetails)
      return {
        text: plainText(itemText) ?? plainText(c_calloutMessage) ?? promotionId ?? '',
        amount: money(price),
        ...(details !== null && { details }),
      }
    })

/** The shipping of what is sent, or else the pickup. */
export function shippingOf(
  wire: WireCart,
  sources: Parameters<typeof reductionsOf>[1],
): Bag['shipping'] {
  const shown = needsAddress(wire) ? parcelOf(wire) : pickupShipmentOf(wire)
  const method = shown?.shippingMethod
  if (!method || typeof wire.shippingTotal !== 'number') return null
  const adjustments = wire.shippingItems.flatMap(({ priceAdjustments }) => priceAdjustments)
  return {
    name: plainText(method.name) ?? method.id,
    amount: sources.money(wire.shippingTotal),
    reductions: reductionsOf(adjustments, sources),
  }
}

/** Whether prices contain the taxes: the site's rule, unless the basket tells. */
export const areTaxesIncluded = ({ taxation }: WireCart, { taxes }: Pick<Site, 'taxes'>) =>
  taxation ? taxation === 'gross' : taxes === 'included'

/** The taxes that are added to prices, as far as they are known. */
export const addedTaxesOf = (wire: WireCart, site: Pick<Site, 'taxes'>) =>
  areTaxesIncluded(wire, site) ? 0 : (wire.taxTotal ?? 0)

/** The taxes by name. A service without tax items gives one tax without a name. */
export function taxesOf({ taxTotal, c_taxItems }: WireCart, money: Amounts): Bag['taxes'] {
  if (typeof taxTotal !== 'number') return null
  if (!c_taxItems) return [{ id: '', rate: 0, amount: money(taxTotal) }]
  return c_taxItems.map(({ id, rate, value }) => ({ id, rate, amount: money(value) }))
}
