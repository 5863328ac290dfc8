import { PASSWORD_LENGTH } from '#shared/account/password.ts'
import type { FieldCode, ProblemType } from '#shared/http/problem.ts'

import { messageByCode } from '../checkout/field-messages.ts'

type MessageId = FormatjsIntl.Message['ids']

/** Why a form is shown again. */
export type AccountFormError = ProblemType | 'offline'

/** What the texts about lengths are filled with. */
export const LENGTHS = { minChars: PASSWORD_LENGTH.least, maxChars: PASSWORD_LENGTH.most }

/** The message for an invalid field (spec 1 §8). */
export const fieldMessage = (code: FieldCode): MessageId => messageByCode[code]

export interface ErrorMessages {
  heading: MessageId
  text: MessageId | null
}

const byProblem: Partial<Record<AccountFormError, ErrorMessages>> = {
  'invalid-input': { heading: 'formError.fields', text: null },
  captcha: { heading: 'accountForm.captcha', text: null },
  'wrong-credentials': { heading: 'profile.wrongPassword', text: 'profile.wrongPasswordText' },
  'payment-missing': { heading: 'formError.payment', text: 'cards.failedText' },
  'card-limit': { heading: 'cards.full', text: 'cards.fullText' },
  'address-limit': { heading: 'formError.addressLimit', text: 'formError.addressLimitText' },
  'too-many-attempts': { heading: 'accountForm.tooMany', text: 'accountForm.tooManyText' },
  'sign-in-required': { heading: 'accountForm.signIn', text: 'accountForm.signInText' },
  'customers-only': { heading: 'formError.customersOnly', text: null },
  unavailable: { heading: 'formError.unavailable', text: 'accountForm.unavailableText' },
  offline: { heading: 'formError.offline', text: 'accountForm.offlineText' },
}

/** The messages for a form that was not accepted. */
export const errorMessages = (error: AccountFormError): ErrorMessages =>
  byProblem[error] ?? { heading: 'formError.generic', text: 'accountForm.unavailableText' }
