import * as v from 'valibot'

import { Money } from '../money/money.ts'

/** A line of an order that is no longer as the shopper has seen it. */
export const ChangedLine = v.object({
  lineId: v.string(),
  name: v.string(),
  /** The line's price when the shopper saw it. Null if its price has not changed. */
  was: v.nullable(Money),
  now: Money,
  /** How many of it can be had; 0 if none. Null if it can be had as it is. */
  left: v.nullable(v.number()),
})
export type ChangedLine = v.InferOutput<typeof ChangedLine>
