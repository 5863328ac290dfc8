import { sha256 } from '../runtime/key.ts'
import type { Breaker } from './breaker.ts'
import type { CommerceResult } from './send-request.ts'

/**
 * What caused a failed request: the service itself, its load, a limit that may be this subject's own, or what was asked.
 * Only the first two say something about everybody's requests.
 */
export type FailureCause = 'service' | 'load' | 'subject' | 'request'

/**
 * What a service may limit apart from all else: a shopper, or the order, card or login that a request names. Null for
 * requests that share the shop's own credentials.
 */
export type Subject = string | null

/**
 * Problem types, and the error code of SLAS, of a 429 that is about what was tried, however many try it: a password, an
 * order, a login. Documented in sandbox/README.md.
 */
const OWN_LIMITS = new Set<unknown>([
  'too-many-password-attempts',
  'too-many-order-lookups',
  'too_many_requests',
])

/** Null if the service has done what was asked. */
export function causeOf(result: CommerceResult, subject: Subject): FailureCause | null {
  if (result.kind === 'ok') return null
  if (result.kind === 'no-response') return 'service'
  const { status, overloaded, problem } = result
  if (status < 400 || status >= 500) return 'service'
  if (status !== 429) return 'request'
  if (overloaded) return 'load'
  if (OWN_LIMITS.has(problem.slug) || OWN_LIMITS.has(problem.members['error'])) return 'request'
  return subject === null ? 'load' : 'subject'
}

/** Records in the breaker what a result says about the service. */
export async function recordResult(
  breaker: Breaker,
  result: CommerceResult,
  { now, subject }: { now: number; subject: Subject },
) {
  const retryAfterMs = result.kind === 'http-error' ? result.retryAfterMs : 0
  const cause = causeOf(result, subject)
  if (cause === 'service') breaker.failed(now, retryAfterMs)
  else if (cause === 'load') breaker.overloaded(now, retryAfterMs)
  else if (cause === 'subject') breaker.limited(now, retryAfterMs, await sha256(subject ?? ''))
  else breaker.succeeded()
}
