import * as v from 'valibot'

import { ORDER_GIFT_MESSAGE_LENGTH } from './order-gift-message.ts'
import { FULFILLMENTS, OBSTACLES } from '../product/fulfillment.ts'
import { CategoryId } from '../listing/category.ts'
import { TrustedHtml } from '../text/html.ts'
import { Money } from '../money/money.ts'
import { Picture } from '../media/picture.ts'
import { ProductId } from '../product/product.ts'
import { typedLine, typedText } from '../text/typed.ts'

export const LineId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/), v.brand('LineId'))
export type LineId = v.InferOutput<typeof LineId>

export const MOST_OF_A_LINE = 999

export const Reduction = v.object({
  /** The promotion's text in the page's locale. */
  text: v.string(),
  /** Negative. */
  amount: Money,
  /** The promotion's terms. Absent if the service names none. */
  details: v.optional(TrustedHtml),
})
export type Reduction = v.InferOutput<typeof Reduction>

/** A promotion within reach, as places of which some are filled. */
export const Tray = v.object({
  /** The pictures of what counts already. Null where there is no picture. */
  filled: v.array(v.nullable(Picture)),
  /** The number of empty places. */
  missing: v.number(),
  /** The category of the products that fill them. */
  categoryId: v.nullable(CategoryId),
})
export type Tray = v.InferOutput<typeof Tray>

/** The recipient and the message of a gift card. Null if the service does not know a value. */
export const GiftDetails = v.object({
  recipientName: v.nullable(v.string()),
  recipientEmail: v.nullable(v.string()),
  senderName: v.nullable(v.string()),
  message: v.nullable(v.string()),
})
export type GiftDetails = v.InferOutput<typeof GiftDetails>

export const BagLine = v.object({
  id: LineId,
  productId: ProductId,
  name: v.string(),
  /** The product's page with the variant selected, without site and locale. */
  path: v.string(),
  picture: v.nullable(Picture),
  /** A chosen attribute, such as the size, named in the page's locale. */
  attributes: v.array(v.object({ name: v.nullable(v.string()), value: v.string() })),
  quantity: v.number(),
  minQuantity: v.number(),
  stepQuantity: v.number(),
  /** The maximum by stock and purchase limit, on the web or in the store. Null when it is unknown. */
  maxQuantity: v.nullable(v.number()),
  /** `short`: the stock is less than the quantity. A `short` or `sold-out` line cannot be ordered. */
  availability: v.picklist(['available', 'short', 'sold-out']),
  fulfillment: v.picklist(FULFILLMENTS),
  /** Why it cannot be ordered. Null if it can. */
  obstacle: v.nullable(v.picklist(OBSTACLES)),
  /** Why it cannot be had the other way. Null if it can. */
  otherObstacle: v.nullable(v.picklist(OBSTACLES)),
  /** Whether it can be shipped or picked up: a gift follows its item, and a gift card is never picked up. */
  hasOtherWay: v.boolean(),
  unitPrice: Money,
  /** After the line's reductions. Absent without any. */
  discountUnitPrice: v.optional(Money),
  /** Before the line's reductions; `total` is after them. */
  price: Money,
  total: Money,
  /** The line before its reductions and at list prices, if that is more than `total`. */
  was: v.nullable(Money),
  reductions: v.array(Reduction),
  /** "Add 1 more …": a discount within reach (spec 1 §3, `c_approachingDiscountCallout`). */
  approaching: v.nullable(v.string()),
  /** Absent for a discount that has no countable places. */
  tray: v.optional(v.nullable(Tray)),
  /** The unit price when it was added, if it has changed since. */
  priceWhenAdded: v.nullable(Money),
  /** Of a gift card, whose quantity does not change; null for any other product. */
  giftCard: v.optional(v.nullable(GiftDetails), null),
  isBonus: v.boolean(),
  /** Whether the shopper has chosen it as a gift, and may leave it out again. */
  isChosen: v.optional(v.boolean()),
  /** How often it is sent again; null if it is bought once. */
  autoRefreshMonths: v.nullable(v.number()),
})
export type BagLine = v.InferOutput<typeof BagLine>

/** A gift certificate, sent by e-mail. It is bought like a product, but is none. */
export const GiftCertificate = v.object({
  id: LineId,
  /** Null if the service has no name for it. */
  name: v.nullable(v.string()),
  picture: v.nullable(Picture),
  amount: Money,
  ...GiftDetails.entries,
})
export type GiftCertificate = v.InferOutput<typeof GiftCertificate>

export const BonusChoiceId = v.pipe(v.string(), v.regex(/^[\w-]{1,256}$/), v.brand('BonusChoiceId'))

/** Free products that a promotion lets the shopper choose from. */
export const BonusChoice = v.object({
  id: BonusChoiceId,
  /** How many may still be chosen. */
  left: v.number(),
  products: v.array(
    v.object({ productId: ProductId, name: v.string(), picture: v.nullable(Picture) }),
  ),
})
export type BonusChoice = v.InferOutput<typeof BonusChoice>

export const NotAddedItem = v.object({ name: v.string(), quantity: v.number() })
export type NotAddedItem = v.InferOutput<typeof NotAddedItem>

/** The notices of a bag, until the shopper dismisses them. */
export const BAG_NOTICES = ['not-added', 'pickup-moved'] as const
export type BagNotice = (typeof BAG_NOTICES)[number]

