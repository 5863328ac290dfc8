import * as v from 'valibot'

import { maxText } from '../../platform/read-body.ts'

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
