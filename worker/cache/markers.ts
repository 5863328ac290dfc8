import { SKEW_MS, type Entry } from './entry.ts'

const HOUR_MS = 3_600_000

/** A marker outlives every entry that it could make void. */
export const MARKER_KEPT_MS = 25 * HOUR_MS

/** When which tag was last purged: an entry whose load began before that is void. */
export interface Markers {
  /** Grows with every marker that is news. */
  readonly version: number
  mark: (tag: string, at: number) => void
  voids: (entry: Entry<unknown>, now: number) => boolean
}

export function createMarkers(): Markers {
  const atByTag = new Map<string, number>()
  let version = 0

  /** A time from the future, after a step of the clock, becomes now. */
  const purgedAt = (tag: string, now: number) => {
    const at = atByTag.get(tag)
    if (at === undefined || at <= now + SKEW_MS) return at ?? null
    atByTag.set(tag, now)
    return now
  }

  return {
    get version() {
      return version
    },
    mark(tag, at) {
      if (at <= (atByTag.get(tag) ?? 0)) return
      atByTag.delete(tag)
      atByTag.set(tag, at)
      version += 1
      for (const [oldest, markedAt] of atByTag) {
        if (markedAt > at - MARKER_KEPT_MS) break
        atByTag.delete(oldest)
      }
    },
    voids(entry, now) {
      if (entry.checkedAgainst === version) return false
      for (const tag of entry.tags) {
        const at = purgedAt(tag, now)
        if (at !== null && entry.askedAt < at) return true
      }
      entry.checkedAgainst = version
      return false
    },
  }
}
