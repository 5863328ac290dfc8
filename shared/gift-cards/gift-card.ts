import * as v from 'valibot'

import type { Money } from '../money/money.ts'
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

/** Who gets a gift card, and what it says. Null is what the service does not know. */
export const GiftDetails = v.object({
  recipientName: v.nullable(v.string()),
  recipientEmail: v.nullable(v.string()),
  senderName: v.nullable(v.string()),
  message: v.nullable(v.string()),
})
export type GiftDetails = v.InferOutput<typeof GiftDetails>

export const CheckBalance = v.strictObject({
  cardNumber: typed,
})
export type CheckBalance = v.InferOutput<typeof CheckBalance>

/** `pending`: its order is not paid yet. `disabled`: it cannot be used. */
export const CARD_STATUSES = ['active', 'spent', 'pending', 'disabled'] as const
export type CardStatus = (typeof CARD_STATUSES)[number]

/** What is left on a gift card, for whoever has its number. */
export interface CardBalance {
  /** Only the last four characters of the number. */
  ending: string
  status: CardStatus
  balance: Money
  /** What it was worth when it was bought. */
  amount: Money
}

/** Tells what gift cards of one site are worth. Anyone may ask; no session is read or started. */
export interface GiftCardBalances {
  /**
   * Nothing is changed or stored.
   * @throws {ProblemError} `invalid-input` with `fields`, `not-found`, `too-many-attempts`, `unavailable`
   */
  checkBalance(input: CheckBalance): Promise<CardBalance>
}
