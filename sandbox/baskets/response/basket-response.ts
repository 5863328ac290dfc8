import { majorUnits } from '../../platform/money.ts'
import type { Language } from '../../platform/site.ts'
import type { NotAdded } from '../contents/basket-object.ts'
import type { SeedCoupon } from '../../catalog/coupons.ts'
import { profile } from '../../profiles/current.ts'
import { shippingMethodResponse, isRemote } from '../../pricing/shipping-methods.ts'
import type { Approaching } from '../../pricing/model.ts'
import { freeShippingThreshold } from '../../pricing/shipping-promotion.ts'
import { applicableMethods, destinationOfShipment } from '../contents/shipments.ts'
import { instrumentResponse } from './instrument-response.ts'
import { amountsOrNull, type BasketView } from './view.ts'
import { groupedTaxItems, sharedResponse, getTotals } from './shared-response.ts'

interface ResponseOptions {
  version: 'v1' | 'v2'
  /** Requested items were rejected. */
  isRejected: boolean
  notAdded: NotAdded | undefined
  expand: ReadonlySet<string>
}

const notAddedError: Record<Language, string> = {
  en: 'Sorry! We can’t add the item(s) to your bag due to low stock, the store not taking pickup orders or exceeding the max quantity of an item.',
  fr: 'Désolé! Impossible d’ajouter ces articles à votre sac\u00a0: les stocks sont bas, le magasin n’accepte pas de commandes à ramasser ou la quantité maximale d’un article est dépassée.',
}

/** The API's `Basket`. */
export function basketBody(
  view: BasketView,
  { version, isRejected, notAdded, expand }: ResponseOptions,
) {
  const { basket, now } = view
  const hasReferences = expand.has('payment_references')
  return {
    basketId: basket.basketId,
    agentBasket: basket.isAgent,
    creationDate: new Date(basket.createdAt).toISOString(),
    lastModified: new Date(basket.lastModified).toISOString(),
    ...sharedResponse(view),
    ...(basket.paymentInstruments.length > 0 && {
      paymentInstruments: basket.paymentInstruments
        .map((each) => (hasReferences ? each : { ...each, paymentReference: null }))
        .map((each) => instrumentResponse(each, now)),
    }),
    ...amountsOrNull(getTotals(view)),
    ...(version === 'v2' && {
      temporaryBasket: basket.isTemporary,
      taxRoundedAtGroup: false,
      groupedTaxItems: groupedTaxItems(view),
      ...(expand.has('approaching_discounts') && {
        approachingDiscounts: approachingDiscounts(view),
      }),
    }),
    ...(isRejected && { c_notAddedError: notAddedError[view.language] }),
    ...(notAdded && notAddedResponse(notAdded)),
  }
}

/** The contents that a merge left out, with enough fields to name them and to add them again. */
function notAddedResponse({ lines, giftCertificates, coupons }: NotAdded) {
  const productItems = lines.map(({ productId, quantity, giftCardAmount }) => ({
    productId,
    quantity,
    ...(giftCardAmount !== null && { price: majorUnits(giftCardAmount) }),
  }))
  const giftCertificateItems = giftCertificates.map(
    ({ amount, recipientEmail, recipientName, senderName, message }) => ({
      amount: majorUnits(amount),
      recipientEmail,
      recipientName,
      senderName,
      message,
    }),
  )
  const couponItems = coupons.map(({ code }) => ({ code }))
  const lists = Object.entries({ productItems, giftCertificateItems, couponItems })
  const filled = lists.filter(([, items]) => items.length > 0)
  return filled.length > 0 ? { c_notAdded: Object.fromEntries(filled) } : {}
}

/** Version 2: discounts that more products would earn, either money off the order or free shipping. */
function approachingDiscounts(view: BasketView) {
  const shown = view.priced.approaching.map((invitation) => {
    const coupon = profile.coupons.find(({ promotion }) => promotion.id === invitation.promotionId)
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
      merchandiseTotal: majorUnits(sumHeldPrices(least.forms, view)),
      discount: { type: 'amount', amount: majorUnits(amount) },
      promotionLink: getLink(invitation, view),
    },
  ]
}

/** The basket's total for products of some forms, after item discounts. */
function sumHeldPrices(forms: readonly string[], { basket, priced, facts }: BasketView): number {
  const own = basket.lines.filter(({ productId }) => {
    const form = facts.products.documents.get(productId)?.custom.c_productType
    return typeof form === 'string' && forms.includes(form)
  })
  return priced.lines
    .filter(({ itemId }) => own.some((line) => line.itemId === itemId))
    .reduce((sum, { priceAfterItemDiscount }) => sum + priceAfterItemDiscount, 0)
}

/**
 * For the first shipment that can earn it: delivered, not empty, and not to an excluded
 * destination.
 */
function freeShipping(invitation: Approaching, view: BasketView) {
  const { basket, priced } = view
  const threshold = freeShippingThreshold(invitation.promotionId)
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
      promotionLink: getLink(invitation, view),
      shipmentId: shipment.shipmentId,
      ...(method && { shippingMethods: [shippingMethodResponse(method)] }),
    },
  ]
}

const getLink = ({ promotionId, calloutMsg }: Approaching, { facts, language }: BasketView) => ({
  promotionId,
  name: facts.promotions.get(promotionId)?.name[language] ?? promotionId,
  calloutMsg,
})
