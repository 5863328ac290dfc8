import * as features from '#shop/features.ts'
import type { Bag, SetFulfillment, UpdateLine } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { createBaskets, type LineChange } from './baskets.ts'
import type { WireBasket, WireProductItem } from './wire-basket.ts'
import { bagOf, changeBasket } from './change-basket.ts'
import { openBasket } from './open-basket.ts'
import { storeForLine } from './pickup.ts'
import { isRefreshedAs, refreshFields } from './add-item.ts'
import { storeIdOf } from './shipments.ts'
import type { Edge } from '../http/edge.ts'

/** A quantity of 0 removes the line (spec 1 §7). */
export async function updateLine(
  edge: Edge,
  { lineId, quantity, refreshMonths }: UpdateLine,
): Promise<Bag> {
  const basket = await openBasket(edge)
  const line = lineIn(basket, lineId)
  const storeId = storeIdOf(line, basket)
  const body = {
    ...changeOf(line, quantity),
    ...(storeId !== null && { c_fromStoreId: storeId }),
    ...(quantity > 0 && refreshMonths !== undefined && refreshFields(refreshMonths)),
  }
  return changeBasket(edge, {
    change: (basketId) => createBaskets(edge).updateItemInBasket(basketId, lineId, body),
    isMade({ productItems }) {
      const after = productItems.find(({ itemId }) => itemId === lineId)
      if (quantity === 0) return after === undefined
      return after?.quantity === quantity && isRefreshedAs(after, refreshMonths)
    },
    rejection: quantity === 0 ? 'not-found' : 'not-added',
  })
}

/** @throws {ProblemError} `not-found` */
function lineIn({ productItems }: WireBasket, lineId: string): WireProductItem {
  const line = productItems.find(({ itemId }) => itemId === lineId)
  if (!line) throw new ProblemError('not-found')
  return line
}

const changeOf = (line: WireProductItem, quantity: number): LineChange => ({
  quantity,
  c_isBonusLineItem: line.bonusProductLineItem || line.c_isBonusLineItem === true,
})

/** Ships a line, or has it picked up at the store of the bag, or else at the visitor's. */
export async function setFulfillment(
  edge: Edge,
  { lineId, fulfillment }: SetFulfillment,
): Promise<Bag> {
  const basket = await openBasket(edge)
  const line = lineIn(basket, lineId)
  const storeId =
    features.pickup && fulfillment === 'pickup' ? await storeForLine(edge, basket) : null
  if (storeIdOf(line, basket) === storeId) return bagOf(edge, basket)
  const body = { ...changeOf(line, line.quantity), c_fromStoreId: storeId ?? '' }
  return changeBasket(edge, {
    change: (basketId) => createBaskets(edge).updateItemInBasket(basketId, lineId, body),
    isMade(after) {
      const moved = after.productItems.find(({ itemId }) => itemId === lineId)
      return moved !== undefined && storeIdOf(moved, after) === storeId
    },
    rejection: 'not-added',
  })
}
