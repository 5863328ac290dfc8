import { type BonusRule, bonusRules } from '../../pricing/bonus-rules.ts'
import { badRequest } from '../../platform/problems.ts'
import type { ProductData } from '../../products/read-products.ts'
import type { Site } from '../../platform/site.ts'
import { listPromotionIds } from './basket-facts.ts'
import type { ItemToAdd } from './item-body.ts'
import type { BasketDocument, BasketLine, Bonus, Draft } from './model.ts'

/** A bonus promotion, and the line that qualifies for it. */
export interface EarnedBonus {
  rule: BonusRule
  qualifying: BasketLine
}

/** The bonus promotions that lines qualify for, each once, with its first qualifying line. */
export function earnedBonuses(
  lines: BasketLine[],
  facts: ProductData,
  { site, now }: { site: Site; now: number },
): EarnedBonus[] {
  return bonusRules(site, now).flatMap((rule) => {
    const qualifying = lines.find(
      ({ bonus, productId }) =>
        bonus === null && listPromotionIds(productId, facts).includes(rule.promotionId),
    )
    return qualifying ? [{ rule, qualifying }] : []
  })
}

/** Stable while the basket qualifies, so that clients may store it. */
export const createChoiceId = ({ basketId }: BasketDocument, { promotionId }: BonusRule) =>
  `${basketId}-${promotionId}`

export const chosenQuantity = (lines: BasketLine[], choiceId: string) =>
  lines
    .filter(({ bonus }) => bonus?.discountLineItemId === choiceId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** The bonus of a chosen product.
 * @throws ProblemError if it is not among the choices, or too many are chosen */
export function requireChoice(
  { draft, facts, lines }: { draft: Draft; facts: ProductData; lines: BasketLine[] },
  { productId, quantity }: ItemToAdd,
  choiceId: string,
): Bonus {
  const earned = earnedBonuses(lines, facts, draft.caller).find(
    ({ rule }) => rule.kind === 'choice' && createChoiceId(draft.basket, rule) === choiceId,
  )
  if (!earned) {
    throw badRequest(`No bonus discount line item with ID '${choiceId}' is in the basket.`, {
      bonusDiscountLineItemId: choiceId,
    })
  }
  const { rule, qualifying } = earned
  if (!rule.productIds.includes(productId)) {
    throw badRequest(`The product '${productId}' is not one of the choices.`, { productId })
  }
  if (chosenQuantity(lines, choiceId) + quantity > rule.most) {
    throw badRequest(`No more than ${rule.most} can be chosen.`, { maxBonusItems: rule.most })
  }
  return {
    promotionId: rule.promotionId,
    qualifyingItemId: qualifying.itemId,
    discountLineItemId: choiceId,
  }
}
