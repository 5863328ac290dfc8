import * as v from 'valibot'

import { ADDRESS_FIELDS } from '../fields/address-fields.ts'
import { COUNTRIES } from '../fields/country.ts'
import { CHECKOUT_STEPS } from './checkout-steps.ts'
import { ORDER_NO } from './order-no.ts'
import { Bag, SaveGiftMessage } from '../bag/bag.ts'
import { CheckBalance } from '../gift-cards/gift-card.ts'
import { Money } from '../money/money.ts'
import { Picture } from '../media/picture.ts'
import { defaultSite } from '../site/site.ts'
import { Pickup } from '../stores/store.ts'
import { typedLine } from '../text/typed.ts'

export const Address = v.object({
  firstName: v.string(),
  lastName: v.string(),
  address1: v.string(),
  address2: v.nullable(v.string()),
  city: v.string(),
  /** Text where a country has no list of states, and empty where it asks for none. */
  stateCode: v.string(),
  postalCode: v.string(),
  countryCode: v.picklist(COUNTRIES),
  phone: v.nullable(v.string()),
})
export type Address = v.InferOutput<typeof Address>

export const ShippingMethodId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/),
  v.brand('ShippingMethodId'),
)
export type ShippingMethodId = v.InferOutput<typeof ShippingMethodId>

/** Days for the page are as its locale writes them: "Thu, Nov 26". */
export const ArrivalDays = v.object({ from: v.string(), to: v.string() })
export type ArrivalDays = v.InferOutput<typeof ArrivalDays>

export const ShippingMethod = v.object({
  id: ShippingMethodId,
  name: v.string(),
  description: v.nullable(v.string()),
  /** "3–5 business days", in the page's locale. */
  arrival: v.nullable(v.string()),
  /** When it arrives if the order is placed now. Absent where that is unknown. */
  arrivalDays: v.optional(ArrivalDays),
  price: Money,
})
export type ShippingMethod = v.InferOutput<typeof ShippingMethod>

export const Card = v.object({
  /** The provider's name for it, such as `Visa`. */
  brand: v.string(),
  lastDigits: v.string(),
  expirationMonth: v.number(),
  expirationYear: v.number(),
})
export type Card = v.InferOutput<typeof Card>

/** The id of a payment in a bag. */
export const PaymentId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/), v.brand('PaymentId'))
export type PaymentId = v.InferOutput<typeof PaymentId>

/** A gift card that pays for an order, in part or in full. */
export const AppliedGiftCard = v.object({
  id: PaymentId,
  /** Only the last four characters of the number. */
  ending: v.string(),
  /** The amount that it pays. */
  applied: Money,
  /** The balance left after the order. Null if it is unknown. */
  left: v.nullable(Money),
})
export type AppliedGiftCard = v.InferOutput<typeof AppliedGiftCard>

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

/**
 * The progress of the checkout. The commerce service stores it, so that it survives reloads and long pauses.
 */
export const Checkout = v.object({
  bag: Bag,
  email: v.nullable(v.string()),
  /** Whether anything is shipped. Items that are picked up or sent by e-mail need no address. */
  needsAddress: v.boolean(),
  shippingAddress: v.nullable(Address),
  /** The address as its postal code has it, if that differs. Absent on every step but `shipping`. */
  correction: v.optional(v.nullable(Address)),
  /** Whether streets are suggested while they are typed. */
  suggestsStreets: v.optional(v.boolean()),
  /** Whether the payment was left behind when the shopper signed in, and there is no other yet. */
  isPaymentLeft: v.optional(v.boolean()),
  /** Where and by whom items are picked up. Null if none are. */
  pickup: v.nullable(Pickup),
  /** When what is shipped arrives, in the page's locale. Only the review names days. Null if nothing is shipped. */
  arrival: v.nullable(v.string()),
  /** The methods for the address; empty without one, and on every step but `shipping`. */
  shippingMethods: v.array(ShippingMethod),
  shippingMethodId: v.nullable(ShippingMethodId),
  billingAddress: v.nullable(Address),
  payment: v.nullable(Card),
  /** They pay first, in this sequence. */
  giftCards: v.array(AppliedGiftCard),
  /** How many of them one order may have (preference `maxGiftCardApplication`). */
  giftCardLimit: v.number(),
  /** The amount that gift cards leave for the card. An order with nothing due needs no card. */
  due: Money,
  /** The provider's hosted field: its origin and the URL of its iframe. */
  paymentField: v.object({ origin: v.string(), address: v.string() }),
  /** The first step that is not completed. */
  openStep: v.picklist(CHECKOUT_STEPS),
})
export type Checkout = v.InferOutput<typeof Checkout>

export const OrderNo = v.pipe(v.string(), v.regex(ORDER_NO), v.brand('OrderNo'))
export type OrderNo = v.InferOutput<typeof OrderNo>

