const FAILURES = 5
const WINDOW_MS = 10_000
const REST_MS = 15_000
/** How long a trial may take before the next one is allowed. */
const TRIAL_MS = 5_000

/**
 * A circuit breaker: opens after 5 failures in a row within 10 s, and allows one trial after 15 s ± 20 %. It also allows
 * nothing for as long as the service has asked with `Retry-After`.
 */
export interface Breaker {
  allows(now: number): boolean
  succeeded(): void
  failed(now: number, retryAfterMs?: number): void
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
      if (retryAfterMs > 0) pausedUntil = Math.max(pausedUntil, now + retryAfterMs)
      if (trialAt !== null) return open(now)
      failures = [...failures.filter((at) => now - at < WINDOW_MS), now]
      if (failures.length >= limit) open(now)
    },
  }
}
