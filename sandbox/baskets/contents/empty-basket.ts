import { hexId } from '../../platform/hex.ts'
import { type BasketDocument, type Caller, DEFAULT_SHIPMENT, type BasketShipment } from './model.ts'

/** How a basket is opened. */
export interface BasketOptions {
  isTemporary: boolean
  /** Taxes are calculated outside the service. */
  isTaxedElsewhere: boolean
}

export const emptyBasket = (
  basketId: string,
  { site, customerId, isRegistered, now }: Caller,
  { isTemporary, isTaxedElsewhere: hasExternalTaxes }: BasketOptions,
): BasketDocument => ({
  basketId,
  siteId: site.id,
  customerId,
  isRegistered,
  customerNo: null,
  isAgent: false,
  isTemporary,
  createdAt: now,
  lastModified: now,
  email: '',
  lines: [],
  giftCertificates: [],
  coupons: [],
  shipments: [emptyShipment(DEFAULT_SHIPMENT)],
  billingAddress: null,
  paymentInstruments: [],
  adjustments: [],
  declinedBonuses: [],
  priceBooks: null,
  externalTaxes: hasExternalTaxes ? {} : null,
  sourceCode: null,
  custom: {},
})

export const emptyShipment = (shipmentId: string): BasketShipment => ({
  shipmentId,
  fromStoreId: null,
  shippingItemId: hexId(),
  shippingItemCustom: {},
  shippingAddress: null,
  shippingMethodId: null,
  gift: false,
  custom: {},
})
