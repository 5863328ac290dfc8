import type { Method } from './send-request.ts'
import type { WireBasket } from './wire-basket.ts'

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
