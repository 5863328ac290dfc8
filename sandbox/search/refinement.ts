import type { Localized } from '../platform/localized.ts'
import type { SeedProduct } from '../catalog/model.ts'
import { profile } from '../profiles/current.ts'
import type { Language, Site } from '../platform/site.ts'
import { promotionsWithBonus } from '../pricing/bonus-rules.ts'
import { lowersPrices } from '../pricing/product-rules.ts'

/** Attributes to refine by, in display order. */
export const refinementAttributes = profile.refinements.map(({ attributeId }) => attributeId)

/** Promotions narrow a result by id; they are not offered among the refinements. */
export const PROMOTION = 'pmid'

/** The shop's own brand. */
export const BRAND = profile.shopName

/** Whether the shop sells several brands, to refine by. */
export const hasBrands = refinementAttributes.includes('brand')

const variationOf = new Map(
  profile.refinements.map(({ attributeId, variation }) => [attributeId, variation]),
)

/** Whether a variant has the selected values; its `size`, for example, is a value of `c_refinementSize`. */
export const isChosen = (
  variationValues: Readonly<Record<string, string>>,
  chosen: ReadonlyMap<string, string[]>,
): boolean =>
  [...chosen].every(([attribute, wanted]) => {
    const value = variationValues[variationOf.get(attribute) ?? '']
    return value === undefined || wanted.includes(value)
  })

export const categoryLabel: Localized = { en: 'Category', fr: 'Catégorie' }
export const priceLabel: Localized = { en: 'Price', fr: 'Prix' }

/** Above all prices. */
const HIGHEST = 1000

/** Half-open ranges in major units: from ≤ price < to. */
const priceBuckets = [...profile.priceSteps, HIGHEST].map((to, index) => ({
  from: profile.priceSteps[index - 1] ?? 0,
  to,
}))

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

/** "$20 - $29.99", "20 $ à 29,99 $", "£20 - £29.99"; the last bucket's label has no upper end. */
export function bucketLabels({ currency }: Site, language: Language) {
  const format = new Intl.NumberFormat(language === 'fr' ? 'fr-CA' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return priceBuckets.map((bucket) => {
    const from = format.format(bucket.from)
    const to = format.format(bucket.to - 0.01)
    const label = bucket.to === HIGHEST ? andAbove[language](from) : between[language](from, to)
    return { value: bucketValue(bucket), label }
  })
}

const andAbove = {
  en: (from: string) => `${from} and above`,
  fr: (from: string) => `${from} et plus`,
}
const between = {
  en: (from: string, to: string) => `${from} - ${to}`,
  fr: (from: string, to: string) => `${from} à ${to}`,
}

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
