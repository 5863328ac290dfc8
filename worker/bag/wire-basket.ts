import * as v from 'valibot'

import { WireId } from '../upstream/wire-id.ts'
import { ApproachingDiscount, BonusDiscountLineItem, NotAdded } from '../product/wire-offers.ts'
import { WirePaymentInstrument } from './wire-payment.ts'

/** The wire format of baskets and orders, with the fields that the shop reads (scapi: baskets, orders). */

/** The shipment that every basket has. */
const DEFAULT_SHIPMENT = 'me'

const text = v.optional(v.string())
const customText = v.nullish(v.string())
const customNumber = v.nullish(v.number())
const amount = v.nullish(v.number())

const PriceAdjustment = v.object({
  price: v.number(),
  itemText: text,
  promotionId: text,
  c_calloutMessage: customText,
  /** The terms, with markup. */
  c_promotionDetails: customText,
})
export type WirePriceAdjustment = v.InferOutput<typeof PriceAdjustment>

const OptionItem = v.object({
  itemText: text,
  basePrice: v.optional(v.number(), 0),
  price: v.optional(v.number(), 0),
  priceAfterItemDiscount: v.optional(v.number()),
  priceAdjustments: v.optional(v.array(PriceAdjustment), []),
})

const ProductItemFields = v.object({
  itemId: v.string(),
  productId: v.string(),
  shipmentId: text,
  productName: text,
  itemText: text,
  quantity: v.number(),
  basePrice: v.optional(v.number()),
  price: v.optional(v.number()),
  priceAfterItemDiscount: v.optional(v.number()),
  priceAdjustments: v.optional(v.array(PriceAdjustment), []),
  /** The selected options of the product, which are charged separately. */
  optionItems: v.optional(v.array(OptionItem), []),
  /** The store where it is picked up. Absent if it is sent. */
  c_fromStoreId: customText,
  bonusProductLineItem: v.optional(v.boolean(), false),
  c_isBonusLineItem: v.nullish(v.boolean()),
  /** The unit price after the discounts of the line, without its options. */
  c_discountUnitPrice: customNumber,
  /** The choice that a free product was chosen from. */
  bonusDiscountLineItemId: customText,
  c_isAutoRefreshSubscribedItem: v.nullish(v.boolean()),
  c_orderGrooveFrequency: customNumber,
  c_itemName: customText,
  c_itemSize: customText,
  c_imageURL: customText,
  productForm: customText,
  c_available: v.nullish(v.boolean()),
  c_availableQuantity: customNumber,
  c_webPurchaseLimit: customNumber,
  c_bopisPurchaseLimit: customNumber,
  /** The store in which it is picked up. */
  c_isGiftCard: v.nullish(v.boolean()),
  /** Sent by e-mail. */
  c_isVirtual: v.nullish(v.boolean()),
  /** Of a gift card that is bought as a product. */
  c_giftCardRecipient: customText,
  c_giftCardRecipientEmail: customText,
  c_giftCardSender: customText,
  c_giftCardAmount: customNumber,
  giftMessage: customText,
  c_minOrderQuantity: customNumber,
  c_stepQuantity: customNumber,
  c_variationAttributes: v.nullish(
    v.array(v.object({ id: v.string(), name: text, value: v.string() })),
  ),
  c_approachingDiscountCallout: v.nullish(ApproachingDiscount),
  c_listPrice: customNumber,
  c_addedPrice: customNumber,
  c_addId: customText,
  /** Order management's quantities of an ordered item. */
  omsData: v.nullish(
    v.object({
      quantityAvailableToCancel: customNumber,
      quantityAvailableToReturn: customNumber,
      quantityReturnInitiated: customNumber,
      quantityReturned: customNumber,
    }),
  ),
})

type ItemAmounts = Pick<
  v.InferOutput<typeof ProductItemFields>,
  'quantity' | 'basePrice' | 'price' | 'priceAfterItemDiscount'
>

/** The amounts of an item. One that is missing is derived from the others; null if all are. */
function amountsOf({ quantity, basePrice, price, priceAfterItemDiscount }: ItemAmounts) {
  const total = price ?? (basePrice === undefined ? priceAfterItemDiscount : basePrice * quantity)
  return total === undefined
    ? null
    : { price: total, basePrice: basePrice ?? total / Math.max(1, quantity) }
}

const ProductItem = v.pipe(
  ProductItemFields,
  v.rawTransform(({ dataset: { value: item }, addIssue, NEVER }) => {
    const amounts = amountsOf(item)
    if (amounts) return { ...item, ...amounts }
    addIssue({ message: 'has no amount' })
    return NEVER
  }),
)
export type WireProductItem = v.InferOutput<typeof ProductItem>

