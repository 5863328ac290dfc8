import type { AddGiftCard } from '#shared/gift-cards/gift-card.ts'
import type { SitePreferences } from '#shared/preferences/preferences.ts'
import type { GiftForm } from '#shared/gift-cards/gift-form.ts'

import { PLACEHOLDER_ADDRESS } from '../shopper/gift-details.ts'

export type SentGiftCard =
  | { form: 'product'; body: ReturnType<typeof productLineOf> }
  | { form: 'certificate'; body: ReturnType<typeof certificateOf> }

type Card = GiftForm & Pick<AddGiftCard, 'productId'>

/** A card as the site wants it: a line of its own, or a gift certificate. The fields are those of spec 2 §3. */
export const bodyOf = (
  card: Card,
  { treatGiftCardsAsProductLineItems: areProducts }: SitePreferences,
): SentGiftCard =>
  areProducts
    ? { form: 'product', body: productLineOf(card) }
    : { form: 'certificate', body: certificateOf(card) }

const productLineOf = (card: Card) => ({
  productId: card.productId,
  quantity: 1,
  c_giftCardAmount: Number(card.amount),
  c_giftCardRecipient: card.recipientName,
  c_giftCardRecipientEmail: card.recipientEmail || PLACEHOLDER_ADDRESS,
  c_giftCardSender: card.senderName,
  giftMessage: card.message,
})

const certificateOf = (card: Card) => ({
  amount: Number(card.amount),
  recipientName: card.recipientName,
  recipientEmail: card.recipientEmail || PLACEHOLDER_ADDRESS,
  senderName: card.senderName,
  message: card.message,
  c_productID: card.productId,
})
