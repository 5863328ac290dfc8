import { createEdgeTier, type LocationCache } from './edge-tier.ts'
import { freshnessOf, isEntryOf, type Entry } from './entry.ts'
import type { Isolate } from './isolate.ts'
import { createKvTier, type KeyValueStore } from './kv-tier.ts'
import { MAX_ENTRY_BYTES, type PackedValue } from './stored-form.ts'
import type { CachedThing, TierName } from './thing.ts'
import type { TierContext } from './tier-context.ts'

/** KV and the edge answer within 150 ms each; who waits for another's look-up waits no longer. */
const LOOK_UP_MS = 400

interface TierDependencies {
  isolate: Isolate
  context: TierContext
  kv: KeyValueStore | undefined
  edge: { cache: LocationCache; host: string } | undefined
}

/** All places where values lie, nearest first. A place that is not there holds nothing. */
export interface Tiers {
  /** What this isolate holds; never void or too old to be of use. */
  recall<T>(thing: CachedThing<T>, key: string): Entry<T> | null
  /** What KV or the edge hold, taken over into memory. */
  lookUp<T>(thing: CachedThing<T>, key: string): Promise<Entry<T> | null>
  /** What other isolates of this location have loaded meanwhile. */
  lookAtEdge<T>(thing: CachedThing<T>, key: string): Promise<Entry<T> | null>
  /** False: it may not be kept, or has been purged while it was loading. */
  store(entry: Entry<unknown>, packed: PackedValue): boolean
  remove(thing: CachedThing<unknown>, key: string): void
  /** Makes what bears the tag void here at once; elsewhere see `Purges`. */
  purge(tag: string): Promise<void>
  /** Removes one entry from wherever it could lie. */
  purgeKey(key: string): Promise<void>
}

export function createTiers({ isolate, context, ...places }: TierDependencies): Tiers {
  const { memory, purges } = isolate
  const { now, waitUntil } = context
  const kv = places.kv && createKvTier(places.kv, isolate.kv, context)
  const edge = places.edge && createEdgeTier(places.edge.cache, places.edge.host, context)

  const tierOf = (name: TierName) => (name === 'kv' ? kv : name === 'edge' ? edge : undefined)
  const tiersOf = (thing: CachedThing<unknown>) => thing.tiers.flatMap((name) => tierOf(name) ?? [])

  const isOfUse = (entry: Entry<unknown>) =>
    !purges.voids(entry, now()) && freshnessOf(entry, now(), false) !== 'gone'

  const keepNewest = (entry: Entry<unknown>) => {
    const held = memory.get(entry.key)
    // After a step back of the clock the held one may be from the future; then it does not count.
    if (held && held.askedAt > entry.askedAt && held.askedAt <= now()) return
    memory.set(entry)
  }

  const learnOfPurges = async () => {
    if (!places.kv || purges.isInformed()) return
    try {
      await purges.poll(places.kv, isolate.kv, context)
    } catch {
      // The poll has logged why; entries are then used as they are, as the other isolates do.
    }
  }

  const takeFrom = async <T>(
    tier: { get<T>(thing: CachedThing<T>, key: string): Promise<Entry<T> | null> },
    thing: CachedThing<T>,
    key: string,
  ) => {
    const [entry] = await Promise.all([tier.get(thing, key), learnOfPurges()])
    if (!entry || !isOfUse(entry)) return null
    keepNewest(entry)
    return entry
  }

  const search = async <T>(thing: CachedThing<T>, key: string) => {
    for (const tier of tiersOf(thing)) {
      const entry = await takeFrom(tier, thing, key)
      if (entry) return entry
    }
    return null
  }

  return {
    recall(thing, key) {
      const entry = memory.get(key)
      if (!entry || !isEntryOf(entry, thing)) return null
      if (isOfUse(entry)) return entry
      memory.delete(key)
      return null
    },
    async lookUp(thing, key) {
      if (tiersOf(thing).length === 0) return null
      const work = () => search(thing, key)
      try {
        const entry = await isolate.lookUps.run(key, context, { lastsMs: LOOK_UP_MS, work })
        return entry && isEntryOf(entry, thing) ? entry : null
      } catch {
        return null
      }
    },
    async lookAtEdge(thing, key) {
      return edge && thing.tiers.includes('edge') ? takeFrom(edge, thing, key) : null
    },
    store(entry, packed) {
      const { thing, key } = entry
      if (thing.isStorable?.(entry.value) === false || purges.voids(entry, now())) return false
      if (packed.bytes > MAX_ENTRY_BYTES) {
        // What was held before is no last good value: upstream has answered since.
        memory.delete(key)
        return false
      }
      keepNewest(entry)
      for (const tier of tiersOf(thing)) waitUntil(tier.put(entry, packed))
      return true
    },
    remove(thing, key) {
      memory.delete(key)
      for (const tier of tiersOf(thing)) waitUntil(tier.delete(key))
    },
    async purge(tag) {
      const at = now()
      purges.mark(tag, at)
      isolate.loads.detach()
      isolate.lookUps.detach()
      isolate.kv.written.clear()
      const removals = [...memory.entries()]
        .filter((entry) => entry.tags.includes(tag))
        .flatMap(({ thing, key }) => {
          memory.delete(key)
          return tiersOf(thing).map((tier) => tier.delete(key))
        })
      await Promise.all(removals)
      if (places.kv) await purges.publish(tag, at, places.kv, context)
    },
    async purgeKey(key) {
      memory.delete(key)
      await Promise.all([kv?.delete(key), edge?.delete(key)])
    },
  }
}
