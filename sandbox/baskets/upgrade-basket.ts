import type { BasketDocument } from './contents/model.ts'

type Line = BasketDocument['lines'][number]
type Shipment = BasketDocument['shipments'][number]
type Instrument = BasketDocument['paymentInstruments'][number]

/** Defaults for baskets that were stored before these fields existed. */
const basketDefaults = {
  isRegistered: false,
  customerNo: null,
  isAgent: false,
  isTemporary: false,
  giftCertificates: [],
  adjustments: [],
  declinedBonuses: [],
  priceBooks: null,
  externalTaxes: null,
  sourceCode: null,
}

/** Upgrades a basket that an earlier version of the service may have stored. */
export const upgradeBasket = (stored: BasketDocument): BasketDocument => ({
  ...basketDefaults,
  ...stored,
  lines: stored.lines.map((line): Line => ({ ...lineDefaults, ...line })),
  shipments: stored.shipments.map((each): Shipment => ({ ...shipmentDefaults, ...each })),
  paymentInstruments: stored.paymentInstruments.map((each): Instrument => ({
    ...instrumentDefaults,
    ...each,
  })),
})

const lineDefaults = { giftCardAmount: null, bonus: null, options: [] }
const shipmentDefaults = { fromStoreId: null, shippingItemCustom: {} }
const instrumentDefaults = { giftCertificateCode: null, giftCard: null, paymentReference: null }
