import type { Bag, SetFulfillment, UpdateLine } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'

import type { LineChange } from '../commerce/baskets.ts'
import type { WireBasket, WireProductItem } from '../commerce/wire-basket.ts'
import { bagOf, changeBasket } from './change-basket.ts'
import { openBasket } from './open-basket.ts'
import { storeForLine } from './pickup.ts'
import { isRefreshedAs, refreshFields } from './refresh-fields.ts'
import { storeIdOf } from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'

/** A quantity of 0 removes the line (spec 1 §7). */
export async function updateLine(
  shop: ShopperContext,
  { lineId, quantity, refreshMonths }: UpdateLine,
): Promise<Bag> {
  const basket = await openBasket(shop)
  const line = lineIn(basket, lineId)
  const storeId = storeIdOf(line, basket)
  const body = {
    ...changeOf(line, quantity),
    ...(storeId !== null && { c_fromStoreId: storeId }),
    ...(quantity > 0 && refreshMonths !== undefined && refreshFields(refreshMonths)),
  }
  return changeBasket(shop, {
    change: (basketId) => shop.baskets.updateItemInBasket(basketId, lineId, body),
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
  shop: ShopperContext,
  { lineId, fulfillment }: SetFulfillment,
): Promise<Bag> {
  const basket = await openBasket(shop)
  const line = lineIn(basket, lineId)
  const storeId = fulfillment === 'pickup' ? await storeForLine(shop, basket) : null
  if (storeIdOf(line, basket) === storeId) return bagOf(shop, basket)
  const body = { ...changeOf(line, line.quantity), c_fromStoreId: storeId ?? '' }
  return changeBasket(shop, {
    change: (basketId) => shop.baskets.updateItemInBasket(basketId, lineId, body),
    isMade(after) {
      const moved = after.productItems.find(({ itemId }) => itemId === lineId)
      return moved !== undefined && storeIdOf(moved, after) === storeId
    },
    rejection: 'not-added',
  })
}
