import type { Entry } from './entry.ts'

const MEGABYTE = 2 ** 20

/** The measured memory of an entry besides its content, key and tags: map slots, strings, object headers. */
const OVERHEAD_BYTES = 768

/** This isolate's values, limited by their serialized size. As an object, a product needs 1.3 times that. The least recently used value is removed first. */
export interface MemoryTier {
  get(key: string): Entry<unknown> | undefined
  set(entry: Entry<unknown>): void
  delete(key: string): void
  entries(): Iterable<Entry<unknown>>
  /** The serialized size of all stored values. */
  readonly bytes: number
}

export function createMemoryTier(maxBytes = 24 * MEGABYTE): MemoryTier {
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

/** The cost of an entry does not change while it is stored, because nothing of it does. */
function costOf({ bytes, key, tags }: Entry<unknown>) {
  let cost = bytes + key.length + OVERHEAD_BYTES
  for (const tag of tags) cost += tag.length
  return cost
}
