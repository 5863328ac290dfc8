import * as v from 'valibot'

import { Money } from '../money/money.ts'
import { ProductId } from '../product/product.ts'
import { typedLine, typedText } from '../text/typed.ts'

/** Longer than any valid text, so that a rejected one can be shown again as it was typed. */
const MAX_WRITTEN = 5_000

const typed = v.optional(typedLine(), '')
const written = v.optional(typedText(MAX_WRITTEN), '')

/** A gift card as it was typed. `shared/gift-cards/gift-form.ts` says what is valid. */
export const AddGiftCard = v.strictObject({
  productId: ProductId,
  recipientName: written,
  recipientEmail: typed,
  senderName: written,
  /** In whole dollars. */
  amount: typed,
  message: written,
})
export type AddGiftCard = v.InferOutput<typeof AddGiftCard>

export const CheckBalance = v.strictObject({
  cardNumber: typed,
})
export type CheckBalance = v.InferOutput<typeof CheckBalance>

/** `pending`: its order is not paid yet. `disabled`: it cannot be used. */
export const CARD_STATUSES = ['active', 'spent', 'pending', 'disabled'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** The balance of a gift card. */
export const CardBalance = v.object({
  /** Only the last four characters of the number. */
  ending: v.string(),
  status: v.picklist(CARD_STATUSES),
  balance: Money,
  /** The value that the card was bought with. */
  amount: Money,
})
export type CardBalance = v.InferOutput<typeof CardBalance>
