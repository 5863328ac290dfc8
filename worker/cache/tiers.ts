import { freshnessOf, isEntryOf, type Entry } from './entry.ts'
import type { Isolate } from './isolate.ts'
import { keyTag } from './key.ts'
import { createOuterTiers, type OuterPlaces, type OuterTiers } from './outer-tiers.ts'
import { MAX_ENTRY_BYTES, type PackedValue } from './stored-form.ts'
import type { CachedThing } from './thing.ts'
import type { TierContext } from './tier-context.ts'

/** KV and the edge answer within 150 ms each; who waits for another's look-up waits no longer. */
const LOOK_UP_MS = 400

interface TierDependencies extends OuterPlaces {
  isolate: Isolate
  context: TierContext
}

/** All places where values lie. */
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
  purgeTag(tag: string): Promise<void>
  /** The same for one entry; `prefix` is what the deploy's keys begin with. */
  purgeKey(key: string, prefix: string): Promise<void>
}

export function createTiers({ isolate, context, kv, edge }: TierDependencies): Tiers {
  const { memory } = isolate
  const { now, waitUntil } = context
  const outer = createOuterTiers({ kv, edge }, isolate.kv, context)
  const isOfUse = (entry: Entry<unknown>) =>
    !isolate.purges.voids(entry, now()) && freshnessOf(entry, now(), false) !== 'gone'

  const learnOfPurges = async () => {
    if (!kv || isolate.purges.isInformed()) return
    // A poll that failed has said so; entries are then used as they are.
    await isolate.purges.poll(kv, isolate.kv, context).catch(() => undefined)
  }

  const takeOver = async <T>(found: Promise<Entry<T> | null>) => {
    const [entry] = await Promise.all([found, learnOfPurges()])
    if (!entry) return null
    if (!isOfUse(entry)) {
      // KV holds it, but in vain: the same content has to be written again.
      isolate.kv.written.delete(entry.key)
      return null
    }
    keepNewest(isolate, entry, now())
    return entry
  }

  const purgeTag = async (tag: string) => {
    const at = now()
    isolate.purges.mark(tag, at)
    await forget(tag, isolate, outer)
    if (kv) await isolate.purges.publish(tag, at, kv, context)
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
      if (!outer.serves(thing)) return null
      const work = () => takeOver(outer.get(thing, key))
      try {
        const entry = await isolate.lookUps.run(key, context, { lastsMs: LOOK_UP_MS, work })
        return entry && isEntryOf(entry, thing) ? entry : null
      } catch {
        // Too late: what cannot be looked up in time is loaded.
        return null
      }
    },
    lookAtEdge: (thing, key) => takeOver(outer.getAtEdge(thing, key)),
    store(entry, packed) {
      const { thing, key } = entry
      if (thing.isStorable?.(entry.value) === false) return false
      if (isolate.purges.voids(entry, now())) return false
      if (packed.bytes > MAX_ENTRY_BYTES) {
        // What was held before is no last good value: upstream has answered since.
        memory.delete(key)
        return false
      }
      keepNewest(isolate, entry, now())
      waitUntil(outer.put(entry, packed))
      return true
    },
    remove(thing, key) {
      memory.delete(key)
      waitUntil(outer.delete(key, thing))
    },
    purgeTag,
    async purgeKey(key, prefix) {
      await outer.delete(prefix + key)
      await purgeTag(keyTag(key))
    },
  }
}

function keepNewest({ memory }: Isolate, entry: Entry<unknown>, now: number) {
  const held = memory.get(entry.key)
  // After a step back of the clock the held one may be from the future; then it does not count.
  if (held && held.askedAt > entry.askedAt && held.askedAt <= now) return
  memory.set(entry)
}

/** What this isolate holds or is loading under a tag; a marker alone could miss what was asked for in the same millisecond. */
async function forget(tag: string, { memory, loads, lookUps, kv }: Isolate, outer: OuterTiers) {
  loads.detach()
  lookUps.detach()
  // Content that KV holds under a void entry has to be written again, though it be the same.
  kv.written.clear()
  const held = [...memory.entries()].filter(({ tags }) => tags.includes(tag))
  for (const { key } of held) memory.delete(key)
  await Promise.all(held.map(({ key, thing }) => outer.delete(key, thing)))
}
