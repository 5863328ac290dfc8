import { isWithin } from './entry.ts'

/** While loads fail, each key is tried once in this time. */
const RETRY_MS = 1_000

/** How long after a failed load readers need not wait to learn that the next one fails too. */
const FAILING_MS = 10_000

const REMEMBERED = 2_000

/** A load that brought nothing, or a value that is old already (made of last good ones). */
export interface Trouble {
  at: number
  failure: { error: unknown } | null
}

/** The keys whose last load did not bring a fresh value. */
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
