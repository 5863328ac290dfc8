import { isWithin } from './entry.ts'

/** While loads fail, each key is retried at most once in this time. */
const RETRY_MS = 1_000

/** For how long after a failed load reads of an older value do not wait for the next load. */
const FAILING_MS = 10_000

const REMEMBERED = 2_000

/** A load that failed, or whose value was not fresh because it was built from last good values. */
export interface Trouble {
  at: number
  failure: { error: unknown } | null
}

/** Recent failures: the keys whose last load did not return a fresh value. */
export interface Troubles {
  get(key: string, now: number): Trouble | null
  set(key: string, trouble: Trouble): void
  clear(key: string): void
}

export const isTooEarlyToRetry = (trouble: Trouble, now: number) =>
  isWithin(RETRY_MS, trouble.at, now)

export function createTroubles(): Troubles {
  const troubles = new Map<string, Trouble>()
  return {
    get(key, now) {
      const trouble = troubles.get(key)
      return trouble && isWithin(FAILING_MS, trouble.at, now) ? trouble : null
    },
    set(key, trouble) {
      troubles.delete(key)
      troubles.set(key, trouble)
      if (troubles.size <= REMEMBERED) return
      for (const oldest of troubles.keys()) {
        troubles.delete(oldest)
        return
      }
    },
    clear(key) {
      troubles.delete(key)
    },
  }
}
