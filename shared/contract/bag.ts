import * as v from 'valibot'

import { Money } from './money.ts'
import { Picture } from './picture.ts'
import { ProductId } from './product.ts'

/** Names one deed of a shopper: the same id, deed and input happen once, however often they are sent. */
export const OperationId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_-]{22,64}$/),
  v.brand('OperationId'),
)
export type OperationId = v.InferOutput<typeof OperationId>

export const LineId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/), v.brand('LineId'))
export type LineId = v.InferOutput<typeof LineId>

const MOST_OF_A_LINE = 999

export const Reduction = v.object({
  /** The promotion's own words, in the page's locale. */
  text: v.string(),
  /** Negative. */
  amount: Money,
})
export type Reduction = v.InferOutput<typeof Reduction>

export const BagLine = v.object({
  id: LineId,
  productId: ProductId,
  name: v.string(),
  /** The product's page without site and locale, with the variant chosen. */
  path: v.string(),
  picture: v.nullable(Picture),
  /** Size, colour, fragrance: what was chosen, named in the page's locale. */
  attributes: v.array(v.object({ name: v.nullable(v.string()), value: v.string() })),
  quantity: v.number(),
  minQuantity: v.number(),
  stepQuantity: v.number(),
  /** The most of it that the bag takes: web stock and purchase limit. Null when not known. */
  maxQuantity: v.nullable(v.number()),
  /** `short`: there is less of it than the bag holds. Neither it nor `sold-out` can be ordered. */
  availability: v.picklist(['available', 'short', 'sold-out']),
  unitPrice: Money,
  /** Before its reductions, and after. */
  price: Money,
  total: Money,
  reductions: v.array(Reduction),
  /** "Add 1 more candle …": a reduction within reach (spec 1 §3, `c_approachingDiscountCallout`). */
  approaching: v.nullable(v.string()),
  /** What one cost when it was put into the bag, if that is not what it costs now. */
  priceWhenAdded: v.nullable(Money),
  isBonus: v.boolean(),
})
export type BagLine = v.InferOutput<typeof BagLine>

export const Bag = v.object({
  lines: v.array(BagLine),
  /** Pieces, not lines. */
  count: v.number(),
  /** Of the lines, after their own reductions. */
  subtotal: Money,
  /** Of the order as a whole. */
  reductions: v.array(Reduction),
  /** Null until a shipping method is chosen. `amount` is after `reductions`. */
  shipping: v.nullable(
    v.object({ name: v.string(), amount: Money, reductions: v.array(Reduction) }),
  ),
  /** Each tax by its name; null until there is an address. */
  taxes: v.nullable(v.array(v.object({ id: v.string(), rate: v.number(), amount: Money }))),
  /** An estimate until shipping and tax are known. */
  total: Money,
  isEstimate: v.boolean(),
  coupons: v.array(v.object({ id: LineId, code: v.string(), applies: v.boolean() })),
  /** How many codes an order takes (preference `couponNumberLimit`). */
  couponLimit: v.number(),
  /** Reductions of the order within reach, such as free shipping. */
  approaching: v.array(v.string()),
})
export type Bag = v.InferOutput<typeof Bag>

const PickedQuantity = v.pipe(v.number(), v.integer(), v.maxValue(MOST_OF_A_LINE))

/** Nothing but this is taken from a browser: the price is the service's to say. */
export const AddItem = v.strictObject({
  productId: ProductId,
  quantity: v.pipe(PickedQuantity, v.minValue(1)),
})
export type AddItem = v.InferOutput<typeof AddItem>

/** A quantity of 0 removes the line. */
export const UpdateItem = v.strictObject({
  lineId: LineId,
  quantity: v.pipe(PickedQuantity, v.minValue(0)),
})
export type UpdateItem = v.InferOutput<typeof UpdateItem>

export const AddCoupon = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50)),
})
export type AddCoupon = v.InferOutput<typeof AddCoupon>

export const RemoveCoupon = v.strictObject({ couponId: LineId })
export type RemoveCoupon = v.InferOutput<typeof RemoveCoupon>
