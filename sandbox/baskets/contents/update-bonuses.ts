import { hexId } from '../../platform/hex.ts'
import { currentPrice } from '../../products/offers.ts'
import type { ProductData } from '../../products/read-products.ts'
import { createChoiceId, type EarnedBonus, earnedBonuses } from './bonus-choices.ts'
import { stockFor } from './line-facts.ts'
import type { BasketLine, Draft } from './model.ts'
import { dropEmptyPickups } from './change-lines.ts'
import { listInventoryIds, linesWithStores } from './lines-with-store.ts'
import { knownFacts, readLineFacts } from './read-line-facts.ts'

/** Updates a basket's bonus lines to match the other lines. */
export async function updateBonuses(draft: Draft) {
  const { db, caller, basket } = draft
  const hasBonus = basket.lines.some(({ bonus }) => bonus !== null)
  if (basket.lines.length === 0) return

  const inventoryIds = listInventoryIds(basket)
  const productIds = basket.lines.map(({ productId }) => productId)
  const facts =
    knownFacts(caller.site, productIds) ??
    (await readLineFacts(db, caller.site, { productIds, inventoryIds }))
  const earned = earnedBonuses(basket.lines, facts, caller)
  basket.declinedBonuses = basket.declinedBonuses.filter((id) =>
    earned.some(({ rule }) => rule.promotionId === id),
  )
  if (earned.length === 0 && !hasBonus) return

  const earnedLines = withinEarned(draft, earned)
  const open = earned.filter(
    ({ rule }) =>
      rule.kind === 'automatic' &&
      !basket.declinedBonuses.includes(rule.promotionId) &&
      !earnedLines.some(({ bonus }) => bonus?.promotionId === rule.promotionId),
  )
  if (open.length === 0) {
    keepLines(draft, earnedLines)
    return
  }
  const gifts = await readLineFacts(db, caller.site, {
    productIds: [...productIds, ...open.flatMap(({ rule }) => rule.productIds)],
    inventoryIds,
  })
  keepLines(
    draft,
    open.reduce((lines, each) => withGift(draft, lines, each, gifts), earnedLines),
  )
}

function keepLines(draft: Draft, lines: BasketLine[]) {
  dropEmptyPickups(draft, lines)
  draft.basket.lines = lines
}

/** Drops bonus lines that are no longer earned, and limits the quantity of the others. */
function withinEarned({ basket }: Draft, earned: EarnedBonus[]): BasketLine[] {
  const left = new Map(earned.map(({ rule }) => [rule.promotionId, rule.most]))
  return basket.lines.flatMap((line) => {
    const { bonus } = line
    if (bonus === null) return [line]
    const why = earned.find(({ rule }) => rule.promotionId === bonus.promotionId)
    const quantity = Math.min(line.quantity, left.get(bonus.promotionId) ?? 0)
    if (!why || quantity === 0 || !why.rule.productIds.includes(line.productId)) return []
    left.set(bonus.promotionId, (left.get(bonus.promotionId) ?? 0) - quantity)
    const isChosen = bonus.discountLineItemId !== null
    if (!isChosen && travelsAlone(line, why.qualifying, basket.lines)) return []
    return [
      {
        ...line,
        quantity,
        bonus: {
          ...bonus,
          qualifyingItemId: why.qualifying.itemId,
          discountLineItemId: isChosen ? createChoiceId(basket, why.rule) : null,
        },
      },
    ]
  })
}

/** A bonus must not be alone in a shipment; it is added again in the shipment of its qualifying product. */
function travelsAlone({ shipmentId }: BasketLine, qualifying: BasketLine, lines: BasketLine[]) {
  return (
    shipmentId !== qualifying.shipmentId &&
    !lines.some((line) => line.bonus === null && line.shipmentId === shipmentId)
  )
}

function withGift(
  { basket }: Draft,
  lines: BasketLine[],
  { rule, qualifying }: EarnedBonus,
  facts: ProductData,
): BasketLine[] {
  const [productId = ''] = rule.productIds
  const offer = facts.offers.get(productId)
  const line: BasketLine = {
    itemId: hexId(),
    productId,
    quantity: rule.most,
    shipmentId: qualifying.shipmentId,
    giftCardAmount: null,
    bonus: {
      promotionId: rule.promotionId,
      qualifyingItemId: qualifying.itemId,
      discountLineItemId: null,
    },
    gift: false,
    options: [],
    seenPrice: (offer && currentPrice(offer)) ?? 0,
    custom: {},
  }
  const placed = linesWithStores(basket, [...lines, line])
  const wanted = placed
    .filter((each) => each.productId === productId && each.shipmentId === line.shipmentId)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const [last] = placed.slice(-1)
  return offer && last && stockFor(last, facts) >= wanted ? [...lines, line] : lines
}
