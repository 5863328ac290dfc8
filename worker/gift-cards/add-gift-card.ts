import { ProblemError } from '#shared/http/problem.ts'

import type { BasketResult } from '../commerce/basket-call.ts'
import { UnknownOutcome } from '../commerce/baskets.ts'
import type { WireBasket } from '../commerce/wire-basket.ts'
import type { SentGiftCard } from './gift-card-body.ts'
import type { ShopperContext } from '../shopper/shopper-context.ts'

interface Adding {
  card: SentGiftCard
  /** The basket before; null if it is new, so that it holds no gift card. */
  before: WireBasket | null
}

/** How often, and at which interval (ms), the basket is read to find a card whose outcome is unknown. */
const READS = 3
const READ_EVERY_MS = 1_000

/**
 * Adds the card without retrying, because a retry could add it twice. If the outcome is unknown, the basket is read to
 * find a new line with the card's own values: its fields have no room for a mark.
 */
export async function addGiftCardOnce(
  shop: ShopperContext,
  basketId: string,
  adding: Adding,
): Promise<BasketResult> {
  try {
    return await send(shop, basketId, adding.card)
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) throw error
    const seen = await findAdded(shop, basketId, adding)
    if (typeof seen === 'object') return seen
    const mayFollow = seen === 'unknown' || error.isTimeout
    throw mayFollow ? new ProblemError('outcome-unknown', { cause: error }) : error
  }
}

const send = ({ baskets }: ShopperContext, basketId: string, card: SentGiftCard) =>
  card.form === 'product'
    ? baskets.addItemToBasket(basketId, [card.body])
    : baskets.addGiftCertificateItemToBasket(basketId, card.body)

/** The basket with the card. It may appear late, if a gateway timed out before the work was done. */
async function findAdded(
  { baskets, context }: ShopperContext,
  basketId: string,
  adding: Adding,
): Promise<BasketResult | 'not there' | 'unknown'> {
  let seen: 'not there' | 'unknown' = 'unknown'
  for (let look = 0; look < READS; look += 1) {
    if (look > 0) await context.sleep(READ_EVERY_MS)
    const answer = await baskets.get(basketId).catch(() => null)
    if (answer?.kind === 'basket' && isIn(answer.basket, adding)) return answer
    seen = answer?.kind === 'basket' ? 'not there' : 'unknown'
  }
  return seen
}

/** Whether the basket has a card like this one that it did not have before. */
function isIn({ productItems, giftCertificateItems }: WireBasket, { card, before }: Adding) {
  if (card.form === 'certificate') {
    const known = new Set(before?.giftCertificateItems.map((item) => item.giftCertificateItemId))
    return giftCertificateItems.some(
      (item) =>
        !known.has(item.giftCertificateItemId) &&
        item.amount === card.body.amount &&
        item.recipientName === card.body.recipientName &&
        item.recipientEmail === card.body.recipientEmail,
    )
  }
  const known = new Set(before?.productItems.map(({ itemId }) => itemId))
  return productItems.some(
    (item) =>
      !known.has(item.itemId) &&
      item.productId === card.body.productId &&
      item.c_giftCardAmount === card.body.c_giftCardAmount &&
      item.c_giftCardRecipient === card.body.c_giftCardRecipient,
  )
}
