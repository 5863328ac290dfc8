import type { FieldCode, ProblemType } from '#shared/http/problem.ts'

type MessageId = FormatjsIntl.Message['ids']

/** Why signing in has failed. */
export type SignInFailure = ProblemType | 'offline'

/** The failures about login and password, which do not say which of the two is wrong (spec 1 §8). */
const MISMATCHES: readonly SignInFailure[] = [
  'wrong-credentials',
  'two-attempts-left',
  'one-attempt-left',
]

export const isMismatch = (failure: SignInFailure) => MISMATCHES.includes(failure)

const byFailure: Partial<Record<SignInFailure, MessageId>> = {
  'wrong-credentials': 'signIn.mismatch',
  'two-attempts-left': 'signIn.twoAttemptsLeft',
  'one-attempt-left': 'signIn.oneAttemptLeft',
  'account-locked': 'signIn.locked',
  'too-many-attempts': 'signIn.tooMany',
  captcha: 'accountForm.captcha',
  'customers-only': 'formError.customersOnly',
  unavailable: 'signIn.unavailable',
  offline: 'signIn.offline',
}

/** The message for the whole form. Null if those of its fields suffice. */
export const failureMessage = (failure: SignInFailure): MessageId | null =>
  failure === 'invalid-input' ? null : (byFailure[failure] ?? 'formError.generic')

const byCode: Partial<Record<FieldCode, MessageId>> = {
  required: 'field.required',
  'email-long': 'field.emailLong',
  'too-long': 'field.tooLong',
}

export const fieldMessage = (code: FieldCode): MessageId => byCode[code] ?? 'field.emailInvalid'
