import * as v from 'valibot'

export const Money = v.object({
  /** In the currency's smallest unit (US or Canadian cents), so that totals need no rounding. */
  minorUnits: v.pipe(v.number(), v.integer()),
  currency: v.picklist(['USD', 'CAD']),
})
export type Money = v.InferOutput<typeof Money>
