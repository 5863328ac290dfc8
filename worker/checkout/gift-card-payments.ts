import type { ApplyGiftCard, RemoveGiftCard } from '#shared/checkout/checkout.ts'
import type { CardBalance, CardStatus } from '#shared/gift-cards/gift-card.ts'
import { ProblemError, type ProblemType } from '#shared/http/problem.ts'
import { plainCardNumber } from '#shared/gift-cards/card-number.ts'

import { checkBalance } from '../gift-cards/balance.ts'
import { createBaskets } from '../bag/baskets.ts'
import { basketIdOf, basketIn, savedBasketIn } from '../bag/open-basket.ts'
import { checkoutOf } from './checkout.ts'
import { giftPaymentBody } from '../gift-cards/gift-payment.ts'
import type { Edge } from '../http/edge.ts'

const PROBLEMS: Record<Exclude<CardStatus, 'active'>, ProblemType> = {
  spent: 'gift-card-spent',
  pending: 'gift-card-inactive',
  disabled: 'gift-card-inactive',
}

/** Nothing is taken from the card before the order. Its balance is read first, which also limits guesses of numbers. */
export async function applyGiftCard(edge: Edge, { cardNumber }: ApplyGiftCard) {
  const { giftCards, giftCardLimit } = await checkoutNow(edge)
  if (giftCards.length >= giftCardLimit) throw new ProblemError('gift-card-limit')
  const { status, balance }: CardBalance = await checkBalance(edge, { cardNumber })
  if (status !== 'active') throw new ProblemError(PROBLEMS[status])
  const body = giftPaymentBody(plainCardNumber(cardNumber), balance)
  const answer = await createBaskets(edge).addPaymentInstrumentToBasket(basketIdOf(edge), body)
  return checkoutOf(edge, savedBasketIn(answer), null)
}

export async function removeGiftCard(edge: Edge, { giftCardId }: RemoveGiftCard) {
  const { giftCards } = await checkoutNow(edge)
  // One that another tab has removed is gone. No other payment is removed this way.
  if (!giftCards.some(({ id }) => id === giftCardId)) return checkoutNow(edge)
  const basketId = basketIdOf(edge)
  await createBaskets(edge).removePaymentInstrumentFromBasket(basketId, giftCardId)
  return checkoutNow(edge)
}

/** Takes every gift card out of the basket. */
export async function withoutGiftCards(edge: Edge) {
  const { giftCards } = await checkoutNow(edge)
  const basketId = basketIdOf(edge)
  for (const { id } of giftCards)
    await createBaskets(edge).removePaymentInstrumentFromBasket(basketId, id)
}

async function checkoutNow(edge: Edge) {
  const basket = basketIn(await createBaskets(edge).get(basketIdOf(edge)))
  return checkoutOf(edge, basket, null)
}
