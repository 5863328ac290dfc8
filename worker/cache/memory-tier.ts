import type { Entry } from './entry.ts'

const MEGABYTE = 2 ** 20

/** The estimated memory of an entry besides its content: map slots, strings, object headers. */
const OVERHEAD_BYTES = 256

/** This isolate's values, limited by their serialized size. The least recently used value is removed first. */
export interface MemoryTier {
  get(key: string): Entry<unknown> | undefined
  set(entry: Entry<unknown>): void
  delete(key: string): void
  entries(): Iterable<Entry<unknown>>
  /** The serialized size of all stored values. */
  readonly bytes: number
}

export function createMemoryTier(maxBytes = 32 * MEGABYTE): MemoryTier {
  // A Map keeps insertion order, so its first key is the least recently used one.
  const entries = new Map<string, Entry<unknown>>()
  let bytes = 0

  const remove = (key: string, entry: Entry<unknown>) => {
    entries.delete(key)
    bytes -= costOf(entry)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry
    },
    set(entry) {
      const before = entries.get(entry.key)
      if (before) remove(entry.key, before)
      if (costOf(entry) > maxBytes) return
      entries.set(entry.key, entry)
      bytes += costOf(entry)
      for (const [key, oldest] of entries) {
        if (bytes <= maxBytes) break
        remove(key, oldest)
      }
    },
    delete(key) {
      const entry = entries.get(key)
      if (entry) remove(key, entry)
    },
    entries: () => entries.values(),
    get bytes() {
      return bytes
    },
  }
}

const costOf = (entry: Entry<unknown>) => entry.bytes + entry.key.length + OVERHEAD_BYTES