export const Bag = v.object({
  lines: v.array(BagLine),
  giftCertificates: v.array(GiftCertificate),
  /** The items that the last change has left out. Empty if the service does not name them; absent if everything was added. */
  notAdded: v.optional(v.array(NotAddedItem)),
  /** How many the last add was lowered to, because one order takes no more of the product. Absent if it was not. */
  limited: v.optional(v.number()),
  /** Whether signing in has moved pickup items to the store of the customer's bag, until the shopper dismisses it. */
  isPickupMoved: v.exactOptional(v.literal(true)),
  /** The sum of the quantities, plus the number of gift certificates (spec 1 §5). */
  count: v.number(),
  /** The part of it that is shipped, and the part that is picked up. */
  shipItemCount: v.number(),
  bopisItemCount: v.number(),
  /** Whether nothing is shipped: everything is picked up, or sent by e-mail (`c_basketType`). */
  isBopisBasket: v.boolean(),
  /** Where lines are picked up, or else could be. Null if no store is known. */
  pickupStore: v.nullable(v.object({ id: v.string(), name: v.string() })),
  /** The sum of the lines after their own reductions and of the gift certificates. */
  subtotal: Money,
  /** The reductions of the whole order. */
  reductions: v.array(Reduction),
  /** Null until a shipping method is chosen. `amount` is after `reductions`. */
  shipping: v.nullable(
    v.object({ name: v.string(), amount: Money, reductions: v.array(Reduction) }),
  ),
  /** Each tax by name; null until there is an address. */
  taxes: v.nullable(v.array(v.object({ id: v.string(), rate: v.number(), amount: Money }))),
  /** Whether prices contain the taxes. Absent where taxes are added to them. */
  taxesIncluded: v.optional(v.boolean()),
  /** An estimate until shipping and tax are known. */
  total: Money,
  isEstimate: v.boolean(),
  /** Absent if there is nothing to choose. */
  bonusChoices: v.optional(v.array(BonusChoice)),
  /** The message that is sent along as a gift. Absent without one. */
  giftMessage: v.optional(v.string()),
  coupons: v.array(
    v.object({
      id: LineId,
      code: v.string(),
      applies: v.boolean(),
      /** An earlier order has used it, or as many as it allows. */
      isUsedUp: v.optional(v.boolean()),
    }),
  ),
  /** The maximum number of codes per order (preference `couponNumberLimit`). */
  couponLimit: v.number(),
  /** Discounts of the whole order within reach, such as free shipping. */
  approaching: v.array(v.string()),
})
export type Bag = v.InferOutput<typeof Bag>

const PickedQuantity = v.pipe(v.number(), v.integer(), v.maxValue(MOST_OF_A_LINE))

const RefreshMonths = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24))

/** Contains no price: only the service sets prices. */
const MAX_MEMBERS = 24

export const AddToBag = v.strictObject({
  productId: ProductId,
  quantity: v.pipe(PickedQuantity, v.minValue(1)),
  /** Absent, it is shipped. */
  fulfillment: v.optional(v.picklist(FULFILLMENTS)),
  /** After how many months it is sent again. Absent, it is bought once. */
  refreshMonths: v.optional(RefreshMonths),
})
export type AddToBag = v.InferOutput<typeof AddToBag>

/** The members of a set, each in its least quantity. */
export const AddSetToBag = v.strictObject({
  productIds: v.pipe(v.array(ProductId), v.minLength(1), v.maxLength(MAX_MEMBERS)),
})
export type AddSetToBag = v.InferOutput<typeof AddSetToBag>

/** A quantity of 0 removes the line. */
export const UpdateLine = v.strictObject({
  lineId: LineId,
  quantity: v.pipe(PickedQuantity, v.minValue(0)),
  /** After how many months it is sent again; null if it is bought once. Absent, that stays as it is. */
  refreshMonths: v.optional(v.nullable(RefreshMonths)),
})
export type UpdateLine = v.InferOutput<typeof UpdateLine>

/** Has a line shipped, or picked up in the shopper's store. */
export const SetFulfillment = v.strictObject({
  lineId: LineId,
  fulfillment: v.picklist(FULFILLMENTS),
})
export type SetFulfillment = v.InferOutput<typeof SetFulfillment>

export const ChooseBonus = v.strictObject({ choiceId: BonusChoiceId, productId: ProductId })
export type ChooseBonus = v.InferOutput<typeof ChooseBonus>

/** Without a message, what is sent is no gift. */
export const SaveGiftMessage = v.strictObject({
  message: typedText(ORDER_GIFT_MESSAGE_LENGTH),
})
export type SaveGiftMessage = v.InferOutput<typeof SaveGiftMessage>

export const AddCoupon = v.strictObject({
  code: v.pipe(typedLine(50), v.minLength(1)),
})
export type AddCoupon = v.InferOutput<typeof AddCoupon>

export const RemoveGiftCertificate = v.strictObject({ giftCertificateId: LineId })
export type RemoveGiftCertificate = v.InferOutput<typeof RemoveGiftCertificate>

export const RemoveCoupon = v.strictObject({ couponId: LineId })
export type RemoveCoupon = v.InferOutput<typeof RemoveCoupon>
