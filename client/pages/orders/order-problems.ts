import type { ProblemType } from '#shared/http/problem.ts'

/** Why a form about an order was rejected. */
export const PROBLEM_MESSAGES: Partial<Record<ProblemType, FormatjsIntl.Message['ids']>> = {
  rejected: 'orders.tooLate',
  'invalid-input': 'orders.nothingChosen',
  unavailable: 'orders.tryAgain',
  'outcome-unknown': 'orders.unknown',
}
