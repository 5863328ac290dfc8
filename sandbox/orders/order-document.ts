import { amountsOrNull } from '../baskets/answer/known-amounts.ts'
import { groupedTaxItems, sharedAnswer, totalsOf } from '../baskets/answer/shared-answer.ts'
import type { BasketView } from '../baskets/answer/view.ts'
import { hexId } from '../hex-id.ts'

/** What of an order is a secret of its owner's, and the same in every language. */
export const orderSecrets = () => ({ orderToken: hexId() + hexId(), orderViewCode: hexId() })

/** The part of the wire's Order that never changes, in one language, as it is kept. */
export function orderDocument(
  view: BasketView,
  { createdBy, ...secrets }: ReturnType<typeof orderSecrets> & { createdBy: string },
) {
  const shared = sharedAnswer(view)
  const { basket, site, now } = view
  return {
    ...secrets,
    siteId: site.id,
    createdBy,
    guest: !basket.isRegistered,
    creationDate: new Date(now).toISOString(),
    ...shared,
    customerName: shared.customerInfo.customerName ?? '',
    ...amountsOrNull(totalsOf(view)),
    taxRoundedAtGroup: false,
    groupedTaxItems: groupedTaxItems(view),
  }
}

export interface KeptShipment {
  shipmentId: string
  c_fromStoreId?: string
}

export interface KeptItem {
  itemId: string
  shipmentId: string
  quantity: number
  c_imageURL?: string
}

/** What of a kept order is looked into when it is answered; the rest is passed on as it is. */
export interface KeptOrder {
  orderViewCode: string
  productItems?: KeptItem[]
  shipments: KeptShipment[]
}
