import { currentPrice } from '../../products/offers.ts'
import type { ProductData } from '../../products/read-products.ts'
import { badRequest } from '../../platform/problems.ts'
import { cardsIn, requireCardLimit } from './gift-amounts.ts'
import {
  isOverLimit,
  isRejectedByShop,
  requireQuantityInSteps,
  requireSellable,
  requireStock,
} from './line-facts.ts'
import { type BasketLine, DEFAULT_SHIPMENT, type Draft } from './model.ts'
import { listInventoryIds, linesWithStores } from './lines-with-store.ts'
import { readLineFacts } from './read-line-facts.ts'
import { requireOneStore } from './pickup.ts'

const MAX_LINES = 100

/**
 * Stores the lines if the shop can sell the touched ones; above a limit it changes nothing and sets
 * `isRejected`.
 */
export async function changeLines(
  draft: Draft,
  newIds: string[],
  change: (facts: ProductData, touched: Set<string>) => BasketLine[],
) {
  const { db, caller, basket } = draft
  const shipments = structuredClone(basket.shipments)
  const touched = new Set<string>()
  const productIds = [...basket.lines.map(({ productId }) => productId), ...newIds]
  const known = await readLineFacts(db, caller.site, { productIds, inventoryIds: [] })
  const lines = change(known, touched)
  if (lines.length > MAX_LINES) throw tooManyLines()

  const inventoryIds = listInventoryIds(basket)
  const facts =
    inventoryIds.length === 0
      ? known
      : await readLineFacts(db, caller.site, { productIds, inventoryIds })
  const placed = linesWithStores(basket, lines)
  const looked = placed.filter(({ itemId }) => touched.has(itemId))
  for (const { store } of looked) if (store) requireOneStore({ ...basket, lines }, store)
  const prices = new Map(
    looked.map((line) => {
      const price = currentPrice(requireSellable(line, facts, caller)) ?? 0
      return [line.productId, price] as const
    }),
  )
  for (const line of looked) requireQuantityInSteps(line, facts)
  draft.isRejected = looked.some((line) => isRejectedByShop(line, facts))
  if (!draft.isRejected) {
    for (const line of looked) requireStock(line, placed, facts)
    draft.isRejected = looked.some((line) => isOverLimit(line, placed, facts))
  }
  if (draft.isRejected) {
    basket.shipments = shipments
    return
  }
  const held = cardsIn({ ...basket, lines }, facts)
  if (held > cardsIn(basket, facts)) await requireCardLimit(draft, held)
  dropEmptyPickups(draft, lines)
  basket.lines = lines.map((line) => ({
    ...line,
    seenPrice: prices.get(line.productId) ?? line.seenPrice,
  }))
}

const tooManyLines = () =>
  badRequest(`A basket holds no more than ${MAX_LINES} product items.`, {
    maximumProductItems: MAX_LINES,
  })

/** Drops pickup shipments that have lost their last line, and adjustments of removed lines. */
export function dropEmptyPickups({ basket }: Draft, lines: BasketLine[]) {
  const isHeld = (held: BasketLine[], shipmentId: string) =>
    held.some((line) => line.shipmentId === shipmentId)
  basket.shipments = basket.shipments.filter(
    ({ shipmentId, fromStoreId }) =>
      fromStoreId === null ||
      shipmentId === DEFAULT_SHIPMENT ||
      !isHeld(basket.lines, shipmentId) ||
      isHeld(lines, shipmentId),
  )
  basket.adjustments = basket.adjustments.filter(
    ({ level, itemId }) => level !== 'product' || lines.some((line) => line.itemId === itemId),
  )
}
