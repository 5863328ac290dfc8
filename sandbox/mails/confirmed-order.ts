import * as v from 'valibot'

const reductions = v.optional(
  v.array(v.object({ itemText: v.optional(v.string(), ''), price: v.number() })),
  [],
)
const text = v.nullish(v.string(), '')

const Address = v.object({
  companyName: text,
  fullName: text,
  firstName: text,
  lastName: text,
  address1: text,
  address2: text,
  city: text,
  stateCode: text,
  postalCode: text,
  countryCode: text,
})

/**
 * The members of a SCAPI order that the confirmation shows. Amounts are in the currency's major
 * unit.
 */
export const ConfirmedOrder = v.object({
  orderNo: v.string(),
  /** When the order was placed, in ISO 8601. */
  creationDate: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  currency: v.string(),
  /** Whether it was placed without an account. */
  guest: v.optional(v.boolean(), true),
  customerInfo: v.optional(v.object({ customerName: text }), {}),
  /** A picture of all products together. */
  c_orderImage: v.optional(v.pipe(v.string(), v.url())),
  productItems: v.optional(
    v.array(
      v.object({
        itemId: text,
        shipmentId: text,
        productName: text,
        itemText: text,
        quantity: v.number(),
        bopis: v.nullish(v.boolean(), false),
        price: v.number(),
        priceAdjustments: reductions,
        c_imageURL: v.optional(v.pipe(v.string(), v.url())),
        c_isVirtual: v.nullish(v.boolean(), false),
        c_giftCardRecipient: text,
        c_isAutoRefreshSubscribedItem: v.nullish(v.boolean(), false),
        /** In months. */
        c_orderGrooveFrequency: v.nullish(v.number(), 1),
      }),
    ),
    [],
  ),
  giftCertificateItems: v.optional(
    v.array(
      v.object({
        amount: v.number(),
        recipientName: text,
        c_lineItemText: text,
        c_isVirtual: v.nullish(v.boolean(), true),
        c_productImage: v.optional(v.pipe(v.string(), v.url())),
      }),
    ),
    [],
  ),
  billingAddress: v.optional(Address),
  productSubTotal: v.nullish(v.number()),
  orderPriceAdjustments: reductions,
  shippingItems: v.optional(
    v.array(
      v.object({
        shipmentId: text,
        price: v.optional(v.number(), 0),
        priceAdjustments: reductions,
      }),
    ),
    [],
  ),
  shipments: v.optional(
    v.array(
      v.object({
        shipmentId: text,
        shippingStatus: text,
        trackingNumber: text,
        /** The store in which it is picked up. */
        c_fromStoreId: text,
        /** The promised days of arrival, or the promised moment of pickup (ISO dates). */
        c_arrivesFrom: text,
        c_arrivesBy: text,
        c_pickupFirstName: text,
        c_pickupLastName: text,
        giftMessage: text,
        shippingAddress: v.optional(Address),
        shippingMethod: v.optional(
          v.object({
            name: text,
            description: text,
            c_estimatedArrivalTime: text,
          }),
        ),
      }),
    ),
    [],
  ),
  paymentInstruments: v.optional(
    v.array(
      v.object({
        amount: v.optional(v.number(), 0),
        maskedGiftCertificateCode: text,
        paymentCard: v.optional(v.object({ cardType: text, numberLastDigits: text })),
      }),
    ),
    [],
  ),
  c_taxItems: v.optional(
    v.array(v.object({ id: v.string(), rate: v.number(), value: v.number() })),
    [],
  ),
  taxTotal: v.nullish(v.number(), 0),
  orderTotal: v.number(),
})
export type ConfirmedOrder = v.InferOutput<typeof ConfirmedOrder>
