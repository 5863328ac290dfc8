import { type BasketDocument, type Caller, DEFAULT_SHIPMENT } from './model.ts'
import { emptyShipment } from './shipments/empty-shipment.ts'

/** What a basket is opened as. */
export interface Opening {
  isTemporary: boolean
  /** Somebody else works the taxes out. */
  isTaxedElsewhere: boolean
}

export const emptyBasket = (
  basketId: string,
  { site, customerId, isRegistered, now }: Caller,
  { isTemporary, isTaxedElsewhere }: Opening,
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
  externalTaxes: isTaxedElsewhere ? {} : null,
  sourceCode: null,
  custom: {},
})
