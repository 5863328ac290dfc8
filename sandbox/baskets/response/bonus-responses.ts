import { choiceIdOf, earnedBonuses } from '../items/bonus-choices.ts'
import { cachedProduct } from '../items/product-cache.ts'
import { imageOf } from './line-response.ts'
import type { BasketView } from './view.ts'

/** The API's `BonusDiscountLineItem`s: free products to choose from. */
export function bonusDiscountResponses(view: BasketView) {
  const { basket, facts, language, site } = view
  return earnedBonuses(basket.lines, facts.products, view).flatMap(({ rule }) => {
    if (rule.kind !== 'choice') return []
    return [
      {
        id: choiceIdOf(basket, rule),
        promotionId: rule.promotionId,
        maxBonusItems: rule.most,
        bonusProducts: rule.productIds.map((productId) => {
          const known = cachedProduct(site.id, productId)
          const name = known?.document.name[language] ?? productId
          const image = known && imageOf(known.document, known.family ?? known.document, view)
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
