import type { Trouble } from './use-checkout-form.ts'

type MessageId = FormatjsIntl.Message['ids']

interface TroubleMessages {
  heading: MessageId
  text: MessageId | null
}

const GENERIC: TroubleMessages = { heading: 'trouble.generic', text: 'trouble.genericText' }

const MESSAGES: Partial<Record<Trouble, TroubleMessages>> = {
  'invalid-input': { heading: 'trouble.fields', text: null },
  unavailable: { heading: 'trouble.unavailable', text: 'trouble.unavailableText' },
  offline: { heading: 'trouble.offline', text: 'trouble.offlineText' },
  'card-form': { heading: 'trouble.cardForm', text: 'trouble.cardFormText' },
  'outcome-unknown': { heading: 'trouble.unknown', text: 'trouble.unknownText' },
  'price-changed': { heading: 'trouble.price', text: 'trouble.priceText' },
  'bag-unavailable': { heading: 'trouble.bag', text: 'trouble.bagText' },
  'bag-empty': { heading: 'trouble.empty', text: 'trouble.emptyText' },
  'step-open': { heading: 'trouble.step', text: 'trouble.stepText' },
  'payment-declined': { heading: 'trouble.declined', text: 'trouble.declinedText' },
  'payment-missing': { heading: 'trouble.payment', text: 'trouble.paymentText' },
}

/** The messages for a form error. */
export const troubleMessages = (trouble: Trouble): TroubleMessages => MESSAGES[trouble] ?? GENERIC
