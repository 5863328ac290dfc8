import type { HttpError } from './send-request.ts'
import type { WireProblem } from './wire-problem.ts'

/** Titles for invalid input that name no field (spec 3 §8). */
const INVALID = ['Bad Request', 'Value Constraint Violation']

/** The title of the service's own errors (spec 3 §8). */
const SERVICE_ERROR = 'Internal Server Error'

/**
 * The problem of a write that failed, if its caller knows no better one. It selects one of the shop's own messages;
 * the service's texts are never shown.
 */
export function problemTypeOf({ status, problem }: Pick<HttpError, 'status' | 'problem'>) {
  if (status >= 500) return failureOf(problem)
  if (status === 401 || status === 429 || status < 400) return 'unavailable'
  return rejectionOf(problem)
}

/** The problem of a request that the service could not process (5xx). */
export const failureOf = ({ title }: WireProblem) =>
  title === SERVICE_ERROR ? 'service-error' : 'unavailable'

/** The problem of a request that the service rejected (4xx). */
export const rejectionOf = ({ title }: WireProblem) =>
  INVALID.includes(title) ? 'submission-invalid' : 'rejected'

const GIFT_CARD_PROBLEMS = {
  gift_certificate_unknown: 'not-found',
  gift_certificate_inactive: 'gift-card-inactive',
  gift_certificate_redeemed: 'gift-card-spent',
  gift_certificate_already_in_basket: 'gift-card-used',
} as const

/** Why a gift card does not pay, by the service's status code. Undefined if the code is about something else. */
export const giftCardProblem = (statusCode: unknown) =>
  Object.entries(GIFT_CARD_PROBLEMS).find(([code]) => code === statusCode)?.[1]
