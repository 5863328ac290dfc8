import type { CustomFields } from '../../platform/custom-fields.ts'
import type { ManualDiscount, TaxItem } from '../../pricing/model.ts'
import type { Language, Locale, Site, SiteId } from '../../platform/site.ts'

export const DEFAULT_SHIPMENT = 'me'

/** A basket as its Durable Object stores it: the shopper's choices without calculated amounts. */
export interface BasketDocument {
  basketId: string
  siteId: SiteId
  customerId: string
  /** Baskets of registered customers are stored longer. */
  isRegistered: boolean
  /** Null for guests. */
  customerNo: string | null
  /** An agent has taken it over. */
  isAgent: boolean
  /** An extra basket for an immediate purchase, beside the open one. */
  isTemporary: boolean
  createdAt: number
  lastModified: number
  email: string
  lines: BasketLine[]
  giftCertificates: GiftCertificateItem[]
  coupons: { couponItemId: string; code: string }[]
  /** The first one is the default shipment. */
  shipments: BasketShipment[]
  billingAddress: OrderAddress | null
  paymentInstruments: PaymentInstrument[]
  adjustments: PriceAdjustment[]
  /** Bonus promotions whose product the shopper has removed. */
  declinedBonuses: string[]
  /** Null if all price books of the site apply. */
  priceBooks: string[] | null
  /** External taxes by line and shipping item; null if the service calculates taxes. */
  externalTaxes: Record<string, TaxItem[]> | null
  /** The source code of the link or campaign that brought the shopper. */
  sourceCode: string | null
  custom: CustomFields
}

export interface BasketLine {
  itemId: string
  productId: string
  quantity: number
  shipmentId: string
  /** The gift card value that the shopper chose, in minor units. */
  giftCardAmount: number | null
  bonus: Bonus | null
  /** One value for each option of the product. */
  options: ChosenOption[]
  gift: boolean
  giftMessage?: string
  inventoryId?: string
  /** The wish list item that the line came from, as it was when the line was added. */
  listReference?: ListReference
  /** The price when it was last added, in minor units; used if the product is no longer sold. */
  seenPrice: number
  custom: CustomFields
}

export interface ListReference {
  id: string
  type: string
  quantity: number
  purchasedQuantity: number
  priority: number
  public: boolean
  productList: { name?: string; title?: string; type: string; public: boolean }
}

/** The chosen value of one option, which is an item within its line. */
export interface ChosenOption {
  itemId: string
  optionId: string
  optionValueId: string
}

/** Why a line is free. */
export interface Bonus {
  promotionId: string
  qualifyingItemId: string
  /** The choice of bonus products that the shopper took it from. */
  discountLineItemId: string | null
}

/** A gift certificate in the basket. */
export interface GiftCertificateItem {
  giftCertificateItemId: string
  shipmentId: string
  /** In minor units. */
  amount: number
  recipientEmail: string
  recipientName?: string
  senderName?: string
  message?: string
  custom: CustomFields
}

/** A discount that an agent has given. */
export interface PriceAdjustment extends ManualDiscount {
  level: 'product' | 'shipping' | 'order'
  /** The line or shipping item; null for the order. */
  itemId: string | null
  reasonCode?: string
  createdBy: string
  createdAt: number
  lastModified: number
}

export interface BasketShipment {
  shipmentId: string
  /** The caller's own number for it. */
  shipmentNo?: string
  /** The pickup store; null for delivery. */
  fromStoreId: string | null
  shippingItemId: string
  shippingItemCustom: CustomFields
  shippingAddress: OrderAddress | null
  shippingMethodId: string | null
  gift: boolean
  giftMessage?: string
  custom: CustomFields
}

export interface OrderAddress {
  id: string
  fields: Partial<Record<AddressField, string>>
  custom: CustomFields
}

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'salutation',
  'title',
  'suffix',
  'secondName',
  'companyName',
  'jobTitle',
  'address1',
  'address2',
  'suite',
  'postBox',
  'postalCode',
  'city',
  'stateCode',
  'countryCode',
  'phone',
] as const
export type AddressField = (typeof ADDRESS_FIELDS)[number]

export interface PaymentCard {
  cardType?: string | undefined
  holder?: string | undefined
  maskedNumber?: string | undefined
  expirationMonth?: number | undefined
  expirationYear?: number | undefined
  issueNumber?: string | undefined
  validFromMonth?: number | undefined
  validFromYear?: number | undefined
  creditCardToken?: string | undefined
}

export interface PaymentInstrument {
  paymentInstrumentId: string
  paymentMethodId: string
  /** In minor units; null means the whole amount due. */
  amount: number | null
  paymentCard: PaymentCard | null
  /** The gift certificate to pay with; responses only show it masked. */
  giftCertificateCode: string | null
  /** Set if the certificate was entered as a gift card. */
  giftCard: GiftCardSummary | null
  paymentReference: PaymentReference | null
  bankRoutingNumber?: string | undefined
  custom: CustomFields
}

/** The data of a gift card in responses besides its masked number. */
export interface GiftCardSummary {
  brand: string
  expirationMonth?: number | undefined
  expirationYear?: number | undefined
}

/** A payment service's record of a payment. */
export interface PaymentReference {
  paymentReferenceId: string
  gateway?: string | undefined
  gatewayProperties?: Record<string, unknown> | undefined
}

/** The shopper behind a basket request, and the request's site, language and time. */
export interface Caller {
  site: Site
  locale: Locale
  language: Language
  customerId: string
  isRegistered: boolean
  /** The guest id that the registered shopper had before login. */
  previousCustomerId: string | undefined
  /** The agent who shops on behalf of the shopper. */
  agentId: string | undefined
  /** The retailer's back office, which may open every basket. */
  isManager: boolean
  usid: string
  correlationId: string
  /** Epoch milliseconds. */
  now: number
}

/** A basket that is being changed; it is stored only if every change succeeds. */
export interface Draft {
  db: D1Database
  caller: Caller
  basket: BasketDocument
  /** The requested items were rejected, and nothing was added. */
  isRejected: boolean
}
