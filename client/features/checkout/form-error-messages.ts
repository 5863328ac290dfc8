import type { FormErrorType } from './use-checkout-form.ts'

type MessageId = FormatjsIntl.Message['ids']

type FormErrorMessages = readonly [heading: MessageId, text: MessageId | null]

const GENERIC: FormErrorMessages = ['formError.generic', 'formError.genericText']

const MESSAGES: Partial<Record<FormErrorType, FormErrorMessages>> = {
  'invalid-input': ['formError.fields', null],
  unavailable: ['formError.unavailable', 'formError.unavailableText'],
  offline: ['formError.offline', 'formError.offlineText'],
  'card-form': ['formError.cardForm', 'formError.cardFormText'],
  'submission-invalid': ['formError.submission', 'formError.genericText'],
  rejected: ['formError.rejected', 'formError.genericText'],
  'outcome-unknown': ['formError.unknown', 'formError.unknownText'],
  'not-found': ['formError.gone', 'formError.goneText'],
  'address-limit': ['formError.addressLimit', 'formError.addressLimitText'],
  'card-limit': ['cards.full', 'cards.fullText'],
  'price-changed': ['formError.price', 'formError.priceText'],
  'bag-unavailable': ['formError.bag', 'formError.bagText'],
  'bag-empty': ['formError.empty', 'formError.emptyText'],
  'step-open': ['formError.step', 'formError.stepText'],
  'payment-declined': ['formError.declined', 'formError.declinedText'],
  'gift-card-short': ['formError.giftShort', 'formError.giftShortText'],
  'payment-missing': ['formError.payment', 'formError.paymentText'],
}

/** The messages for a form error. The three headings for unknown reasons are those of spec 3 §8. */
export const formErrorMessages = (formError: FormErrorType): FormErrorMessages =>
  MESSAGES[formError] ?? GENERIC
