import { SKEW_MS, type Entry } from './entry.ts'

const HOUR_MS = 3_600_000

/** Longer than any entry is stored, so that a marker outlives every entry that it could invalidate. */
export const MARKER_RETENTION_MS = 25 * HOUR_MS

/** More tags than this are rarely purged in a day. After that, everything is purged instead of each of them. */
const MAX_MARKERS = 5_000
const MAX_TAG = 512

/** When each tag was last purged. An entry whose load started before that is invalid. */
export interface Markers {
  /** Increases with every new marker. */
  readonly version: number
  mark: (tag: string, at: number) => void
  voids: (entry: Entry<unknown>, now: number) => boolean
  readonly size: number
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
    mark(given, givenAt) {
      const isTooMany = atByTag.size >= MAX_MARKERS || given.length > MAX_TAG
      const tag = isTooMany ? 'all' : given
      const at = isTooMany ? Math.max(givenAt, ...atByTag.values()) : givenAt
      if (at <= (atByTag.get(tag) ?? 0)) return
      // Every entry has the tag "all", so this marker replaces the others.
      if (isTooMany) atByTag.clear()
      atByTag.delete(tag)
      atByTag.set(tag, at)
      version += 1
      for (const [oldest, markedAt] of atByTag) {
        if (markedAt > at - MARKER_RETENTION_MS) break
        atByTag.delete(oldest)
      }
    },
    get size() {
      return atByTag.size
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
