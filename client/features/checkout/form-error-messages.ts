import type { FormErrorType } from './use-checkout-form.ts'

type MessageId = FormatjsIntl.Message['ids']

interface FormErrorMessages {
  heading: MessageId
  text: MessageId | null
}

const GENERIC: FormErrorMessages = { heading: 'formError.generic', text: 'formError.genericText' }

const MESSAGES: Partial<Record<FormErrorType, FormErrorMessages>> = {
  'invalid-input': { heading: 'formError.fields', text: null },
  unavailable: { heading: 'formError.unavailable', text: 'formError.unavailableText' },
  offline: { heading: 'formError.offline', text: 'formError.offlineText' },
  'card-form': { heading: 'formError.cardForm', text: 'formError.cardFormText' },
  'submission-invalid': { heading: 'formError.submission', text: 'formError.genericText' },
  rejected: { heading: 'formError.rejected', text: 'formError.genericText' },
  'outcome-unknown': { heading: 'formError.unknown', text: 'formError.unknownText' },
  'not-found': { heading: 'formError.gone', text: 'formError.goneText' },
  'address-limit': { heading: 'formError.addressLimit', text: 'formError.addressLimitText' },
  'card-limit': { heading: 'cards.full', text: 'cards.fullText' },
  'price-changed': { heading: 'formError.price', text: 'formError.priceText' },
  'bag-unavailable': { heading: 'formError.bag', text: 'formError.bagText' },
  'bag-empty': { heading: 'formError.empty', text: 'formError.emptyText' },
  'step-open': { heading: 'formError.step', text: 'formError.stepText' },
  'payment-declined': { heading: 'formError.declined', text: 'formError.declinedText' },
  'gift-card-short': { heading: 'formError.giftShort', text: 'formError.giftShortText' },
  'payment-missing': { heading: 'formError.payment', text: 'formError.paymentText' },
}

/** The messages for a form error. The three headings for unknown reasons are those of spec 3 §8. */
export const formErrorMessages = (formError: FormErrorType): FormErrorMessages =>
  MESSAGES[formError] ?? GENERIC
