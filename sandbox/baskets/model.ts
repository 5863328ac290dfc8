import type { SiteId } from '../catalogue/model.ts'
import type { Language, Site } from '../sites.ts'

/** `c_*` fields as a caller gave them. */
export type CustomFields = Record<string, unknown>

export const DEFAULT_SHIPMENT = 'me'

/** A basket as its Durable Object keeps it: what the shopper chose, and no amount of money. */
export interface BasketDocument {
  basketId: string
  siteId: SiteId
  customerId: string
  createdAt: number
  lastModified: number
  email: string
  lines: BasketLine[]
  coupons: { couponItemId: string; code: string }[]
  /** The first one is the default shipment. */
  shipments: BasketShipment[]
  billingAddress: OrderAddress | null
  paymentInstruments: PaymentInstrument[]
  custom: CustomFields
}

export interface BasketLine {
  itemId: string
  productId: string
  quantity: number
  shipmentId: string
  gift: boolean
  giftMessage?: string
  inventoryId?: string
  /** What it cost when it was last put in, for a product that has left the shop since. Minor units. */
  seenPrice: number
  custom: CustomFields
}

export interface BasketShipment {
  shipmentId: string
  shippingItemId: string
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
  custom: CustomFields
}

/** Who asks a basket for something, from where and when. */
export interface Caller {
  site: Site
  language: Language
  customerId: string
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
