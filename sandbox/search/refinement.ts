import type { Localized } from '../platform/localized.ts'
import type { SeedProduct } from '../catalog/model.ts'
import { promotionsWithBonus } from '../pricing/bonus-rules.ts'
import { lowersPrices } from '../pricing/product-rules.ts'

/** Attributes to refine by, in display order. */
export const refinementAttributes = [
  'c_refinementFamily',
  'c_refinementFragrance',
  'c_refinementForm',
  'c_refinementColor',
  'c_refinementSize',
  'c_refinementAmount',
] as const

/** Promotions narrow a result by id; they are not offered among the refinements. */
export const PROMOTION = 'pmid'

/** The one brand the shop sells. */
export const BRAND = 'Juniper & Wick'

export type RefinementAttribute = (typeof refinementAttributes)[number]

/** Whether a variant has the selected values; its `size`, for example, is a value of `c_refinementSize`. */
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

/** SQL for the bucket of a price in minor units; empty without a price, or above the last bucket. */
export const PRICE_RANGE = `CASE ${priceBuckets
  .map((bucket) => `WHEN price < ${bucket.to * 100} THEN '${bucketValue(bucket)}'`)
  .join(' ')} ELSE '' END`

/** The buckets of a price range; undefined for a range that starts or ends within a bucket. */
export function findBuckets(range: { from: number; to: number }): string[] | undefined {
  const within = priceBuckets.filter(
    ({ from, to }) => range.from <= from * 100 && to * 100 <= range.to,
  )
  const isWhole = within[0]?.from === range.from / 100 && within.at(-1)?.to === range.to / 100
  return isWhole ? within.map(bucketValue) : undefined
}

/** "$20 - $29.99", "20 $ à 29,99 $"; the last bucket's label has no upper end. */
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

const rolesOfAProduct = ['qualifying', 'discounted', 'bonus'] as const
export const promotionRoles = ['all', ...rolesOfAProduct] as const

/** The role of a product in a promotion: it qualifies for it, is discounted by it, or is its bonus. */
export type PromotionRole = (typeof promotionRoles)[number]

/** A promotion and a role in it, as stored for a listing. */
const getKey = (role: PromotionRole, promotionId: string) => `${role}:${promotionId}`

/** The keys of listings that have the role in one of the promotions. */
export const promotionKeys = (promotionIds: string[], role: PromotionRole): string[] =>
  promotionIds.flatMap((id) =>
    (role === 'all' ? rolesOfAProduct : [role]).map((each) => getKey(each, id)),
  )

export function listPromotionKeys({ id, promotions = [] }: SeedProduct): string[] {
  const listed = [...new Set(promotions)].map((promotionId) =>
    getKey(lowersPrices(promotionId) ? 'discounted' : 'qualifying', promotionId),
  )
  return [...listed, ...promotionsWithBonus(id).map((promotionId) => getKey('bonus', promotionId))]
}
