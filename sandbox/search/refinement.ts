import type { Localized } from '../catalogue/model.ts'

/** Attributes one can refine by, in the order in which they are offered. */
export const refinementAttributes = [
  'c_refinementFamily',
  'c_refinementFragrance',
  'c_refinementForm',
  'c_refinementColor',
  'c_refinementSize',
] as const

/** Promotions narrow a result by id; they are not offered among the refinements. */
export const PROMOTION = 'pmid'

/** The one brand the shop sells. */
export const BRAND = 'Juniper & Wick'

export type RefinementAttribute = (typeof refinementAttributes)[number]

/** Whether a variant, by its variation values, is among what was chosen; size is one of `c_refinementSize`. */
export const isChosen = (
  variationValues: Readonly<Record<string, string>>,
  chosen: ReadonlyMap<RefinementAttribute, string[]>,
): boolean =>
  [...chosen].every(([attribute, wanted]) => {
    const value = variationValues[attribute.replace('c_refinement', '').toLowerCase()]
    return value === undefined || wanted.includes(value)
  })

export const categoryLabel: Localized = { en: 'Category', fr: 'Catégorie' }
export const priceLabel: Localized = { en: 'Price', fr: 'Prix' }

/** Half-open ranges in dollars: from ≤ price < to. */
const priceBuckets = [
  { from: 0, to: 10 },
  { from: 10, to: 20 },
  { from: 20, to: 30 },
  { from: 30, to: 50 },
  { from: 50, to: 1000 },
] as const

const bucketValue = ({ from, to }: { from: number; to: number }) => `(${from}..${to})`

/** SQL for the bucket that a price in minor units falls into; empty without a price, or beyond the last one. */
export const PRICE_RANGE = `CASE ${priceBuckets
  .map((bucket) => `WHEN price < ${bucket.to * 100} THEN '${bucketValue(bucket)}'`)
  .join(' ')} ELSE '' END`

/** The buckets that a price range consists of; undefined for one that begins or ends within a bucket. */
export function bucketsOf(range: { from: number; to: number }): string[] | undefined {
  const within = priceBuckets.filter(
    ({ from, to }) => range.from <= from * 100 && to * 100 <= range.to,
  )
  const isWhole = within[0]?.from === range.from / 100 && within.at(-1)?.to === range.to / 100
  return isWhole ? within.map(bucketValue) : undefined
}

/** "$20 - $29.99", "20 $ à 29,99 $"; the last bucket has no end worth naming. */
export const bucketLabels: { value: string; label: Localized }[] = priceBuckets.map(
  (bucket, index) => {
    const value = bucketValue(bucket)
    const { from, to } = bucket
    if (index === priceBuckets.length - 1) {
      return { value, label: { en: `$${from} and above`, fr: `${from}\u00a0$ et plus` } }
    }
    return {
      value,
      label: { en: `$${from} - $${to - 1}.99`, fr: `${from}\u00a0$ à ${to - 1},99\u00a0$` },
    }
  },
)
