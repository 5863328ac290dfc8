import * as v from 'valibot'

import { withCustom } from '../../platform/custom-fields.ts'
import { badRequest, ProblemError } from '../../platform/problems.ts'
import { mergedCustom } from './merged-custom.ts'
import type { BasketDocument } from './model.ts'

const ShippingItem = v.pipe(
  v.looseObject({ itemId: v.pipe(v.string(), v.maxLength(256)) }),
  v.transform(withCustom),
)

export const ShippingItems = v.pipe(v.array(ShippingItem), v.maxLength(20))

/** Stores a caller's custom fields on shipping items; prices are ignored.
 * @throws ProblemError for an unknown item, or one that is named twice */
export function updateShippingItems(
  { shipments }: BasketDocument,
  items: v.InferOutput<typeof ShippingItems>,
) {
  const ids = items.map(({ itemId }) => itemId)
  if (ids.includes('') || new Set(ids).size < ids.length) {
    throw badRequest('Every shipping item is named once.', { parameter: 'shippingItems' })
  }
  for (const { itemId, custom } of items) {
    const shipment = shipments.find(({ shippingItemId }) => shippingItemId === itemId)
    if (!shipment) throw shippingItemNotFound(itemId)
    shipment.shippingItemCustom = mergedCustom(shipment.shippingItemCustom, custom)
  }
}

const shippingItemNotFound = (itemId: string) =>
  new ProblemError({
    status: 404,
    type: 'shipping-item-not-found',
    title: 'Shipping Item Not Found',
    detail: `No shipping item with ID '${itemId}' could be found.`,
    members: { itemId },
  })
