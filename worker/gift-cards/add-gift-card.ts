import type { Bag } from '#shared/bag/bag.ts'
import { GIFT_AMOUNTS } from '#shared/gift-cards/gift-amounts.ts'
import type { AddGiftCard } from '#shared/gift-cards/gift-card.ts'
import { type GiftForm, readGiftForm } from '#shared/gift-cards/gift-form.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'

import { createBaskets } from '../bag/baskets.ts'
import { changedBag } from '../bag/change-basket.ts'
import { PLACEHOLDER_ADDRESS } from '../bag/gift-details.ts'
import { currentBasket, ensureBasket, newBasket } from '../bag/open-basket.ts'
import { type BasketResult, UnknownOutcome } from '../bag/upstream.ts'
import type { WireBasket } from '../bag/wire-basket.ts'
import type { Edge } from '../http/edge.ts'
import { isDefined } from '../upstream/defined-attributes.ts'

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
  edge: Edge,
  basketId: string,
  adding: Adding,
): Promise<BasketResult> {
  try {
    return await send(edge, basketId, adding.card)
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) throw error
    const seen = await findAdded(edge, basketId, adding)
    if (typeof seen === 'object') return seen
    const mayFollow = seen === 'unknown' || error.isTimeout
    throw mayFollow ? new ProblemError('outcome-unknown', { cause: error }) : error
  }
}

function send(edge: Edge, basketId: string, card: SentGiftCard) {
  const baskets = createBaskets(edge)
  return card.form === 'product'
    ? baskets.addItemToBasket(basketId, [card.body])
    : baskets.addGiftCertificateItemToBasket(basketId, card.body)
}

/** The basket with the card. It may appear late, if a gateway timed out before the work was done. */
async function findAdded(
  edge: Edge,
  basketId: string,
  adding: Adding,
): Promise<BasketResult | 'not there' | 'unknown'> {
  let seen: 'not there' | 'unknown' = 'unknown'
  for (let look = 0; look < READS; look += 1) {
    if (look > 0) await edge.context.sleep(READ_EVERY_MS)
    const answer = await createBaskets(edge)
      .get(basketId)
      .catch(() => null)
    if (answer?.kind === 'basket' && isIn(answer.basket, adding)) return answer
    seen = answer?.kind === 'basket' ? 'not there' : 'unknown'
  }
  return seen
}

/** Whether the basket has a new card like this one. */
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

/** Adds a gift card as a product line or as a gift certificate, as configured for the site (spec 2 §3). */
export async function addGiftCard(edge: Edge, card: AddGiftCard): Promise<Bag> {
  const preferences = await edge.catalog.getPreferences()
  const values = await validValues(edge, card, preferences)
  const before = await currentBasket(edge)
  if (before && cardsIn(before) >= preferences.MaxCardLimit) {
    throw new ProblemError('gift-card-limit')
  }
  const { productId } = card
  const sent = requestBody({ ...values, productId }, areLines(edge, preferences))
  const answer = await addToOpenBasket(edge, sent, before)
  if (answer.kind === 'basket') return changedBag(edge, answer.basket, [{ productId, quantity: 1 }])
  const isFull = answer.kind === 'refused' && answer.problem === 'gift-card-limit'
  throw new ProblemError(isFull ? 'gift-card-limit' : 'not-added')
}

/** @throws {ProblemError} `not-added` for another product, `invalid-input` with `fields` */
async function validValues(
  { catalog }: Edge,
  card: AddGiftCard,
  { giftCardPriceValues: amounts }: SitePreferences,
): Promise<GiftForm> {
  const { isGiftCard, isVirtual } = await catalog.getProduct({ id: card.productId })
  if (!isGiftCard) throw new ProblemError('not-added')
  const read = readGiftForm(card, { isVirtual, amounts: amounts ?? GIFT_AMOUNTS })
  if ('values' in read) return read.values
  throw new ProblemError('invalid-input', { fields: read.problems })
}

/** Gift cards and gift certificates together. */
const cardsIn = ({ productItems, giftCertificateItems }: WireBasket) =>
  productItems.reduce(
    (sum, { c_isGiftCard: isCard, quantity }) => (isCard === true ? sum + quantity : sum),
    giftCertificateItems.length,
  )

/** A basket that has ended is replaced by a new one. */
async function addToOpenBasket(
  edge: Edge,
  card: SentGiftCard,
  before: WireBasket | null,
): Promise<BasketResult> {
  const answer = await addGiftCardOnce(edge, await ensureBasket(edge), { card, before })
  return answer.kind === 'gone'
    ? addGiftCardOnce(edge, await newBasket(edge), { card, before: null })
    : answer
}

export type SentGiftCard =
  | { form: 'product'; body: ReturnType<typeof toProductLine> }
  | { form: 'certificate'; body: ReturnType<typeof toCertificate> }

type Card = GiftForm & Pick<AddGiftCard, 'productId'>

/** A card as a product line, or as a gift certificate. The fields are those of spec 2 §3. */
export const requestBody = (card: Card, isLine: boolean): SentGiftCard =>
  isLine
    ? { form: 'product', body: toProductLine(card) }
    : { form: 'certificate', body: toCertificate(card) }

const LINE_ATTRIBUTES = [
  'c_giftCardAmount',
  'c_giftCardRecipient',
  'c_giftCardRecipientEmail',
  'c_giftCardSender',
]

/** Whether gift cards are product lines, as the site prefers: only those of an instance that keeps their amount and names. */
const areLines = (
  { context }: Pick<Edge, 'context'>,
  { treatGiftCardsAsProductLineItems: arePreferred }: SitePreferences,
) => arePreferred && LINE_ATTRIBUTES.every((name) => isDefined(context.config, name))

const toProductLine = (card: Card) => ({
  productId: card.productId,
  quantity: 1,
  c_giftCardAmount: Number(card.amount),
  c_giftCardRecipient: card.recipientName,
  c_giftCardRecipientEmail: card.recipientEmail || PLACEHOLDER_ADDRESS,
  c_giftCardSender: card.senderName,
  giftMessage: card.message,
})

const toCertificate = (card: Card) => ({
  amount: Number(card.amount),
  recipientName: card.recipientName,
  recipientEmail: card.recipientEmail || PLACEHOLDER_ADDRESS,
  senderName: card.senderName,
  message: card.message,
  c_productID: card.productId,
})
