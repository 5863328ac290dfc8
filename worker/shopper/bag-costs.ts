import type { Bag, Reduction } from '#shared/bag/bag.ts'
import type { Money } from '#shared/money/money.ts'

import { plainText, type ContentMapper } from '../catalog/content-mapper.ts'
import type { WireCart, WirePriceAdjustment } from '../commerce/wire-basket.ts'
import { needsAddress, parcelOf, pickupShipmentOf } from './shipments.ts'

export type Amounts = (dollars: number) => Money

/** What reduces a price, with its text and terms. Surcharges are left out. */
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

/** The taxes by name. A service without tax items gives one tax without a name. */
export function taxesOf({ taxTotal, c_taxItems }: WireCart, money: Amounts): Bag['taxes'] {
  if (typeof taxTotal !== 'number') return null
  if (!c_taxItems) return [{ id: '', rate: 0, amount: money(taxTotal) }]
  return c_taxItems.map(({ id, rate, value }) => ({ id, rate, amount: money(value) }))
}
