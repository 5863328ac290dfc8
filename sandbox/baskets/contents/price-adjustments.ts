import * as v from 'valibot'

import { profile } from '../../profiles/current.ts'
import { hexId } from '../../platform/hex.ts'
import { badRequest, ProblemError } from '../../platform/problems.ts'
import { maxText } from '../../platform/read-body.ts'
import type { BasketDocument, Draft, PriceAdjustment } from './model.ts'

const Discount = v.object({
  type: v.picklist(['percentage', 'fixed_price', 'amount']),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
})

const fields = {
  itemText: v.exactOptional(maxText(4000)),
  reasonCode: v.exactOptional(maxText(256)),
  promotionId: v.exactOptional(v.pipe(maxText(100), v.nonEmpty())),
}

export const NewAdjustmentBody = v.object({
  level: v.picklist(['product', 'shipping', 'order']),
  itemId: v.exactOptional(maxText(100)),
  discount: Discount,
  ...fields,
})
export type NewAdjustmentBody = v.InferOutput<typeof NewAdjustmentBody>

export const AdjustmentBody = v.object({ discount: v.exactOptional(Discount), ...fields })
export type AdjustmentBody = v.InferOutput<typeof AdjustmentBody>

const MAX_ADJUSTMENTS = 100

/** Adds an agent's discount to a line, to shipping or to the order. */
export function addPriceAdjustment({ basket, caller }: Draft, body: NewAdjustmentBody) {
  const { level, promotionId, itemText, reasonCode } = body
  if (basket.adjustments.length >= MAX_ADJUSTMENTS) {
    throw badRequest(`No more than ${MAX_ADJUSTMENTS} price adjustments can be made.`, {
      maximumPriceAdjustments: MAX_ADJUSTMENTS,
    })
  }
  const itemId = level === 'order' ? null : requireItemFor(basket, level, body.itemId)
  if (promotionId !== undefined) requireFreeId(basket, itemId, promotionId)
  const priceAdjustmentId = hexId()
  const adjustment: PriceAdjustment = {
    priceAdjustmentId,
    level,
    itemId,
    promotionId: promotionId ?? `manual-${priceAdjustmentId}`,
    itemText: itemText ?? 'Price Adjustment',
    ...(reasonCode !== undefined && { reasonCode }),
    discount: getDiscount(basket, { level, itemId }, body.discount),
    createdBy: caller.agentId ?? '',
    createdAt: caller.now,
    lastModified: caller.now,
  }
  basket.adjustments = [...basket.adjustments, adjustment]
}

export function updatePriceAdjustment(
  { basket, caller }: Draft,
  { priceAdjustmentId, body }: { priceAdjustmentId: string; body: AdjustmentBody },
) {
  const adjustment = requireAdjustment(basket, priceAdjustmentId)
  const { promotionId, itemText, reasonCode, discount } = body
  if (promotionId !== undefined && promotionId !== adjustment.promotionId) {
    requireFreeId(basket, adjustment.itemId, promotionId)
    adjustment.promotionId = promotionId
  }
  if (itemText !== undefined) adjustment.itemText = itemText
  if (reasonCode !== undefined) adjustment.reasonCode = reasonCode
  if (discount) adjustment.discount = getDiscount(basket, adjustment, discount)
  adjustment.lastModified = caller.now
}

export function removePriceAdjustment(
  { basket }: Draft,
  { priceAdjustmentId }: { priceAdjustmentId: string },
) {
  const adjustment = requireAdjustment(basket, priceAdjustmentId)
  basket.adjustments = basket.adjustments.filter((other) => other !== adjustment)
}

function requireAdjustment({ adjustments }: BasketDocument, id: string) {
  const found = adjustments.find(({ priceAdjustmentId }) => priceAdjustmentId === id)
  if (found) return found
  throw new ProblemError({
    status: 404,
    type: 'price-adjustment-not-found',
    title: 'Price Adjustment Not Found',
    detail: `No price adjustment with ID '${id}' could be found.`,
  })
}

function requireItemFor(
  { lines, shipments }: BasketDocument,
  level: 'product' | 'shipping',
  itemId = '',
): string {
  const isThere =
    level === 'product'
      ? lines.some((line) => line.itemId === itemId)
      : shipments.some(({ shippingItemId }) => shippingItemId === itemId)
  if (isThere) return itemId
  throw badRequest(`There is no ${level} item with ID '${itemId}' in the basket.`, { itemId })
}

/** @throws ProblemError for the id of a promotion, or of another adjustment of the same item */
function requireFreeId({ adjustments }: BasketDocument, itemId: string | null, id: string) {
  const isPromotion = profile.promotions.some((promotion) => promotion.id === id)
  const isUsed = adjustments.some(
    (adjustment) => adjustment.itemId === itemId && adjustment.promotionId === id,
  )
  if (!isPromotion && !isUsed) return
  throw badRequest(`The promotion ID '${id}' is used already.`, { promotionId: id })
}

/** Converts amounts to minor units.
 * @throws ProblemError for a discount above the price, or a fixed price for the order */
function getDiscount(
  { lines }: BasketDocument,
  { level, itemId }: Pick<PriceAdjustment, 'level' | 'itemId'>,
  { type, value }: NewAdjustmentBody['discount'],
): PriceAdjustment['discount'] {
  if (type === 'percentage') {
    if (value > 100) throw overLimit('(0..100)')
    return { type, value }
  }
  if (type === 'fixed_price' && level === 'order') {
    throw badRequest('An order cannot have a fixed price.', { parameter: 'discount.type' })
  }
  const minorUnits = Math.round(value * 100)
  const line = lines.find((candidate) => candidate.itemId === itemId)
  if (line) {
    const unit = line.giftCardAmount ?? line.seenPrice
    const most = type === 'fixed_price' ? unit : unit * line.quantity
    if (minorUnits > most) throw overLimit(`(0..${most / 100})`)
  }
  return { type, value: minorUnits }
}

const overLimit = (expected: string) =>
  badRequest('The price adjustment exceeds the limit.', {
    parameter: 'discount.value',
    expected,
  })
