import type { Bag, ChooseBonus, SaveGiftMessage } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { chosenOf } from './bonus-choices.ts'
import { changeBasket } from './change-basket.ts'
import { ADDS } from './item-to-add.ts'
import { openBasket } from './open-basket.ts'
import { parcelOf } from './shipments.ts'
import type { ShopperContext } from './shopper-context.ts'

/** Adds one of a chosen free product. */
export async function chooseBonus(
  shop: ShopperContext,
  { choiceId, productId }: ChooseBonus,
): Promise<Bag> {
  const before = chosenOf(await openBasket(shop), choiceId, productId)
  return changeBasket(shop, {
    change: (basketId) =>
      shop.baskets.addItemToBasket(basketId, [
        { productId, quantity: 1, ...ADDS, bonusDiscountLineItemId: choiceId },
      ]),
    isMade: (basket) => chosenOf(basket, choiceId, productId) > before,
    rejection: 'not-added',
  })
}

/** The message of what is sent. An empty one makes it no gift. */
export async function saveGiftMessage(
  shop: ShopperContext,
  { message }: SaveGiftMessage,
): Promise<Bag> {
  const parcel = parcelOf(await openBasket(shop))
  if (!parcel) throw new ProblemError('not-found')
  return changeBasket(shop, {
    change: (basketId) =>
      shop.baskets.updateShipmentForBasket(basketId, parcel, {
        gift: message !== '',
        giftMessage: message,
      }),
    isMade: (basket) => (parcelOf(basket)?.giftMessage ?? '') === message,
    rejection: 'not-found',
  })
}
