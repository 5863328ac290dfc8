import type { Bag, ChooseBonus, SaveGiftMessage } from '#shared/bag/bag.ts'
import { ProblemError } from '#shared/http/problem.ts'

import { createBaskets } from './baskets.ts'
import { chosenOf } from './bonus-choices.ts'
import { changeBasket } from './change-basket.ts'
import { ADDS } from './add-item.ts'
import { openBasket } from './open-basket.ts'
import { parcelOf } from './shipments.ts'
import type { Edge } from '../http/edge.ts'

/** Adds one of a chosen free product. */
export async function chooseBonus(edge: Edge, { choiceId, productId }: ChooseBonus): Promise<Bag> {
  const before = chosenOf(await openBasket(edge), choiceId, productId)
  return changeBasket(edge, {
    change: (basketId) =>
      createBaskets(edge).addItemToBasket(basketId, [
        { productId, quantity: 1, ...ADDS, bonusDiscountLineItemId: choiceId },
      ]),
    isMade: (basket) => chosenOf(basket, choiceId, productId) > before,
    rejection: 'not-added',
  })
}

/** The message of what is sent. An empty one makes it no gift. */
export async function saveGiftMessage(edge: Edge, { message }: SaveGiftMessage): Promise<Bag> {
  const parcel = parcelOf(await openBasket(edge))
  if (!parcel) throw new ProblemError('not-found')
  return changeBasket(edge, {
    change: (basketId) =>
      createBaskets(edge).updateShipmentForBasket(basketId, parcel, {
        gift: message !== '',
        giftMessage: message,
      }),
    isMade: (basket) => (parcelOf(basket)?.giftMessage ?? '') === message,
    rejection: 'not-found',
  })
}
