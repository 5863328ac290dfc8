import { createEdgeTier, type LocationCache } from './edge-tier.ts'
import type { Entry } from './entry.ts'
import { createKvTier, type KeyValueStore, type KvState } from './kv-tier.ts'
import type { PackedValue } from './stored-form.ts'
import type { CacheDefinition } from './definition.ts'
import type { TierContext } from './tier-context.ts'

/** The stores besides memory. A missing one behaves as if it were empty. */
export interface OuterStores {
  kv: KeyValueStore | undefined
  edge: { cache: LocationCache; host: string } | undefined
}

/** KV and the edge, each for the definitions that list it as a tier. */
export interface OuterTiers {
  serves(definition: CacheDefinition<unknown>): boolean
  get<T>(definition: CacheDefinition<T>, key: string): Promise<Entry<T> | null>
  getAtEdge<T>(definition: CacheDefinition<T>, key: string): Promise<Entry<T> | null>
  /** Never throws, like `delete`. */
  put(entry: Entry<unknown>, packed: PackedValue): Promise<void>
  /** Without a definition, deletes from every tier. */
  delete(key: string, definition?: CacheDefinition<unknown>): Promise<void>
}

export function createOuterTiers(
  stores: OuterStores,
  known: KvState,
  context: TierContext,
): OuterTiers {
  const kv = stores.kv && createKvTier(stores.kv, known, context)
  const edge = stores.edge && createEdgeTier(stores.edge.cache, stores.edge.host, context)

  const kvFor = (definition: CacheDefinition<unknown>) =>
    definition.tiers.includes('kv') ? kv : undefined
  const edgeFor = (definition: CacheDefinition<unknown>) =>
    definition.tiers.includes('edge') ? edge : undefined

  return {
    serves: (definition) => Boolean(kvFor(definition) ?? edgeFor(definition)),
    async get(definition, key) {
      return (
        (await edgeFor(definition)?.get(definition, key)) ??
        (await kvFor(definition)?.get(definition, key)) ??
        null
      )
    },
    async getAtEdge(definition, key) {
      return (await edgeFor(definition)?.get(definition, key)) ?? null
    },
    async put(entry, packed) {
      const { definition } = entry
      await Promise.all([
        kvFor(definition)?.put(entry, packed),
        edgeFor(definition)?.put(entry, packed),
      ])
    },
    async delete(key, definition) {
      const tiers = definition ? [kvFor(definition), edgeFor(definition)] : [kv, edge]
      await Promise.all(tiers.map(async (tier) => tier?.delete(key)))
    },
  }
}
