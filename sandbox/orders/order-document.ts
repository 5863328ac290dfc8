import { instrumentAnswer } from '../baskets/answer/instrument-answer.ts'
import { amountsOrNull } from '../baskets/answer/known-amounts.ts'
import { groupedTaxItems, sharedAnswer, totalsOf } from '../baskets/answer/shared-answer.ts'
import type { BasketView } from '../baskets/answer/view.ts'
import { hexId } from '../baskets/hex-id.ts'

/** The part of the wire's Order that never changes, in one language, as it is kept. */
export function orderDocument(view: BasketView, now: number) {
  const shared = sharedAnswer(view)
  return {
    orderToken: hexId() + hexId(),
    orderViewCode: hexId(),
    siteId: view.site.id,
    confirmationStatus: 'not_confirmed',
    shippingStatus: 'not_shipped',
    exportStatus: 'not_exported',
    createdBy: 'Customer',
    guest: true,
    creationDate: new Date(now).toISOString(),
    ...shared,
    customerName: shared.customerInfo.customerName ?? '',
    ...amountsOrNull(totalsOf(view)),
    taxRoundedAtGroup: false,
    groupedTaxItems: groupedTaxItems(view),
    paymentInstruments: view.basket.paymentInstruments.map((instrument) =>
      instrumentAnswer({ ...instrument, amount: view.priced.orderTotal }, now),
    ),
  }
}

/** What of a kept order is looked into when it is answered; the rest is passed on as it is. */
export interface KeptOrder {
  productItems?: { c_imageURL?: string }[]
  paymentInstruments: object[]
}
