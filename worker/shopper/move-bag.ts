import type { SignedIn } from '#shared/sign-in/account.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import { ensureBasket } from './bag.ts'
import { bagOf } from './change-basket.ts'
import { ADDS } from './item-to-add.ts'
import { openCustomerBag } from './merge-bags.ts'
import { notAddedOf } from './not-added.ts'
import type { ShopperContext } from './shopper-context.ts'
import { pickupStoreIdOf, storeIdOf } from './shipments.ts'

/**
 * Adds what a guest had in the bag to the customer's, line by line, where commerce cannot merge them: the tokens of a
 * code that another browser asked for continue that browser's visit, whose bag may be a stranger's.
 */
export async function moveBag(
  shop: ShopperContext,
  before: WireBasket | null,
): Promise<SignedIn & { basket: WireBasket | null }> {
  const own = await openCustomerBag(shop)
  // An order has one pickup store, and the customer's bag may have it already.
  const held = own && pickupStoreIdOf(own)
  const items = (before?.productItems ?? [])
    .filter(({ bonusProductLineItem }) => !bonusProductLineItem)
    .map((line) => ({
      productId: line.productId,
      quantity: line.quantity,
      ...ADDS,
      ...(before &&
        storeIdOf(line, before) !== null && { c_fromStoreId: held ?? storeIdOf(line, before) }),
    }))
  if (items.length === 0) return { bag: 'none', basket: own }
  const answer = await shop.baskets
    .addItemToBasket(await ensureBasket(shop), items)
    .catch(() => null)
  if (answer?.kind !== 'basket') {
    shop.context.log.warn('bag not moved')
    return { bag: 'none', basket: own }
  }
  const notAdded = notAddedOf(answer.basket, [])
  shop.session.update({ notAdded })
  await bagOf(shop, answer.basket)
  return { bag: notAdded ? 'partly-merged' : 'merged', basket: answer.basket }
}
