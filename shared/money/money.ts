import * as v from 'valibot'

export const Money = v.object({
  /** In hundredths of the currency, whatever its smallest unit is, so that totals need no rounding. */
  minorUnits: v.pipe(v.number(), v.integer()),
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
})
export type Money = v.InferOutput<typeof Money>
