import { currentPrice } from '../products/offers.ts'
import { badRequest } from '../problems.ts'
import { itemUnknown, shipmentNotFound } from './basket-problems.ts'
import { hexId } from './hex-id.ts'
import type { ItemToAdd, ItemUpdate } from './item-body.ts'
import {
  isOverLimit,
  isTurnedAway,
  MAX_QUANTITY,
  readLineFacts,
  requireSellable,
  requireStock,
} from './line-facts.ts'
import { mergedCustom } from './merged-custom.ts'
import { type BasketDocument, type BasketLine, DEFAULT_SHIPMENT, type Draft } from './model.ts'

/** Puts products in; one that is there already, in the same shipment, becomes more. */
export async function addItems(draft: Draft, items: ItemToAdd[]) {
  const lines = items.reduce(
    (sofar, item) => withItem(draft.basket, sofar, item),
    draft.basket.lines,
  )
  await settle(draft, lines, new Set(items.map((item) => item.productId)))
}

/** Changes lines; a quantity of 0 takes one out. */
export async function updateItems(draft: Draft, updates: ItemUpdate[]) {
  const touched = new Set<string>()
  const lines = updates.reduce((sofar, update) => {
    const line = sofar.find(({ itemId }) => itemId === update.itemId)
    if (!line) throw itemUnknown(update.itemId)
    if (update.quantity === 0) return sofar.filter((other) => other !== line)

    const changed = updated(draft.basket, line, update)
    if (changed.productId !== line.productId || changed.quantity !== line.quantity) {
      touched.add(changed.productId)
    }
    return sofar.map((other) => (other === line ? changed : other))
  }, draft.basket.lines)
  await settle(draft, lines, touched)
}

export function removeItem({ basket }: Draft, { itemId }: { itemId: string }) {
  if (!basket.lines.some((line) => line.itemId === itemId)) throw itemUnknown(itemId)
  basket.lines = basket.lines.filter((line) => line.itemId !== itemId)
}

function withItem(basket: BasketDocument, lines: BasketLine[], item: ItemToAdd): BasketLine[] {
  const shipmentId = item.shipmentId ?? DEFAULT_SHIPMENT
  if (!hasShipment(basket, shipmentId)) throw shipmentNotFound(shipmentId)
  const same = lines.find(
    (line) => line.productId === item.productId && line.shipmentId === shipmentId,
  )
  const custom = mergedCustom(same?.custom ?? {}, item.custom)
  if (same) {
    const quantity = same.quantity + item.quantity
    if (quantity > MAX_QUANTITY) throw tooMany()
    return lines.map((line) => (line === same ? { ...line, quantity, custom } : line))
  }
  const { productId, quantity, gift = false, giftMessage, inventoryId } = item
  const line: BasketLine = {
    itemId: hexId(),
    productId,
    quantity,
    shipmentId,
    gift,
    ...(giftMessage !== undefined && { giftMessage }),
    ...(inventoryId !== undefined && { inventoryId }),
    seenPrice: 0,
    custom,
  }
  return [...lines, line]
}

function updated(basket: BasketDocument, line: BasketLine, update: ItemUpdate): BasketLine {
  const { productId, quantity, shipmentId, gift, giftMessage, inventoryId, custom } = update
  if (shipmentId !== undefined && !hasShipment(basket, shipmentId)) {
    throw badRequest(`The shipment '${shipmentId}' is not in the basket.`, { shipmentId })
  }
  return {
    ...line,
    ...(productId !== undefined && { productId }),
    ...(quantity !== undefined && { quantity }),
    ...(shipmentId !== undefined && { shipmentId }),
    ...(gift !== undefined && { gift }),
    ...(giftMessage !== undefined && { giftMessage }),
    ...(inventoryId !== undefined && { inventoryId }),
    custom: mergedCustom(line.custom, custom),
  }
}

const hasShipment = (basket: BasketDocument, shipmentId: string) =>
  basket.shipments.some((shipment) => shipment.shipmentId === shipmentId)

const tooMany = () =>
  badRequest('The quantity is not allowed.', {
    parameter: 'quantity',
    expected: `(1..${MAX_QUANTITY})`,
  })

/** Keeps the lines if the shop can sell what was touched; above a limit nothing is kept, and said so. */
async function settle(draft: Draft, lines: BasketLine[], touched: ReadonlySet<string>) {
  const { db, caller, basket } = draft
  const facts = await readLineFacts(db, caller.site, lines)
  const prices = new Map<string, number>()
  for (const productId of touched) {
    prices.set(productId, currentPrice(requireSellable(productId, facts, caller.site)) ?? 0)
    requireStock(productId, lines, facts)
  }
  draft.isRefused = [...touched].some(
    (productId) => isTurnedAway(productId, facts) || isOverLimit(productId, lines, facts),
  )
  if (draft.isRefused) return
  basket.lines = lines.map((line) => ({
    ...line,
    seenPrice: prices.get(line.productId) ?? line.seenPrice,
  }))
}
