import type { ProblemType } from '#shared/http/problem.ts'

type MessageId = FormatjsIntl.Message['ids']

const MESSAGES: Partial<Record<ProblemType, MessageId>> = {
  'store-off': 'stores.pickupOffText',
  'store-lacks': 'stores.lacksProduct',
  'not-found': 'stores.gone',
}

/** Why a store is not set (spec 1 §8). */
export const storeProblem = (problem: ProblemType): MessageId =>
  MESSAGES[problem] ?? 'formError.generic'
