import { ProblemError } from '#shared/contract/problem.ts'

import { ask, type CommerceContext, type Inquiry } from './door.ts'
import type { Exchange, Method, Send } from './exchange.ts'
import { SHOPPER_FAMILIES, type ShopperFamilyName } from './families.ts'
import { breakerOf, type CommerceMemory } from './transport.ts'

/** A request with a shopper's own token. */
export interface ShopperQuestion {
  family: ShopperFamilyName
  /** The SCAPI operation, for the log. Never contains ids. */
  operation: string
  method: Method
  /** Relative to the organization. May only contain ids that have been validated. */
  path: `/${string}`
  /** `siteId` and `locale` are added. */
  query?: Inquiry['query']
  /** Sent as JSON. */
  body?: unknown
  /** Ignored for writes: a write must not be aborted, because it may have been done. */
  signal?: AbortSignal | undefined
}

/** Sends a request to the commerce API as one shopper. */
export type AskAsShopper = (question: ShopperQuestion, accessToken: string) => Promise<Exchange>

/**
 * The commerce client for shoppers' own requests. Only GET is retried, and errors include their problem document.
 * @throws {ProblemError} `unavailable` while the family's breaker is open: nothing was sent
 */
export const createShopperCommerce =
  (context: CommerceContext, send: Send, memory: CommerceMemory): AskAsShopper =>
  async (question, accessToken) => {
    const { family, method } = question
    const { base, deadlineMs, retried } = SHOPPER_FAMILIES[family]
    const breaker = breakerOf(memory, family)
    if (!breaker.allows(context.now())) throw new ProblemError('unavailable')
    const isRead = method === 'GET'
    const door = { context, send, breaker, deadlineMs, retried: retried && isRead }
    return ask(door, inquiryOf(context, base, question), accessToken)
  }

function inquiryOf(context: CommerceContext, base: string, question: ShopperQuestion): Inquiry {
  const { family, operation, method, path, query, body, signal } = question
  // The service rejects a write without a content type, even if it has no body.
  const isTyped = body !== undefined || method === 'POST' || method === 'PUT'
  return {
    base,
    call: `${family}.${operation}`,
    path,
    method,
    query: { locale: context.locale, ...query },
    isDialogue: true,
    signal: method === 'GET' ? signal : undefined,
    ...(isTyped && { headers: { 'content-type': 'application/json' } }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
}
