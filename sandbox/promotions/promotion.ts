import * as v from 'valibot'

import type { SeedPromotion } from '../catalog/model.ts'
import { majorUnits } from '../platform/money.ts'
import type { Language } from '../platform/site.ts'

/** A promotion as it is stored; its rank has a separate column, because it can be changed. */
export type PromotionDocument = Pick<
  SeedPromotion,
  | 'id'
  | 'name'
  | 'calloutMsg'
  | 'details'
  | 'alwaysShowCallout'
  | 'firstDay'
  | 'lastDay'
  | 'asks'
  | 'custom'
>

/** A promotion of a product. */
export const ProductPromotionRow = v.object({
  product_id: v.string(),
  percent_off: v.nullable(v.number()),
  rank: v.number(),
  document: v.string(),
})
export type ProductPromotionRow = v.InferOutput<typeof ProductPromotionRow>

/** A promotion as part of a product or search hit; `price` is the current one in minor units. */
export function productPromotion(
  row: ProductPromotionRow,
  price: number | null,
  language: Language,
) {
  const promotion: PromotionDocument = JSON.parse(row.document)
  const promotional =
    price === null || row.percent_off === null
      ? undefined
      : Math.round((price * (100 - row.percent_off)) / 100)
  return {
    promotionId: promotion.id,
    calloutMsg: promotion.calloutMsg[language],
    rank: row.rank,
    ...(promotional !== undefined && { promotionalPrice: majorUnits(promotional) }),
  }
}
