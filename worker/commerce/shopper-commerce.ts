import { ProblemError } from '#shared/contract/problem.ts'

import { ask, type CommerceContext, type Inquiry } from './door.ts'
import type { Exchange, Method, Send } from './exchange.ts'
import { SHOPPER_FAMILIES, type ShopperFamilyName } from './families.ts'
import { breakerOf, type CommerceMemory } from './transport.ts'

/** What is asked with a shopper's own token. */
export interface ShopperQuestion {
  family: ShopperFamilyName
  /** For the log: what is asked, never of what. */
  operation: string
  method: Method
  /** Below the organization. Made of ids that have been checked against their pattern only. */
  path: `/${string}`
  /** `siteId` and `locale` are added. */
  query?: Inquiry['query']
  /** Sent as JSON. */
  body?: unknown
  /** A write is never given up by its asker: it may have been done. */
  signal?: AbortSignal | undefined
}

/** Asks commerce as one shopper. */
export type AskAsShopper = (question: ShopperQuestion, accessToken: string) => Promise<Exchange>

/**
 * The door for shoppers' own calls: nothing is retried but a GET, and refusals tell why.
 * @throws {ProblemError} `unavailable` while the family is spared: nothing was sent
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
  // The service refuses a write without a type, even one without a body.
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
