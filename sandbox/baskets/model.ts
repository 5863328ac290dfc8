import type { SiteId } from '../catalogue/model.ts'
import type { CustomFields } from '../custom-fields.ts'
import type { ManualDiscount, TaxItem } from '../pricing/model.ts'
import type { Language, Site } from '../sites.ts'

export const DEFAULT_SHIPMENT = 'me'

/** A basket as its Durable Object keeps it: what the shopper chose, and no amount of money. */
export interface BasketDocument {
  basketId: string
  siteId: SiteId
  customerId: string
  /** Whether that is a registered customer: theirs are kept longer. */
  isRegistered: boolean
  /** Of a registered customer. */
  customerNo: string | null
  /** An agent has taken it over. */
  isAgent: boolean
  /** Beside the one open basket, for a purchase on the spot. */
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
  /** Bonus promotions whose product the shopper has taken out again. */
  declinedBonuses: string[]
  /** Null where all price books of the site count. */
  priceBooks: string[] | null
  /** By line and shipping item, where somebody else works taxes out; null where the shop does. */
  externalTaxes: Record<string, TaxItem[]> | null
  /** What brought the shopper. */
  sourceCode: string | null
  custom: CustomFields
}

export interface BasketLine {
  itemId: string
  productId: string
  quantity: number
  shipmentId: string
  /** Of a gift card, as the shopper chose it. Minor units. */
  giftCardAmount: number | null
  bonus: Bonus | null
  /** Of each option of the product one value. */
  options: ChosenOption[]
  gift: boolean
  giftMessage?: string
  inventoryId?: string
  /** Where it was wished for, as that was when it was put in. */
  listReference?: ListReference
  /** What it cost when it was last put in, for a product that has left the shop since. Minor units. */
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

/** What was chosen of one option; an item of its own within its line. */
export interface ChosenOption {
  itemId: string
  optionId: string
  optionValueId: string
}

/** Why a line costs nothing. */
export interface Bonus {
  promotionId: string
  qualifyingItemId: string
  /** Where the shopper chose it. */
  discountLineItemId: string | null
}

/** A gift certificate that is bought. */
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

/** What an agent has taken off. */
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
  /** Under which the caller knows it. */
  shipmentNo?: string
  /** The store where it is picked up; null where it is sent. */
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
  /** In minor units; null means all that is to be paid. */
  amount: number | null
  paymentCard: PaymentCard | null
  /** Of the gift certificate that pays; it never leaves the service whole. */
  giftCertificateCode: string | null
  /** Set where that certificate came as a gift card. */
  giftCard: GiftCardShown | null
  paymentReference: PaymentReference | null
  bankRoutingNumber?: string | undefined
  custom: CustomFields
}

/** What of a gift card is shown beside its masked number. */
export interface GiftCardShown {
  brand: string
  expirationMonth?: number | undefined
  expirationYear?: number | undefined
}

/** Where a payment service keeps what it knows of a payment. */
export interface PaymentReference {
  paymentReferenceId: string
  gateway?: string | undefined
  gatewayProperties?: Record<string, unknown> | undefined
}

/** Who asks a basket for something, from where and when. */
export interface Caller {
  site: Site
  language: Language
  customerId: string
  isRegistered: boolean
  /** The guest that a registered shopper was before. */
  previousCustomerId: string | undefined
  /** Who shops on behalf of the shopper. */
  agentId: string | undefined
  /** The retailer's back office, for whom every basket opens. */
  isManager: boolean
  usid: string
  correlationId: string
  /** Epoch milliseconds. */
  now: number
}

/** A basket that is being changed; it is kept only if every change succeeds. */
export interface Draft {
  db: D1Database
  caller: Caller
  basket: BasketDocument
  /** Set when items were asked for that the shop would not add; nothing has been added then. */
  isRefused: boolean
}
