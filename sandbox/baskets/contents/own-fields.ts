import * as v from 'valibot'

import { withCustom } from '../../platform/custom-fields.ts'
import { badRequest } from '../../platform/problems.ts'
import { maxText } from '../../platform/read-body.ts'
import { mergedCustom } from './merged-custom.ts'
import type { Draft } from './model.ts'
import { ShippingItems, updateShippingItems } from './shipping-items.ts'
import { usableSourceCode } from './source-code.ts'

export const BasketBody = v.pipe(
  v.looseObject({
    currency: v.exactOptional(maxText(3)),
    sourceCode: v.exactOptional(maxText(256)),
    shippingItems: v.exactOptional(ShippingItems),
  }),
  v.transform(withCustom),
)
export type BasketBody = v.InferOutput<typeof BasketBody>

/** Updates the basket's own fields; only the site's currency is allowed, and `c_*` fields are stored. */
export function updateOwnFields({ basket, caller }: Draft, body: BasketBody) {
  if (body.currency !== undefined && body.currency !== caller.site.currency) {
    throw badRequest(`The currency '${body.currency}' is not one of the site.`, {
      parameter: 'currency',
    })
  }
  if (body.sourceCode !== undefined) basket.sourceCode = usableSourceCode(body.sourceCode)
  if (body.shippingItems !== undefined) updateShippingItems(basket, body.shippingItems)
  basket.custom = mergedCustom(basket.custom, body.custom)
}
