import { needsCard } from '#shared/checkout/needs-card.ts'
import { Checkout, type ApplyGiftCard, type RemoveGiftCard } from '#shared/contract/checkout.ts'
import type { CardBalance, CardStatus } from '#shared/contract/gift-card.ts'
import { ProblemError, type ProblemType } from '#shared/contract/problem.ts'
import type { GiftCardPayments } from '#shared/contract/shopper.ts'
import { plainCardNumber } from '#shared/gift-card/card-number.ts'

import type { WireBasket } from '../commerce/wire-basket.ts'
import { withoutCards } from './basket-cards.ts'
import { basketIdOf, basketIn, checkoutOf, savedBasketIn } from './checkout.ts'
import { giftPaymentBody } from './gift-payment.ts'
import { runAction, type ShopperContext } from './shopper-context.ts'

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

/**
 * The card pays what the shopper has seen, although commerce divides the total anew: if less is left on a gift card, it
 * rejects the order. A card with nothing to pay is taken out, unless it pays for later deliveries. Without gift cards the
 * card pays the total, and nothing is said.
 */
export async function limitCard(
  shop: ShopperContext,
  basket: WireBasket,
  { bag, giftCards, due }: Checkout,
) {
  const card = basket.paymentInstruments.find(({ paymentCard }) => paymentCard)
  const amount = due.minorUnits / 100
  if (card?.paymentInstrumentId === undefined || card.amount === amount) return
  if (giftCards.length === 0 && typeof card.amount !== 'number') return
  if (amount === 0) {
    if (!needsCard({ bag, due })) await withoutCards(shop, basket)
    return
  }
  const { basketId } = basket
  savedBasketIn(
    await shop.baskets.updatePaymentInstrumentInBasket(basketId, card.paymentInstrumentId, {
      amount,
    }),
  )
}

async function checkoutNow(shop: ShopperContext) {
  const basket = basketIn(await shop.baskets.get(basketIdOf(shop)))
  return checkoutOf(shop, basket, null)
}
