import type { ProductData } from '../../products/read-products.ts'
import type { MergeTarget } from '../basket-object.ts'
import { couponLimit } from '../coupons.ts'
import { cardLimit, cardsIn, isGiftCard } from '../gift-certificates/gift-amounts.ts'
import { readLineFacts } from '../items/read-line-facts.ts'
import type { BasketDocument, Draft } from '../model.ts'
import { mergedBasket } from './merge-baskets.ts'

type Shop = Pick<Draft, 'db' | 'caller'>

/** Merges baskets, but leaves out gift cards and coupons above the limits. Everything in `target` stays. */
export async function mergedWithinLimits(
  shop: Shop,
  target: BasketDocument,
  { giver, mode }: Pick<MergeTarget, 'giver' | 'mode'>,
): Promise<BasketDocument> {
  const merged = await withinCardLimit(shop, target, mergedBasket(target, giver, mode))
  if (merged.coupons.length === target.coupons.length) return merged
  const most = Math.max(target.coupons.length, await couponLimit(shop))
  return { ...merged, coupons: merged.coupons.slice(0, most) }
}

async function withinCardLimit(shop: Shop, target: BasketDocument, merged: BasketDocument) {
  const productIds = merged.lines.map(({ productId }) => productId)
  const wanted = { productIds, inventoryIds: [] }
  const facts = await readLineFacts(shop.db, shop.caller.site, wanted)
  const held = cardsIn(target, facts)
  if (cardsIn(merged, facts) === held) return merged
  const room = Math.max(0, (await cardLimit(shop)) - held)
  return withFewerCards(merged, { target, facts, room })
}

interface Room {
  target: BasketDocument
  facts: ProductData
  /** How many cards and certificates may be added to the target's. */
  room: number
}

function withFewerCards(merged: BasketDocument, { target, facts, room }: Room): BasketDocument {
  const own = new Map(target.lines.map(({ itemId, quantity }) => [itemId, quantity]))
  const gone = new Set<string>()
  let left = room
  const lines = merged.lines.flatMap((line) => {
    if (!isGiftCard(line, facts)) return [line]
    const before = own.get(line.itemId) ?? 0
    const more = Math.min(line.quantity - before, left)
    left -= more
    if (before + more > 0) return [{ ...line, quantity: before + more }]
    gone.add(line.itemId)
    return []
  })
  return {
    ...merged,
    lines,
    giftCertificates: merged.giftCertificates.slice(0, target.giftCertificates.length + left),
    adjustments: merged.adjustments.filter(({ itemId }) => itemId === null || !gone.has(itemId)),
  }
}
