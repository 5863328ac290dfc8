import { freshnessOf, isEntryOf, type Entry } from './entry.ts'
import type { Isolate } from './isolate.ts'
import { createOuterTiers, type OuterStores, type OuterTiers } from './outer-tiers.ts'
import { MAX_ENTRY_BYTES, type PackedValue } from './stored-form.ts'
import type { CacheDefinition } from './definition.ts'
import type { TierContext } from './tier-context.ts'
import { within } from '../runtime/timer.ts'

/** KV and the edge take at most 150 ms each. A reader that joins another's look-up waits no longer than this. */
const LOOK_UP_MS = 400

/** How long the first look-ups of an isolate wait for the purges of other isolates. */
const PURGES_MS = 300

interface TierDependencies extends OuterStores {
  isolate: Isolate
  context: TierContext
}

/** All tiers, for one request: memory, KV and the edge. KV and the edge are asked for each key once in a request. */
export interface Tiers {
  /** The entry in this isolate's memory, unless it is purged or too old to serve. */
  getFromMemory<T>(definition: CacheDefinition<T>, key: string): Entry<T> | null
  /** The entry from KV or the edge. Copies it to memory. */
  lookUp<T>(definition: CacheDefinition<T>, key: string): Promise<Entry<T> | null>
  /** The entry that another isolate of this location may have loaded in the meantime. */
  getFromEdge<T>(definition: CacheDefinition<T>, key: string): Promise<Entry<T> | null>
  /** Returns false if the entry must not be stored, or was purged while it was loading. */
  store(entry: Entry<unknown>, packed: PackedValue): boolean
  remove(definition: CacheDefinition<unknown>, key: string): void
  /** Invalidates entries with the tag in this isolate at once. For other isolates see `Purges`. */
  purgeTag(tag: string): Promise<void>
  /** Deletes what KV and the edge have under a key. */
  deleteStored(key: string): Promise<void>
}

export function createTiers({ isolate, context, kv, edge }: TierDependencies): Tiers {
  const { memory } = isolate
  const { now, startTimer, waitUntil } = context
  const outer = createOuterTiers({ kv, edge }, isolate.kv, context)
  const isUsable = (entry: Entry<unknown>) =>
    !isolate.purges.invalidates(entry, now()) && freshnessOf(entry, now(), false) !== 'gone'

  const loadPurges = async () => {
    if (!kv || isolate.purges.hasPolled()) return
    // A failed poll has already been logged. Entries are then used without the check, until the next poll.
    const polling = isolate.purges.poll(kv, isolate.kv, context).catch(() => undefined)
    await within(polling, PURGES_MS, startTimer)
  }

  const storeInMemory = async <T>(found: Promise<Entry<T> | null>) => {
    const loadingPurges = loadPurges()
    const entry = await found
    if (!entry) return null
    await loadingPurges
    if (!isUsable(entry)) {
      // The entry in KV is unusable, so even the same content has to be written again.
      isolate.kv.written.delete(entry.key)
      return null
    }
    storeNewest(isolate, entry, now())
    return entry
  }

  const lookUpOnce = rememberLookUps(isUsable)

  return {
    getFromMemory(definition, key) {
      const entry = memory.get(key)
      if (!entry || !isEntryOf(entry, definition)) return null
      if (isUsable(entry)) return entry
      memory.delete(key)
      return null
    },
    async lookUp(definition, key) {
      if (!outer.serves(definition)) return null
      const work = () => storeInMemory(outer.get(definition, key))
      // If the look-up takes too long, the value is loaded from upstream instead.
      return lookUpOnce(definition, key, () =>
        isolate.lookUps.run(key, context, { deadlineMs: LOOK_UP_MS, work }).catch(() => null),
      )
    },
    getFromEdge: (definition, key) =>
      lookUpOnce(definition, key, () => storeInMemory(outer.getAtEdge(definition, key))),
    store(entry, packed) {
      const { definition, key } = entry
      if (definition.isStorable?.(entry.value) === false) return false
      if (isolate.purges.invalidates(entry, now())) return false
      if (packed.bytes > MAX_ENTRY_BYTES) {
        // The older entry is no longer a last good value, because upstream has responded since.
        memory.delete(key)
        return false
      }
      storeNewest(isolate, entry, now())
      waitUntil(outer.put(entry, packed))
      return true
    },
    remove(definition, key) {
      memory.delete(key)
      waitUntil(outer.delete(key, definition))
    },
    deleteStored: (key) => outer.delete(key),
    async purgeTag(tag) {
      const at = now()
      isolate.purges.mark(tag, at)
      await dropTagged(tag, isolate, outer)
      if (kv) await isolate.purges.publish(tag, at, kv, context)
    },
  }
}

/** Runs one look-up for each key, however often it is asked for. */
function rememberLookUps(isUsable: (entry: Entry<unknown>) => boolean) {
  const lookedUp = new Map<string, Promise<Entry<unknown> | null>>()
  return async <T>(
    definition: CacheDefinition<T>,
    key: string,
    lookUp: () => Promise<Entry<unknown> | null>,
  ) => {
    const known = lookedUp.get(key) ?? lookUp()
    lookedUp.set(key, known)
    const entry = await known
    return entry && isEntryOf(entry, definition) && isUsable(entry) ? entry : null
  }
}

function storeNewest({ memory }: Isolate, entry: Entry<unknown>, now: number) {
  const held = memory.get(entry.key)
  // If the clock was set back, the stored entry may be from the future. Then it is replaced.
  if (held && held.loadStartedAt > entry.loadStartedAt && held.loadStartedAt <= now) return
  memory.set(entry)
}

/** Drops what this isolate stores or is loading under a tag. A marker alone could miss loads that started in the same millisecond. */
async function dropTagged(tag: string, { memory, loads, lookUps, kv }: Isolate, outer: OuterTiers) {
  loads.detach()
  lookUps.detach()
  // The entries in KV may now be invalid, so even unchanged content has to be written again.
  kv.written.clear()
  const held = [...memory.entries()].filter(({ tags }) => tags.includes(tag))
  for (const { key } of held) memory.delete(key)
  await Promise.all(held.map(({ key, definition }) => outer.delete(key, definition)))
}
