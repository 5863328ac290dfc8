import { choiceIdOf, earnedBonuses } from '../contents/bonus-choices.ts'
import { imageOf } from './line-response.ts'
import type { BasketView } from './view.ts'

/** The API's `BonusDiscountLineItem`s: free products to choose from. */
export function bonusDiscountResponses(view: BasketView) {
  const { basket, facts, language } = view
  const { documents } = facts.products
  return earnedBonuses(basket.lines, facts.products, view).flatMap(({ rule }) => {
    if (rule.kind !== 'choice') return []
    return [
      {
        id: choiceIdOf(basket, rule),
        promotionId: rule.promotionId,
        maxBonusItems: rule.most,
        bonusProducts: rule.productIds.map((productId) => {
          const product = documents.get(productId)
          const name = product?.name[language] ?? productId
          const family = product && (documents.get(product.masterId ?? productId) ?? product)
          const image = product && family && imageOf(product, family, view)
          return {
            productId,
            productName: name,
            title: name,
            ...(image !== undefined && { c_imageURL: image }),
          }
        }),
      },
    ]
  })
}
