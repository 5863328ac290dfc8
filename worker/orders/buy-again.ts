import type { Bag, BagLine } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { BoughtAgain } from '#shared/orders/order-history.ts'

import { MOST_NOT_ADDED } from '../session/session-state.ts'
import { addToBag, readBag } from '../bag/bag.ts'
import { readProductAvailability } from '../product/product-availability.ts'
import type { Edge } from '../http/edge.ts'

/**
 * Adds the ordered products to the bag, one line after the other and as many units as are available, by the rules of adding
 * a single product. Unavailable products are skipped.
 * @throws {ProblemError} `unavailable`, `outcome-unknown` if the bag cannot be read or changed
 */
export async function buyLinesAgain(shop: Edge, ordered: readonly BagLine[]): Promise<BoughtAgain> {
  let bag = await readBag(shop)
  let total = 0
  const left: BoughtAgain['left'] = []
  const missing: { productId: BagLine['productId']; quantity: number }[] = []
  for (const line of ordered) {
    const bought = await buyLine(shop, line, bag)
    const { units, limit } = bought
    bag = bought.bag
    total += units
    if (units >= line.quantity) continue
    left.push({ lineId: line.id, added: units, ...(limit && { limit }) })
    missing.push({ productId: line.productId, quantity: line.quantity - units })
  }
  // So the bag shows the changes of all lines, not only of the last one.
  if (shop.session.state && total > 0) {
    shop.session.update({ notAdded: missing.length > 0 ? missing.slice(0, MOST_NOT_ADDED) : null })
  }
  return { added: total, left }
}

/** Gifts come with the products that they belong to, and a gift card needs its own form. */
export const canBeBoughtAgain = ({ isBonus, giftCard }: Pick<BagLine, 'isBonus' | 'giftCard'>) =>
  !isBonus && giftCard === null

/** Adds a whole line, or else the available units. `limit`: see `roomFor`. */
async function buyLine(shop: Edge, line: BagLine, before: Bag) {
  const { productId, quantity } = line
  const unitsIn = (bag: Bag) =>
    Math.max(0, countUnits(bag, productId) - countUnits(before, productId))
  const first = (await addLine(shop, line)) ?? before
  const rest = quantity - unitsIn(first)
  const room = rest > 0 ? await roomFor(shop, line, first) : null
  const hasSome = room && room.units > 0 && room.units < rest
  const bag = (hasSome && (await added(shop, toItem(line, room.units)))) || first
  return { bag, units: unitsIn(bag), limit: room?.limit ?? null }
}

/** As ordered; a product that cannot be picked up now is shipped. Null if unavailable. */
async function addLine(shop: Edge, line: BagLine): Promise<Bag | null> {
  const { productId, quantity, fulfillment } = line
  const fetched =
    fulfillment === 'pickup' ? await added(shop, { productId, quantity, fulfillment }) : null
  return fetched ?? added(shop, toItem(line, quantity))
}

const toItem = ({ productId, autoRefreshMonths: months }: BagLine, quantity: number) => ({
  productId,
  quantity,
  ...(months !== null && { refreshMonths: months }),
})

/**
 * The number of units of a product that can still be shipped, and the purchase limit if it is the reason. Null if
 * unknown.
 */
async function roomFor(shop: Edge, line: BagLine, bag: Bag) {
  const { productId, minQuantity, stepQuantity } = line
  const known = await readProductAvailability(shop.commerce, { ids: [productId], storeId: null })
    .catch(() => [])
    .then((all) => all.find(({ id }) => id === productId))
  if (!known?.availability.webOrderable) return null
  const stock = known.stockLevel ?? Infinity
  const limit = known.availability.webPurchaseLimit || Infinity
  const held = countUnits(bag, productId)
  const most = Math.min(stock, limit)
  const inSteps = most - (most % stepQuantity)
  // The service never gives a limit above the stock.
  const isLimit = limit < stock && limit - held < line.quantity
  return {
    units: inSteps < minQuantity ? 0 : inSteps - held,
    limit: isLimit ? limit : null,
  }
}

async function added(shop: Edge, item: Parameters<typeof addToBag>[1]) {
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
  'store-gone',
  'store-off',
  'store-lacks',
  'rejected',
  'submission-invalid',
])

/** How many units of a product the bag holds, without gifts. */
const countUnits = ({ lines }: Bag, productId: string) =>
  lines
    .filter((line) => line.productId === productId && !line.isBonus)
    .reduce((sum, { quantity }) => sum + quantity, 0)
