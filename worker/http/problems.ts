import type { Context } from 'hono'

import { ProblemError, type ProblemType } from '#shared/http/problem.ts'
import { type Problem } from '#shared/http/problem-document.ts'

import type { AppEnv } from '../config/env.ts'
import type { RequestLog } from '../observe/log.ts'

const answers = {
  'not-found': { status: 404, title: 'The resource does not exist.', retry: false },
  gone: { status: 410, title: 'The resource no longer exists.', retry: false },
  'invalid-input': { status: 400, title: 'A value in the request is invalid.', retry: false },
  'method-not-allowed': { status: 405, title: 'The method is not allowed here.', retry: false },
  'unsupported-media-type': {
    status: 415,
    title: 'The media type is not supported here.',
    retry: false,
  },
  'too-large': { status: 413, title: 'The request is too large.', retry: false },
  forbidden: { status: 403, title: 'The request did not come from the shop.', retry: false },
  unavailable: { status: 503, title: 'The shop is unavailable right now.', retry: true },
  'not-offered': { status: 422, title: 'The shop does not offer this.', retry: false },
  'sign-in-required': { status: 403, title: 'Signing in is required.', retry: false },
  'wrong-credentials': { status: 401, title: 'Login or password is wrong.', retry: false },
  'two-attempts-left': { status: 401, title: 'Login or password is wrong.', retry: false },
  'one-attempt-left': { status: 401, title: 'Login or password is wrong.', retry: false },
  'account-locked': { status: 401, title: 'The account is locked.', retry: false },
  'customers-only': { status: 403, title: 'Only the customer may do this.', retry: false },
  'agent-session-ended': { status: 403, title: 'The agent’s session has ended.', retry: false },
  'service-error': { status: 503, title: 'The shop’s service failed.', retry: true },
  'submission-invalid': { status: 422, title: 'The submission is invalid.', retry: false },
  rejected: { status: 422, title: 'The request was rejected.', retry: false },
  'not-added': { status: 409, title: 'The bag cannot be changed this way.', retry: false },
  'cookies-blocked': { status: 400, title: 'The browser keeps no cookie.', retry: false },
  'members-only': { status: 403, title: 'Only members may buy this.', retry: false },
  'no-store': { status: 422, title: 'Pickup needs a store.', retry: false },
  'other-store': { status: 409, title: 'The bag is picked up in another store.', retry: false },
  'store-gone': { status: 409, title: 'The store no longer exists.', retry: false },
  'coupon-unknown': { status: 422, title: 'The coupon does not exist.', retry: false },
  'coupon-limit': { status: 422, title: 'The order allows no more coupons.', retry: false },
  'gift-card-limit': { status: 422, title: 'The order allows no more gift cards.', retry: false },
  'address-limit': { status: 422, title: 'The account keeps no more addresses.', retry: false },
  'card-limit': { status: 422, title: 'The account keeps no more cards.', retry: false },
  'card-in-use': { status: 409, title: 'The card pays a subscription.', retry: false },
  'gift-card-spent': { status: 422, title: 'Nothing is left on the gift card.', retry: false },
  'gift-card-inactive': { status: 422, title: 'The gift card cannot be used.', retry: false },
  'gift-card-used': {
    status: 422,
    title: 'The gift card pays for the order already.',
    retry: false,
  },
  'gift-card-short': { status: 409, title: 'Less is left on a gift card.', retry: false },
  'bag-empty': { status: 409, title: 'The bag is empty.', retry: false },
  'bag-unavailable': { status: 409, title: 'An item in the bag is unavailable.', retry: false },
  'price-changed': { status: 409, title: 'The total of the order has changed.', retry: false },
  'step-open': { status: 409, title: 'An earlier step is not complete.', retry: false },
  'payment-declined': { status: 402, title: 'The payment was declined.', retry: false },
  'payment-missing': { status: 422, title: 'The card has to be entered again.', retry: false },
  'store-off': { status: 409, title: 'The store takes no pickups.', retry: false },
  'store-lacks': { status: 409, title: 'The store lacks the product.', retry: false },
  'store-unsure': { status: 409, title: 'The bag has items for another store.', retry: false },
  captcha: { status: 422, title: 'The captcha is not solved.', retry: false },
  'too-many-attempts': { status: 429, title: 'This was tried too often.', retry: false },
  'outcome-unknown': { status: 504, title: 'The outcome of the request is unknown.', retry: true },
  unexpected: { status: 500, title: 'Something went wrong.', retry: false },
} as const satisfies Record<ProblemType, Omit<Problem, 'type'>>

const RETRY_AFTER_SECONDS = 10

/** The problem that describes an error to the caller. Anything but a `ProblemError` is `unexpected`. */
export function problemOf(error: unknown): Problem {
  const type = error instanceof ProblemError ? error.type : 'unexpected'
  const known = error instanceof ProblemError ? error : null
  return {
    type,
    ...answers[type],
    ...(known?.field !== undefined && { field: known.field }),
    ...(known?.fields && { fields: known.fields }),
    ...(known?.lines && { lines: [...known.lines] }),
  }
}

/** Responds with a problem document. It is never stored and never contains internal details. */
export function respondWithProblem(error: unknown, c: Context<AppEnv>) {
  const { log } = c.get('context')
  const problem = problemOf(error)
  logProblem(log, problem.type, error)
  if (problem.type === 'unexpected') log.warn('unexpected error', traceOf(error))
  const retryAfter = error instanceof ProblemError ? error.retryAfterSeconds : undefined
  return respond(c, problem, retryAfter)
}

/** Says in the request's log line what failed, and why if that is known. */
export function logProblem(log: RequestLog, type: ProblemType, error: unknown) {
  log.set('problem', type)
  const cause = causeOf(error)
  if (cause !== null) log.set('cause', cause)
}

/** Why a problem happened, for the log: the shop's own words, or the name of an error, which may contain user input. */
function causeOf(error: unknown) {
  if (!(error instanceof ProblemError)) return null
  const { cause } = error
  return typeof cause === 'string' ? cause : cause instanceof Error ? cause.name : null
}

/** Responds with a problem and a more specific status, such as 414 for `too-large`. */
export function respondWithStatus(c: Context<AppEnv>, type: ProblemType, status: number) {
  c.get('context').log.set('problem', type)
  return respond(c, { ...problemOf(new ProblemError(type)), status })
}

function respond(c: Context<AppEnv>, problem: Problem, retryAfter?: number) {
  const headers = new Headers({
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
  })
  const seconds = retryAfter ?? (problem.retry ? RETRY_AFTER_SECONDS : null)
  if (seconds !== null) headers.set('Retry-After', String(seconds))
  const document: Problem = { ...problem, requestId: c.get('context').requestId }
  return new Response(JSON.stringify(document), { status: problem.status, headers })
}

/** The name of an error and its first stack frame. Not its message, which may contain user input. */
function traceOf(error: unknown) {
  if (!(error instanceof Error)) return { cause: typeof error }
  const frame = error.stack?.split('\n').find((line) => /^\s+at /.test(line))
  return { cause: error.name, at: frame?.trim() ?? null }
}
