import * as v from 'valibot'

import { withCustom, mergedCustom } from '../../platform/custom-fields.ts'
import { badRequest, ProblemError } from '../../platform/problems.ts'
import { maxText } from '../../platform/read-body.ts'
import { sourceCodes } from '../../pricing/promotion-context.ts'
import type { Draft, BasketDocument } from './model.ts'

const ShippingItem = v.pipe(
  v.looseObject({ itemId: v.pipe(v.string(), v.maxLength(256)) }),
  v.transform(withCustom),
)

const ShippingItems = v.pipe(v.array(ShippingItem), v.maxLength(20))

/** Stores a caller's custom fields on shipping items; prices are ignored.
 * @throws ProblemError for an unknown item, or one that is named twice */
function updateShippingItems(
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

export const BasketBody = v.pipe(
  v.looseObject({
    currency: v.exactOptional(maxText(3)),
    sourceCode: v.exactOptional(maxText(256)),
    shippingItems: v.exactOptional(ShippingItems),
  }),
  v.transform(withCustom),
)
export type BasketBody = v.InferOutput<typeof BasketBody>

/**
 * Updates the fields of the basket itself; only the site's currency is allowed, and `c_*` fields
 * are stored.
 */
export function updateBasketFields({ basket, caller }: Draft, body: BasketBody) {
  if (body.currency !== undefined && body.currency !== caller.site.currency) {
    throw badRequest(`The currency '${body.currency}' is not one of the site.`, {
      parameter: 'currency',
    })
  }
  if (body.sourceCode !== undefined) basket.sourceCode = usableSourceCode(body.sourceCode)
  if (body.shippingItems !== undefined) updateShippingItems(basket, body.shippingItems)
  basket.custom = mergedCustom(basket.custom, body.custom)
}

/** The code in the shop's spelling; null for an empty code, which removes it.
 * @throws ProblemError for an unknown or inactive code */
function usableSourceCode(typed: string): string | null {
  if (typed === '') return null
  const found = sourceCodes.find(({ code }) => code === typed.toUpperCase())
  if (!found) {
    throw new ProblemError({
      status: 404,
      type: 'source-code-not-found',
      title: 'Source Code Not Found',
      detail: 'No such source code could be found.',
      members: { sourceCode: typed },
    })
  }
  if (found.isActive) return found.code
  throw badRequest(`The source code '${found.code}' is not active.`, { parameter: 'sourceCode' })
}