const GiftCertificateItem = v.object({
  giftCertificateItemId: v.string(),
  amount: v.number(),
  recipientName: customText,
  recipientEmail: customText,
  senderName: customText,
  message: customText,
  c_productID: customText,
  c_lineItemText: customText,
  c_productImage: customText,
})
export type WireGiftCertificateItem = v.InferOutput<typeof GiftCertificateItem>

const OrderAddress = v.object({
  companyName: customText,
  firstName: text,
  lastName: text,
  address1: text,
  address2: customText,
  city: text,
  stateCode: text,
  postalCode: text,
  countryCode: text,
  phone: customText,
})
export type WireAddress = v.InferOutput<typeof OrderAddress>

export const WireShippingMethod = v.object({
  id: v.string(),
  name: text,
  description: customText,
  price: v.optional(v.number()),
  c_estimatedArrivalTime: customText,
  c_storePickupEnabled: v.nullish(v.boolean()),
})
export type WireShippingMethod = v.InferOutput<typeof WireShippingMethod>

/** Whether it is the method of pickup in a store. */
export const isForPickup = ({ c_storePickupEnabled }: WireShippingMethod) =>
  c_storePickupEnabled === true

export const WireShipment = v.object({
  shipmentId: v.optional(WireId, DEFAULT_SHIPMENT),
  c_fromStoreId: customText,
  /** The person who picks it up, in the shop's own fields. */
  c_pickupFirstName: customText,
  c_pickupLastName: customText,
  c_pickupPhone: customText,
  /** Between which days it arrives, or the day on which it is ready for pickup: ISO dates in the shop's own fields. */
  c_arrivesFrom: customText,
  c_arrivesBy: customText,
  gift: v.nullish(v.boolean()),
  giftMessage: customText,
  shippingAddress: v.optional(OrderAddress),
  shippingMethod: v.optional(WireShippingMethod),
})
export type WireShipment = v.InferOutput<typeof WireShipment>

const ShippingItem = v.object({
  priceAdjustments: v.optional(v.array(PriceAdjustment), []),
})

const sharedEntries = {
  productItems: v.optional(v.array(ProductItem), []),
  giftCertificateItems: v.optional(v.array(GiftCertificateItem), []),
  /** Free products to choose from. */
  bonusDiscountLineItems: v.exactOptional(v.array(BonusDiscountLineItem)),
  couponItems: v.optional(
    v.array(
      v.object({
        couponItemId: v.string(),
        code: v.string(),
        statusCode: text,
        valid: v.optional(v.boolean(), false),
      }),
    ),
    [],
  ),
  shipments: v.optional(v.array(WireShipment), []),
  shippingItems: v.optional(v.array(ShippingItem), []),
  orderPriceAdjustments: v.optional(v.array(PriceAdjustment), []),
  paymentInstruments: v.optional(v.array(WirePaymentInstrument), []),
  billingAddress: v.optional(OrderAddress),
  customerInfo: v.optional(v.object({ email: customText }), {}),
  productSubTotal: amount,
  productTotal: amount,
  shippingTotal: amount,
  taxTotal: amount,
  /** `gross` if prices contain the taxes. */
  taxation: text,
  orderTotal: amount,
  c_subTotal: customNumber,
  /** The kind of a basket without shipping: all picked up, or all sent by e-mail. */
  c_basketType: v.nullish(v.picklist(['BOPIS', 'EGC'])),
  c_taxItems: v.nullish(v.array(v.object({ id: v.string(), rate: v.number(), value: v.number() }))),
  c_approachingDiscounts: v.nullish(v.array(v.object({ calloutMsg: text }))),
}

export const WireBasket = v.object({
  ...sharedEntries,
  basketId: WireId,
  currency: v.exactOptional(v.string()),
  /** Set if an item could not be added, or not in full (spec 2 §7). */
  c_notAddedError: v.nullish(v.unknown()),
  /** Set by a merge: what it has left out. */
  c_notAdded: v.nullish(NotAdded),
})
export type WireBasket = v.InferOutput<typeof WireBasket>

export const WireOrder = v.object({
  ...sharedEntries,
  orderNo: v.string(),
  status: text,
  creationDate: text,
  /** Whether it was placed without an account. */
  guest: v.nullish(v.boolean(), true),
  /** A picture of all products together, in the shop's own field. */
  c_orderImage: customText,
})
export type WireOrder = v.InferOutput<typeof WireOrder>

/** The fields that baskets and orders have in common: items and amounts. */
export type WireCart = Omit<WireBasket, 'basketId' | 'c_notAddedError' | 'c_notAdded'>
