import { createEdgeTier, type LocationCache } from './edge-tier.ts'
import type { Entry } from './entry.ts'
import { createKvTier, type KeyValueStore, type KvKnowledge } from './kv-tier.ts'
import type { PackedValue } from './stored-form.ts'
import type { CachedThing } from './thing.ts'
import type { TierContext } from './tier-context.ts'

/** The stores besides memory. A missing one behaves as if it were empty. */
export interface OuterPlaces {
  kv: KeyValueStore | undefined
  edge: { cache: LocationCache; host: string } | undefined
}

/** KV and the edge, each for the definitions that list it as a tier. */
export interface OuterTiers {
  serves(thing: CachedThing<unknown>): boolean
  get<T>(thing: CachedThing<T>, key: string): Promise<Entry<T> | null>
  getAtEdge<T>(thing: CachedThing<T>, key: string): Promise<Entry<T> | null>
  /** Never throws, like `delete`. */
  put(entry: Entry<unknown>, packed: PackedValue): Promise<void>
  /** Without a definition, deletes from every tier. */
  delete(key: string, thing?: CachedThing<unknown>): Promise<void>
}

export function createOuterTiers(
  places: OuterPlaces,
  known: KvKnowledge,
  context: TierContext,
): OuterTiers {
  const kv = places.kv && createKvTier(places.kv, known, context)
  const edge = places.edge && createEdgeTier(places.edge.cache, places.edge.host, context)

  const kvFor = (thing: CachedThing<unknown>) => (thing.tiers.includes('kv') ? kv : undefined)
  const edgeFor = (thing: CachedThing<unknown>) => (thing.tiers.includes('edge') ? edge : undefined)

  return {
    serves: (thing) => Boolean(kvFor(thing) ?? edgeFor(thing)),
    async get(thing, key) {
      return (
        (await edgeFor(thing)?.get(thing, key)) ?? (await kvFor(thing)?.get(thing, key)) ?? null
      )
    },
    async getAtEdge(thing, key) {
      return (await edgeFor(thing)?.get(thing, key)) ?? null
    },
    async put(entry, packed) {
      const { thing } = entry
      await Promise.all([kvFor(thing)?.put(entry, packed), edgeFor(thing)?.put(entry, packed)])
    },
    async delete(key, thing) {
      const tiers = thing ? [kvFor(thing), edgeFor(thing)] : [kv, edge]
      await Promise.all(tiers.map(async (tier) => tier?.delete(key)))
    },
  }
}