export const Order = v.object({
  orderNo: OrderNo,
  /** In ISO 8601; null if it is unknown. */
  placedAt: v.nullable(v.string()),
  email: v.string(),
  /** Whether it was placed without an account. */
  isGuest: v.boolean(),
  /** Null if nothing is shipped. */
  shippingAddress: v.nullable(Address),
  billingAddress: Address,
  pickup: v.nullable(Pickup),
  /** The days of arrival of what is shipped, as the review has named them. */
  arrival: v.nullable(v.string()),
  payment: v.nullable(Card),
  giftCards: v.array(AppliedGiftCard),
  /** The total that the shopper has confirmed. Absent if the order came to just that. */
  confirmed: v.optional(Money),
  /** The items and prices at the time of the order. */
  bag: Bag,
  /** One picture of all products; null if the service draws none. */
  together: v.nullable(Picture),
})
export type Order = v.InferOutput<typeof Order>

/** Unvalidated input; its rules and messages are in `shared/checkout`. */
export type AddressField = (typeof ADDRESS_FIELDS)[number]

const typed = v.optional(typedLine(), '')

// A function call instead of a spread lets bundles drop unused schemas.
/* @__NO_SIDE_EFFECTS__ */
const withAddress = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject({ ...entries, ...v.entriesFromList(ADDRESS_FIELDS, typed) })

/** The country is the site's. An address counts only if something is shipped, and a person only if it is picked up. */
export const SaveShippingAddress = withAddress({
  email: typed,
  pickupFirstName: typed,
  pickupLastName: typed,
  pickupPhone: typed,
  /** Whether the customer's account keeps the address, too. */
  saveAddress: v.optional(v.boolean()),
  /** Whether the shopper keeps city and state although the postal code is that of another place. */
  keepsPlace: v.optional(v.boolean()),
})
export type SaveShippingAddress = v.InferOutput<typeof SaveShippingAddress>

export const ChooseShippingMethod = v.strictObject({
  methodId: ShippingMethodId,
  /** The gift message as it stands beside the methods. */
  message: v.optional(SaveGiftMessage.entries.message),
})
export type ChooseShippingMethod = v.InferOutput<typeof ChooseShippingMethod>

/** The shipping address again, or another one in any country of the shop. */
export const BillingAddressInput = withAddress({
  sameAsShipping: v.boolean(),
  countryCode: v.optional(v.picklist(COUNTRIES), defaultSite.country),
})
export type BillingAddressInput = v.InferOutput<typeof BillingAddressInput>

const PaymentToken = v.pipe(v.string(), v.regex(/^[\w.-]{8,256}$/))

export const SavePayment = v.strictObject({
  /** Null keeps the saved card. Never a card number. */
  token: v.nullable(PaymentToken),
  billing: BillingAddressInput,
  /** Whether the customer's account keeps the card, too. */
  saveCard: v.optional(v.boolean()),
})
export type SavePayment = v.InferOutput<typeof SavePayment>

/** The input before a visit of the provider's own page. */
export const StartPaymentPage = v.strictObject({
  billing: BillingAddressInput,
  saveCard: SavePayment.entries.saveCard,
})
export type StartPaymentPage = v.InferOutput<typeof StartPaymentPage>

/** The parameters with which the provider's own payment page returns the shopper. */
export const PaymentReturn = v.object({
  state: v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/)),
  token: v.optional(PaymentToken),
})
export type PaymentReturn = v.InferOutput<typeof PaymentReturn>

const MinorUnits = v.pipe(v.number(), v.integer(), v.minValue(0))

export const ApplyGiftCard = CheckBalance
export type ApplyGiftCard = CheckBalance

export const RemoveGiftCard = v.strictObject({ giftCardId: PaymentId })
export type RemoveGiftCard = v.InferOutput<typeof RemoveGiftCard>

/** Longer than any order that a basket holds. */
const MAX_SEEN_LENGTH = 8_000

export const PlaceOrder = v.strictObject({
  /** The total that the shopper has seen, in minor units. */
  total: MinorUnits,
  /** The amount that the card pays, as shown to the shopper. Without gift cards, all of it. */
  due: v.optional(MinorUnits),
  /** The lines that the shopper has seen (`shared/checkout/order-changes.ts`). Absent if that is unknown. */
  seen: v.optional(v.pipe(v.string(), v.maxLength(MAX_SEEN_LENGTH))),
  /** Whether the customer agrees to the terms of auto-refresh, which an order of such lines needs. */
  agreesToRefresh: v.optional(v.boolean()),
})
export type PlaceOrder = v.InferOutput<typeof PlaceOrder>

/** `received`: the order was placed, but its number is unknown; it follows by e-mail. */
export const PlacedOrder = v.variant('kind', [
  v.object({ kind: v.literal('placed'), orderNo: OrderNo }),
  v.object({ kind: v.literal('received') }),
])
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>
