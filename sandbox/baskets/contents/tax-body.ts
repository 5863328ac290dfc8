import * as v from 'valibot'

import type { TaxItem } from '../../pricing/model.ts'

/** Converts amounts to minor units. */
const Item = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
    rate: v.pipe(v.number(), v.minValue(0), v.maxValue(10)),
    value: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
  }),
  v.transform((item): TaxItem => ({ ...item, value: Math.round(item.value * 100) })),
)

export const TaxItems = v.object({
  taxItems: v.pipe(v.array(Item), v.minLength(1), v.maxLength(20)),
})

export const Taxes = v.object({ taxes: v.record(v.string(), TaxItems) })

export const PriceBooks = v.pipe(
  v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256))),
  v.maxLength(10),
)
