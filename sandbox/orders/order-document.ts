import { amountsOrNull, type BasketView } from '../baskets/response/view.ts'
import { groupedTaxItems, sharedResponse, getTotals } from '../baskets/response/shared-response.ts'
import { hexId } from '../platform/hex.ts'

/** The order's secret codes, which are the same in every language. */
export const orderSecrets = () => ({ orderToken: hexId() + hexId(), orderViewCode: hexId() })

/** The stored part of the API's `Order` that never changes, in one language. */
export function orderDocument(
  view: BasketView,
  { createdBy, ...secrets }: ReturnType<typeof orderSecrets> & { createdBy: string },
) {
  const shared = sharedResponse(view)
  const { basket, site, now } = view
  return {
    ...secrets,
    siteId: site.id,
    createdBy,
    guest: !basket.isRegistered,
    creationDate: new Date(now).toISOString(),
    ...shared,
    customerName: shared.customerInfo.customerName ?? '',
    ...amountsOrNull(getTotals(view)),
    taxRoundedAtGroup: false,
    groupedTaxItems: groupedTaxItems(view),
  }
}

export interface StoredShipment {
  shipmentId: string
  c_fromStoreId?: string
  /** The promised days of arrival (ISO dates). */
  c_arrivesFrom?: string
  c_arrivesBy?: string
}

export interface StoredItem {
  itemId: string
  productId: string
  shipmentId: string
  quantity: number
  c_imageURL?: string
  c_isAutoRefreshSubscribedItem?: boolean
  /** In months. */
  c_orderGrooveFrequency?: number
  /** Sent by e-mail. */
  c_isVirtual?: boolean
}

/** The fields of a stored order that responses use; the others are passed on unchanged. */
export interface StoredOrder {
  orderViewCode: string
  productItems?: StoredItem[]
  giftCertificateItems?: { c_productImage?: string }[]
  shipments: StoredShipment[]
}
