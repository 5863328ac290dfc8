import { type BasketDocument, type Caller, DEFAULT_SHIPMENT } from './model.ts'
import { emptyShipment } from './shipments.ts'

export const emptyBasket = (
  basketId: string,
  { site, customerId, now }: Caller,
): BasketDocument => ({
  basketId,
  siteId: site.id,
  customerId,
  createdAt: now,
  lastModified: now,
  email: '',
  lines: [],
  coupons: [],
  shipments: [emptyShipment(DEFAULT_SHIPMENT)],
  billingAddress: null,
  paymentInstruments: [],
  custom: {},
})
