import type { Bag, BagLine } from '#shared/contract/bag.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import type { BoughtAgain } from '#shared/contract/order-history.ts'

import { MOST_NOT_ADDED } from '../session/session-state.ts'
import { addToBag, readBag } from '../shopper/bag.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'

/**
 * Adds what was ordered to the bag, one line after the other, by the rules of adding a single product. What cannot be had
 * stops nothing else.
 * @throws {ProblemError} `unavailable`, `outcome-unknown` if the bag cannot be read or changed
 */
export async function buyLinesAgain(
  shop: ShopperContext,
  ordered: readonly BagLine[],
): Promise<BoughtAgain> {
  let bag = await readBag(shop, undefined)
  let added = 0
  const left: BoughtAgain['left'] = []
  const missing: { productId: BagLine['productId']; quantity: number }[] = []
  for (const line of ordered) {
    const before = unitsOf(bag, line.productId)
    bag = (await addLine(shop, line)) ?? bag
    const units = Math.max(0, unitsOf(bag, line.productId) - before)
    added += units
    if (units >= line.quantity) continue
    left.push({ lineId: line.id, added: units })
    missing.push({ productId: line.productId, quantity: line.quantity - units })
  }
  // So the bag says it as well, for all lines and not only for the last one.
  if (shop.session.state && added > 0) {
    shop.session.update({ notAdded: missing.length > 0 ? missing.slice(0, MOST_NOT_ADDED) : null })
  }
  return { added, left }
}

/** Gifts come with what they are for, and a gift card needs its own form. */
export const canBeBoughtAgain = ({ isBonus, giftCard }: Pick<BagLine, 'isBonus' | 'giftCard'>) =>
  !isBonus && giftCard === null

/** As it was ordered; what cannot be picked up now is shipped. Null if it cannot be had. */
async function addLine(
  shop: ShopperContext,
  { productId, quantity, fulfillment, autoRefreshMonths: months }: BagLine,
): Promise<Bag | null> {
  const item = { productId, quantity, ...(months !== null && { refreshMonths: months }) }
  const fetched =
    fulfillment === 'pickup' ? await added(shop, { productId, quantity, fulfillment }) : null
  return fetched ?? added(shop, item)
}

async function added(shop: ShopperContext, item: Parameters<typeof addToBag>[1]) {
  try {
    return await addToBag(shop, item)
  } catch (error) {
    if (error instanceof ProblemError && NOT_TO_BE_HAD.has(error.type)) return null
    throw error
  }
}

const NOT_TO_BE_HAD = new Set<ProblemError['type']>([
  'not-found',
  'gone',
  'not-added',
  'members-only',
  'no-store',
  'other-store',
  'store-off',
  'store-lacks',
  'rejected',
  'submission-invalid',
])

/** How many units of a product the bag holds, without gifts. */
const unitsOf = ({ lines }: Bag, productId: string) =>
  lines
    .filter((line) => line.productId === productId && !line.isBonus)
    .reduce((sum, { quantity }) => sum + quantity, 0)
