import { coupons, type SeedCoupon } from '../../catalog/coupons.ts'
import { majorUnits } from '../../platform/money.ts'
import { shippingMethodResponse } from '../../pricing/shipping-method-response.ts'
import type { Approaching } from '../../pricing/model.ts'
import { isRemote } from '../../pricing/shipping-methods.ts'
import { freeShippingThresholds } from '../../pricing/shipping-promotion.ts'
import { applicableMethods, destinationOfShipment } from '../contents/shipments.ts'
import type { BasketView } from './view.ts'

/** Version 2: discounts that more products would earn, either money off the order or free shipping. */
export function approachingDiscounts(view: BasketView) {
  const shown = view.priced.approaching.map((invitation) => {
    const coupon = coupons.find(({ promotion }) => promotion.id === invitation.promotionId)
    return coupon ? offOrder(coupon, invitation, view) : freeShipping(invitation, view)
  })
  return shown.flat()
}

function offOrder({ effect }: SeedCoupon, invitation: Approaching, view: BasketView) {
  if (effect.type !== 'amount') return []
  const { least, amount } = effect
  return [
    {
      type: 'order',
      conditionThreshold: majorUnits(least.amount),
      merchandiseTotal: majorUnits(heldOf(least.forms, view)),
      discount: { type: 'amount', amount: majorUnits(amount) },
      promotionLink: linkOf(invitation, view),
    },
  ]
}

/** The basket's total for products of some forms, after item discounts. */
function heldOf(forms: readonly string[], { basket, priced, facts }: BasketView): number {
  const own = basket.lines.filter(({ productId }) => {
    const form = facts.products.documents.get(productId)?.custom.c_productType
    return typeof form === 'string' && forms.includes(form)
  })
  return priced.lines
    .filter(({ itemId }) => own.some((line) => line.itemId === itemId))
    .reduce((sum, { priceAfterItemDiscount }) => sum + priceAfterItemDiscount, 0)
}

/** For the first shipment that can earn it: delivered, not empty, and not to a destination that is left out. */
function freeShipping(invitation: Approaching, view: BasketView) {
  const { basket, priced } = view
  const threshold = freeShippingThresholds.get(invitation.promotionId)
  const shipment = basket.shipments.find((each) => {
    const isUsed = basket.lines.some((line) => line.shipmentId === each.shipmentId)
    const destination = destinationOfShipment(each, view.site.id)
    const isLeftOut = isRemote({ site: view.site, destination }) && threshold?.remote !== true
    return isUsed && each.fromStoreId === null && !isLeftOut
  })
  if (!threshold || !shipment) return []
  const method = applicableMethods(shipment, view).find(({ isPickup }) => !isPickup)
  return [
    {
      type: 'shipping',
      conditionThreshold: majorUnits(threshold.least),
      merchandiseTotal: majorUnits(priced.productTotal),
      discount: { type: 'free' },
      promotionLink: linkOf(invitation, view),
      shipmentId: shipment.shipmentId,
      ...(method && { shippingMethods: [shippingMethodResponse(method)] }),
    },
  ]
}

const linkOf = ({ promotionId, calloutMsg }: Approaching, { facts, language }: BasketView) => ({
  promotionId,
  name: facts.promotions.get(promotionId)?.name[language] ?? promotionId,
  calloutMsg,
})
