import type { FieldCode, ProblemType } from '#shared/http/problem.ts'

type MessageId = FormatjsIntl.Message['ids']

const byCode: Partial<Record<FieldCode, MessageId>> = {
  required: 'field.required',
  'email-long': 'field.emailLong',
  'email-invalid': 'field.emailInvalid',
  zip: 'field.zip',
  'postal-code': 'field.postalCode',
}

/** The message for an invalid field (spec 1 §8). */
export const fieldMessage = (code: FieldCode): MessageId => byCode[code] ?? 'field.tooLong'

interface ProblemMessages {
  heading: MessageId
  text: MessageId | null
}

const byProblem: Partial<Record<ProblemType, ProblemMessages>> = {
  'invalid-input': { heading: 'formError.fields', text: null },
  'not-found': { heading: 'orderStatus.notFound', text: 'orderStatus.notFoundText' },
  'too-many-attempts': { heading: 'orderStatus.tooMany', text: 'orderStatus.tooManyText' },
  unavailable: { heading: 'formError.unavailable', text: 'orderStatus.unavailableText' },
}

/** The messages for a look-up that failed. */
export const problemMessages = (problem: ProblemType): ProblemMessages =>
  byProblem[problem] ?? { heading: 'formError.generic', text: 'formError.genericText' }
