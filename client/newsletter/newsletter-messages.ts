import type { FieldCode, ProblemType } from '#shared/http/problem.ts'

type MessageId = FormatjsIntl.Message['ids']

const byCode: Partial<Record<FieldCode, MessageId>> = {
  required: 'field.required',
  'email-long': 'field.emailLong',
  'email-plus': 'field.emailPlus',
}

/** The message for an invalid address, if the merchant has none. */
export const emailMessage = (code: FieldCode): MessageId => byCode[code] ?? 'field.emailInvalid'

const byProblem: Partial<Record<ProblemType, MessageId>> = {
  'submission-invalid': 'formError.submission',
  rejected: 'formError.rejected',
  'too-many-attempts': 'newsletter.tooMany',
  'not-offered': 'newsletter.notOffered',
}

/** The message for a subscription that failed (spec 3 §8). */
export const subscriptionMessage = (problem: ProblemType): MessageId =>
  byProblem[problem] ?? 'formError.generic'
