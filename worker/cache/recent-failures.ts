import { BoundedMap } from '../runtime/bounded-map.ts'
import { NotAttempted } from '../upstream/not-attempted.ts'
import { isWithin } from './entry.ts'

/** While loads fail, each key is retried at most once in this time. */
const RETRY_MS = 1_000

/** For how long after a failed load reads of an older value do not wait for the next load. */
const FAILING_MS = 10_000

const REMEMBERED = { entries: 2_000, characters: 2 ** 18 }

/** A load that failed, or whose value was not fresh because it was built from last good values. */
export interface RecentFailure {
  at: number
  failure: { error: unknown } | null
}

/** Recent failures: the keys whose last load did not return a fresh value. */
export interface RecentFailures {
  get(key: string, now: number): RecentFailure | null
  set(key: string, recentFailure: RecentFailure): void
  clear(key: string): void
  readonly size: number
  /** The length of all keys together. */
  readonly characters: number
}

export const isTooEarlyToRetry = (recentFailure: RecentFailure, now: number) =>
  isWithin(RETRY_MS, recentFailure.at, now)

/** The error of a load that failed just now. Null if a reader without a value may load again. */
export const errorToRepeat = (recentFailure: RecentFailure | null, now: number) =>
  recentFailure?.failure &&
  isTooEarlyToRetry(recentFailure, now) &&
  !(recentFailure.failure.error instanceof NotAttempted)
    ? recentFailure.failure
    : null

export function createRecentFailures(): RecentFailures {
  const recentFailures = new BoundedMap<RecentFailure>(REMEMBERED)
  return {
    get(key, now) {
      const recentFailure = recentFailures.get(key)
      return recentFailure && isWithin(FAILING_MS, recentFailure.at, now) ? recentFailure : null
    },
    set(key, recentFailure) {
      recentFailures.delete(key)
      recentFailures.set(key, recentFailure)
    },
    clear(key) {
      recentFailures.delete(key)
    },
    get size() {
      return recentFailures.size
    },
    get characters() {
      return recentFailures.characters
    },
  }
}
