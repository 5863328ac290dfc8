import type { ProductData } from '../../products/read-products.ts'
import type { BasketState, MergeTarget, NotAdded } from './basket-object.ts'
import { couponLimit } from './coupons.ts'
import { cardLimit, cardsIn, isGiftCard } from './gift-amounts.ts'
import { leftOfLimit } from './line-facts.ts'
import { linesWithStores } from './lines-with-store.ts'
import { readLineFacts } from './read-line-facts.ts'
import type { BasketDocument, BasketLine, Draft } from './model.ts'
import { mergedBasket } from './merge-baskets.ts'

type Shop = Pick<Draft, 'db' | 'caller'>

/**
 * Merges baskets, but leaves out items, gift cards and coupons above the limits, and lists what it has left out.
 * Everything in `target` stays.
 */
export async function mergedWithinLimits(
  shop: Shop,
  target: BasketDocument,
  { giver, mode }: Pick<MergeTarget, 'giver' | 'mode'>,
): Promise<BasketState> {
  const all = mergedBasket(target, giver, mode)
  const productIds = all.lines.map(({ productId }) => productId)
  const wanted = { productIds, inventoryIds: [] }
  const facts = await readLineFacts(shop.db, shop.caller.site, wanted)
  const allowed = withinPurchaseLimits(target, all, facts)
  const merged = await withinCardLimit(shop, { target, merged: allowed, facts })
  const couponCount =
    merged.coupons.length === target.coupons.length
      ? merged.coupons.length
      : Math.max(target.coupons.length, await couponLimit(shop))
  const basket = {
    ...merged,
    coupons: merged.coupons.slice(0, couponCount),
    isTemporary: false,
  }
  const notAdded = subtract(all, basket)
  const isRejected = notAdded.lines.length + notAdded.giftCertificates.length > 0
  return { basket, isRejected, notAdded }
}

/** The contents of `all` that `kept` lacks. */
function subtract(all: BasketDocument, kept: BasketDocument): NotAdded {
  const quantities = quantitiesIn(kept)
  return {
    lines: all.lines.flatMap((line) => {
      const quantity = line.quantity - (quantities.get(line.itemId) ?? 0)
      return quantity > 0 ? [{ ...line, quantity }] : []
    }),
    giftCertificates: all.giftCertificates.slice(kept.giftCertificates.length),
    coupons: all.coupons.slice(kept.coupons.length),
  }
}

/** Adds to the target's own quantities as many units as one shopper may buy. */
function withinPurchaseLimits(target: BasketDocument, merged: BasketDocument, facts: ProductData) {
  const own = quantitiesIn(target)
  const start = linesWithStores(merged, merged.lines).map((line) => ({
    ...line,
    quantity: own.get(line.itemId) ?? 0,
  }))
  const quantities = new Map(merged.lines.map(({ itemId, quantity }) => [itemId, quantity]))
  const filled = start.reduce((sofar, line) => {
    const more = (quantities.get(line.itemId) ?? 0) - line.quantity
    const added = Math.max(0, Math.min(more, leftOfLimit(line, sofar, facts)))
    const quantity = line.quantity + added
    return sofar.map((each) => (each.itemId === line.itemId ? { ...each, quantity } : each))
  }, start)
  const allowed = new Map(filled.map(({ itemId, quantity }) => [itemId, quantity]))
  return withQuantities(merged, ({ itemId }) => allowed.get(itemId) ?? 0)
}

const quantitiesIn = ({ lines }: BasketDocument) =>
  new Map(lines.map(({ itemId, quantity }) => [itemId, quantity]))

/** The basket with other quantities; a line without units goes, with the adjustments of its price. */
function withQuantities(
  basket: BasketDocument,
  quantityOf: (line: BasketLine) => number,
): BasketDocument {
  const lines = basket.lines.flatMap((line) => {
    const quantity = quantityOf(line)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  const left = new Set(lines.map(({ itemId }) => itemId))
  const gone = new Set(basket.lines.flatMap(({ itemId }) => (left.has(itemId) ? [] : [itemId])))
  const adjustments = basket.adjustments.filter(
    ({ itemId }) => itemId === null || !gone.has(itemId),
  )
  return { ...basket, lines, adjustments }
}

interface Cards {
  target: BasketDocument
  merged: BasketDocument
  facts: ProductData
}

async function withinCardLimit(shop: Shop, { target, merged, facts }: Cards) {
  const held = cardsIn(target, facts)
  if (cardsIn(merged, facts) === held) return merged
  let left = Math.max(0, (await cardLimit(shop)) - held)
  const own = quantitiesIn(target)
  const fewer = withQuantities(merged, (line) => {
    if (!isGiftCard(line, facts)) return line.quantity
    const before = own.get(line.itemId) ?? 0
    const more = Math.min(line.quantity - before, left)
    left -= more
    return before + more
  })
  return {
    ...fewer,
    giftCertificates: merged.giftCertificates.slice(0, target.giftCertificates.length + left),
  }
}
