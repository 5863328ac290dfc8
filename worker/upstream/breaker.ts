import type { SiteId } from '#shared/site/site.ts'

import { isolateState } from '../runtime/isolate-memory.ts'
import type { Family } from './families.ts'

const FAILURES = 5
const WINDOW_MS = 10_000
const REST_MS = 7_500
/** How long a trial may take before the next one is allowed. */
const TRIAL_MS = 5_000
/** How long an overloaded service gets nothing if it does not say how long. */
const PAUSE_MS = 5_000
/** A service cannot pause the shop for longer than this. */
const LONGEST_PAUSE_MS = 60_000
/** How many subjects have to reach a limit within 10 s before it counts as everybody's. */
const SUBJECTS = 3

/**
 * A circuit breaker: opens after 5 failures in a row within 10 s, and allows one trial after 7.5 s ± 20 %. It also allows
 * nothing for as long as the service has asked with `Retry-After`, up to a minute.
 */
export interface Breaker {
  allows(now: number): boolean
  /** The service has answered, if only to reject the request. */
  succeeded(): void
  failed(now: number, retryAfterMs?: number): void
  /** The service asks all callers to wait. */
  overloaded(now: number, retryAfterMs?: number): void
  /** The service asks one subject to wait, which says something about the others once three are asked within 10 s. */
  limited(now: number, retryAfterMs: number, subject: string): void
}

interface BreakerOptions {
  failures?: number
  random?: () => number
}

export function createBreaker({
  failures: limit = FAILURES,
  random = Math.random,
}: BreakerOptions = {}): Breaker {
  let failures: number[] = []
  /** When the next trial is allowed. Null while the breaker is closed. */
  let trialAt: number | null = null
  /** Not changed by a success, which may be of a request that was sent earlier. */
  let pausedUntil = 0
  /** When each subject reached its limit last. Never more than three. */
  const limitedAt = new Map<string, number>()

  const pause = (now: number, ms: number) => {
    pausedUntil = Math.max(pausedUntil, now + Math.min(ms, LONGEST_PAUSE_MS))
  }
  const open = (now: number) => {
    failures = []
    trialAt = now + REST_MS * (0.8 + 0.4 * random())
  }

  return {
    allows(now) {
      if (now < pausedUntil) return false
      if (trialAt === null) return true
      if (now < trialAt) return false
      trialAt = now + TRIAL_MS
      return true
    },
    succeeded() {
      failures = []
      trialAt = null
    },
    failed(now, retryAfterMs = 0) {
      if (retryAfterMs > 0) pause(now, retryAfterMs)
      if (trialAt !== null) return open(now)
      failures = [...failures.filter((at) => now - at < WINDOW_MS), now]
      if (failures.length >= limit) open(now)
    },
    overloaded(now, retryAfterMs = 0) {
      pause(now, retryAfterMs || PAUSE_MS)
    },
    limited(now, retryAfterMs, subject) {
      for (const [each, at] of limitedAt) {
        if (each === subject || now - at >= WINDOW_MS) limitedAt.delete(each)
      }
      limitedAt.set(subject, now)
      if (limitedAt.size < SUBJECTS) return
      limitedAt.clear()
      pause(now, retryAfterMs || PAUSE_MS)
    },
  }
}

/** The breakers of an isolate: one for each site and API family, because a failure of one says nothing about another. */
export interface Breakers {
  of(site: SiteId, name: string, limits?: Pick<Family, 'failures'>): Breaker
}

export function createBreakers(): Breakers {
  const breakers = new Map<string, Breaker>()
  return {
    of(site, name, limits) {
      const key = `${site} ${name}`
      const breaker = breakers.get(key) ?? createBreaker(limits)
      breakers.set(key, breaker)
      return breaker
    },
  }
}

/** The breakers of pages, of everything that a shopper does, and of `/api`, whose callers choose what they ask for. */
export const pageBreakers = isolateState(createBreakers)
export const apiBreakers = isolateState(createBreakers)
