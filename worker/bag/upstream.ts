import * as v from 'valibot'

import { ProblemError } from '#shared/http/problem.ts'

import { failureOf, giftCardProblem, rejectionOf } from '../upstream/problem-type.ts'
import type { CommerceResult, Method } from '../upstream/send-request.ts'
import { WireId } from '../upstream/wire-id.ts'
import type { WireProblem } from '../upstream/wire-problem.ts'
import { bagFamilies } from './families.ts'
import { parseCart } from './parse-cart.ts'
import { WireBasket } from './wire-basket.ts'

export interface BasketCall {
  operation: string
  method: Method
  /** Relative to the basket. */
  path?: `/${string}`
  body?: unknown
  query?: Record<string, boolean | string>
  startsSession?: boolean
  signal?: AbortSignal | undefined
}

export type RejectionType =
  | 'submission-invalid'
  | 'rejected'
  | 'not-found'
  | 'gift-card-limit'
  | 'gift-card-spent'
  | 'gift-card-inactive'
  | 'gift-card-used'

/** A rejected request has the slug of the service's problem type, and the problem if its caller knows no better one. */
export type BasketResult =
  | { kind: 'basket'; basket: WireBasket }
  /** The basket no longer exists or belongs to another shopper; the service does not say which. */
  | { kind: 'gone' }
  | { kind: 'refused'; slug: string; problem: RejectionType }

export type Call = (basketId: string, call: BasketCall) => Promise<BasketResult>

interface UnknownOutcomeDetails {
  isTimeout?: boolean
  cause?: unknown
  /** `service-error` if the service reported an internal error. */
  type?: 'unavailable' | 'service-error'
}

/** The outcome is unknown: a request was sent without a usable response, so a write may have been done. */
export class UnknownOutcome extends ProblemError {
  /** The request timed out, so the write may even be done later. */
  readonly isTimeout: boolean

  constructor({ isTimeout = false, cause, type = 'unavailable' }: UnknownOutcomeDetails = {}) {
    super(type, { cause })
    this.isTimeout = isTimeout
  }
}

export function basketRequest(
  operation: string,
  path: `/${string}`,
  { method, body, query, startsSession = false, signal }: Omit<BasketCall, 'operation' | 'path'>,
) {
  return {
    family: bagFamilies.baskets,
    operation,
    method,
    path,
    ...(query && { query }),
    ...(body !== undefined && { body }),
    startsSession,
    signal,
  } as const
}

/** @throws {ProblemError} `unavailable`; an `UnknownOutcome` if the outcome is unknown */
export function basketResult(answer: CommerceResult, method: Method): BasketResult {
  if (answer.kind === 'ok') {
    const basket = parseCart(WireBasket, answer.body)
    if (!basket) throw new UnknownOutcome({ cause: new Error('The basket cannot be read.') })
    return { kind: 'basket', basket }
  }
  if (answer.kind === 'no-response') throw new UnknownOutcome(answer)
  const { status, problem } = answer
  const cause = `status ${status}`
  if (status >= 500) {
    throw new UnknownOutcome({ cause, ...(method !== 'GET' && { type: failureOf(problem) }) })
  }
  if (status === 429 || status === 401 || status < 400) {
    throw new ProblemError('unavailable', { cause })
  }
  return isGone(problem)
    ? { kind: 'gone' }
    : { kind: 'refused', slug: problem.slug, problem: typeOfRejection(problem) }
}

/** The service names the limit that a basket would exceed, and what is wrong with a gift card. */
function typeOfRejection(problem: WireProblem): RejectionType {
  const { members } = problem
  if (GIFT_CARD_LIMITS.some((name) => name in members)) return 'gift-card-limit'
  return giftCardProblem(members['statusCode']) ?? rejectionOf(problem)
}

const GIFT_CARD_LIMITS = ['MaxCardLimit', 'maxGiftCardApplication']

const isGone = ({ slug, detail }: { slug: string; detail: string }) =>
  slug === 'basket-not-found' || slug === 'invalid-customer' || /customer is invalid/i.test(detail)

/** A shopper has at most one open basket. The error names it, as a text or as a list. */
export function existingBasketIdOf({ problem }: Extract<CommerceResult, { kind: 'http-error' }>) {
  if (problem.slug !== 'customer-baskets-quota-exceeded') return null
  const named = v.safeParse(
    v.union([
      WireId,
      v.pipe(
        v.tupleWithRest([WireId], WireId),
        v.transform(([id]) => id),
      ),
    ]),
    problem.members['basketIds'],
  )
  return named.success ? named.output : null
}
