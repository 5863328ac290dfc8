import { Bag } from '#shared/bag/bag.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { AddGiftCard } from '#shared/gift-cards/gift-card.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Shopper } from '#shared/shopper.ts'
import { GIFT_AMOUNTS } from '#shared/gift-cards/gift-amounts.ts'
import { readGiftForm, type GiftForm } from '#shared/gift-cards/gift-form.ts'

import type { BasketResult } from '../commerce/basket-call.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import { addGiftCardOnce } from './add-gift-card.ts'
import { ensureBasket, newBasket } from '../shopper/bag.ts'
import { changedBag } from '../shopper/change-basket.ts'
import { bodyOf, type SentGiftCard } from './gift-card-body.ts'
import { runAction, type ShopperContext } from '../shopper/shopper-context.ts'

export const createGiftCardActions = (shop: ShopperContext): Pick<Shopper, 'addGiftCard'> => ({
  addGiftCard: (card: AddGiftCard, idempotencyKey: IdempotencyKey) =>
    runAction(shop, {
      action: 'addGiftCard',
      idempotencyKey,
      input: card,
      schema: Bag,
      run: () => addGiftCard(shop, card),
    }),
})

/** Adds a gift card as a line of its own, or as a gift certificate, as the site wants it (spec 2 §3). */
async function addGiftCard(shop: ShopperContext, card: AddGiftCard): Promise<Bag> {
  const preferences = await shop.catalog.getPreferences()
  const values = await validValues(shop, card, preferences)
  const before = await basketBefore(shop)
  if (before && cardsIn(before) >= preferences.MaxCardLimit) {
    throw new ProblemError('gift-card-limit')
  }
  const { productId } = card
  const sent = bodyOf({ ...values, productId }, preferences)
  const answer = await addToOpenBasket(shop, sent, before)
  if (answer.kind === 'basket') return changedBag(shop, answer.basket, [{ productId, quantity: 1 }])
  const isFull = answer.kind === 'refused' && answer.problem === 'gift-card-limit'
  throw new ProblemError(isFull ? 'gift-card-limit' : 'not-added')
}

/** @throws {ProblemError} `not-added` for another product, `invalid-input` with `fields` */
async function validValues(
  { catalog }: ShopperContext,
  card: AddGiftCard,
  { giftCardPriceValues: amounts }: SitePreferences,
): Promise<GiftForm> {
  const { isGiftCard, isVirtual } = await catalog.getProduct(card.productId)
  if (!isGiftCard) throw new ProblemError('not-added')
  const read = readGiftForm(card, { isVirtual, amounts: amounts ?? GIFT_AMOUNTS })
  if ('values' in read) return read.values
  throw new ProblemError('invalid-input', { fields: read.problems })
}

/** The basket as it is now, by which a lost add is judged. Null if there is none, or it has ended. */
async function basketBefore({ baskets, session }: ShopperContext): Promise<WireBasket | null> {
  const basketId = session.state?.basketId
  if (!basketId) return null
  const answer = await baskets.get(basketId)
  if (answer.kind === 'refused') throw new ProblemError('unavailable')
  return answer.kind === 'basket' ? answer.basket : null
}

/** Gift cards and gift certificates together. */
const cardsIn = ({ productItems, giftCertificateItems }: WireBasket) =>
  productItems.reduce(
    (sum, { c_isGiftCard: isCard, quantity }) => (isCard === true ? sum + quantity : sum),
    giftCertificateItems.length,
  )

/** A basket that has ended is replaced by a new one. */
async function addToOpenBasket(
  shop: ShopperContext,
  card: SentGiftCard,
  before: WireBasket | null,
): Promise<BasketResult> {
  const answer = await addGiftCardOnce(shop, await ensureBasket(shop), { card, before })
  return answer.kind === 'gone'
    ? addGiftCardOnce(shop, await newBasket(shop), { card, before: null })
    : answer
}
