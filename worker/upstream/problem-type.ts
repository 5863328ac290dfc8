import { ProblemError } from '#shared/http/problem.ts'

import type { CommerceResult, HttpError } from './send-request.ts'
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

/** Types of a 401 that is about a password, with a token that is valid (scapi §3.2). */
const PASSWORD_TYPES = new Set(['update-password', 'authentication-failed'])

/** Whether the service does not accept the access token, so that a renewed one may help. */
export const isRejectedToken = (result: CommerceResult) =>
  result.kind === 'http-error' && result.status === 401 && !PASSWORD_TYPES.has(result.problem.slug)

/** A limit that the service has set (429), with the time after which it may be tried again. */
export function tooManyAttempts({ retryAfterMs }: Pick<HttpError, 'retryAfterMs'>) {
  const retryAfterSeconds = Math.ceil(retryAfterMs / 1000)
  return new ProblemError('too-many-attempts', retryAfterSeconds > 0 ? { retryAfterSeconds } : {})
}

const GIFT_CARD_PROBLEMS = {
  gift_certificate_unknown: 'not-found',
  gift_certificate_inactive: 'gift-card-inactive',
  gift_certificate_redeemed: 'gift-card-spent',
  gift_certificate_already_in_basket: 'gift-card-used',
} as const

/** Why a gift card does not pay, by the service's status code. Undefined if the code is about something else. */
export const giftCardProblem = (statusCode: unknown) =>
  Object.entries(GIFT_CARD_PROBLEMS).find(([code]) => code === statusCode)?.[1]
