import { choiceIdOf, earnedBonuses } from '../items/bonus-choices.ts'
import { cachedProduct } from '../items/product-cache.ts'
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
          const name = cachedProduct(site.id, productId)?.document.name[language] ?? productId
          return { productId, productName: name, title: name }
        }),
      },
    ]
  })
}
