import { Checkout, type ApplyGiftCard, type RemoveGiftCard } from '#shared/checkout/checkout.ts'
import type { CardBalance, CardStatus } from '#shared/gift-cards/gift-card.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'
import type { GiftCardPayments } from '#shared/shopper.ts'
import { plainCardNumber } from '#shared/gift-cards/card-number.ts'

import { basketIdOf, basketIn, checkoutOf, savedBasketIn } from '../shopper/checkout.ts'
import { giftPaymentBody } from './gift-payment.ts'
import { runAction, type ShopperContext } from '../shopper/shopper-context.ts'

/** Gift cards as payment. Nothing is taken from them before the order. */
export const createGiftCardPayments = (shop: ShopperContext): GiftCardPayments => ({
  applyGiftCard: (input, idempotencyKey) =>
    runAction(shop, {
      action: 'applyGiftCard',
      idempotencyKey,
      input,
      schema: Checkout,
      run: () => applyGiftCard(shop, input),
    }),
  removeGiftCard: (input, idempotencyKey) =>
    runAction(shop, {
      action: 'removeGiftCard',
      idempotencyKey,
      input,
      schema: Checkout,
      run: () => removeGiftCard(shop, input),
    }),
})

const PROBLEMS: Record<Exclude<CardStatus, 'active'>, ProblemType> = {
  spent: 'gift-card-spent',
  pending: 'gift-card-inactive',
  disabled: 'gift-card-inactive',
}

/** Its balance is read first, which also limits how many numbers somebody can try. */
async function applyGiftCard(shop: ShopperContext, { cardNumber }: ApplyGiftCard) {
  const { giftCards, giftCardLimit } = await checkoutNow(shop)
  if (giftCards.length >= giftCardLimit) throw new ProblemError('gift-card-limit')
  const { status, balance }: CardBalance = await shop.giftCardBalances.checkBalance({ cardNumber })
  if (status !== 'active') throw new ProblemError(PROBLEMS[status])
  const body = giftPaymentBody(plainCardNumber(cardNumber), balance)
  const answer = await shop.baskets.addPaymentInstrumentToBasket(basketIdOf(shop), body)
  return checkoutOf(shop, savedBasketIn(answer), null)
}

async function removeGiftCard(shop: ShopperContext, { giftCardId }: RemoveGiftCard) {
  const { giftCards } = await checkoutNow(shop)
  // One that another tab has removed is gone. No other payment is removed this way.
  if (!giftCards.some(({ id }) => id === giftCardId)) return checkoutNow(shop)
  const basketId = basketIdOf(shop)
  await shop.baskets.removePaymentInstrumentFromBasket(basketId, giftCardId)
  return checkoutNow(shop)
}

/** Takes every gift card out of the basket. */
export async function withoutGiftCards(shop: ShopperContext) {
  const { giftCards } = await checkoutNow(shop)
  const basketId = basketIdOf(shop)
  for (const { id } of giftCards) await shop.baskets.removePaymentInstrumentFromBasket(basketId, id)
}

async function checkoutNow(shop: ShopperContext) {
  const basket = basketIn(await shop.baskets.get(basketIdOf(shop)))
  return checkoutOf(shop, basket, null)
}
