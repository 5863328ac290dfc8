import { SKEW_MS, type Entry } from './entry.ts'

const HOUR_MS = 3_600_000

/** Longer than any entry is stored, so that a marker outlives every entry that it could invalidate. */
export const MARKER_RETENTION_MS = 25 * HOUR_MS

/** When each tag was last purged. An entry whose load started before that is invalid. */
export interface Markers {
  /** Increases with every new marker. */
  readonly version: number
  mark: (tag: string, at: number) => void
  voids: (entry: Entry<unknown>, now: number) => boolean
}

export function createMarkers(): Markers {
  const atByTag = new Map<string, number>()
  let version = 0

  /** The time of the last purge. A time in the future, left by a corrected clock, is reset to now. */
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
        if (markedAt > at - MARKER_RETENTION_MS) break
        atByTag.delete(oldest)
      }
    },
    voids(entry, now) {
      if (entry.checkedAgainst === version) return false
      for (const tag of entry.tags) {
        const at = purgedAt(tag, now)
        if (at !== null && entry.loadStartedAt < at) return true
      }
      entry.checkedAgainst = version
      return false
    },
  }
}
