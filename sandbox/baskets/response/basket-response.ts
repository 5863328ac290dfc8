import { majorUnits } from '../../platform/money.ts'
import type { Language } from '../../platform/sites.ts'
import type { NotAdded } from '../contents/basket-object.ts'
import { approachingDiscounts } from './approaching-discounts.ts'
import { instrumentResponse } from './instrument-response.ts'
import { amountsOrNull } from './known-amounts.ts'
import { groupedTaxItems, sharedResponse, totalsOf } from './shared-response.ts'
import type { BasketView } from './view.ts'

interface Outcome {
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
export function basketBody(view: BasketView, { version, isRejected, notAdded, expand }: Outcome) {
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
    ...amountsOrNull(totalsOf(view)),
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

/** What a merge has left out, with enough fields to name it and to add it again. */
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
