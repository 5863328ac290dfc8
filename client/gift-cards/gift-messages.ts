import type { FieldCode } from '#shared/http/problem.ts'
import type { GiftField } from '#shared/gift-cards/gift-form.ts'

type MessageId = FormatjsIntl.Message['ids']

export const GIFT_LABELS: Record<GiftField, MessageId> = {
  recipientName: 'giftCard.recipientName',
  recipientEmail: 'giftCard.recipientEmail',
  senderName: 'giftCard.senderName',
  amount: 'giftCard.amount',
  message: 'giftCard.message',
}

/** What a field says when it is empty (spec 2 §5). */
const MISSING: Partial<Record<GiftField, MessageId>> = {
  recipientName: 'giftCard.recipientMissing',
  senderName: 'giftCard.senderMissing',
  amount: 'giftCard.amountMissing',
}

/** Below each field is room for the longest text that it may have. */
export const LONGEST_MESSAGES: Record<GiftField, MessageId> = {
  recipientName: 'giftCard.recipientMissing',
  recipientEmail: 'field.emailLong',
  senderName: 'giftCard.senderMissing',
  amount: 'giftCard.amountMissing',
  message: 'giftCard.messageFull',
}

const byCode: Partial<Record<FieldCode, MessageId>> = {
  'email-long': 'field.emailLong',
  'email-invalid': 'field.emailInvalid',
  'too-long': 'field.tooLong',
  choice: 'giftCard.amountMissing',
}

/** The message for an invalid field. */
export const giftProblemMessage = (field: GiftField, code: FieldCode): MessageId =>
  (code === 'required' ? MISSING[field] : byCode[code]) ?? 'field.required'
