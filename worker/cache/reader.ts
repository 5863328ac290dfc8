import { freshnessOf, type Entry } from './entry.ts'
import type { Isolate } from './isolate.ts'
import { isAnswer, type Loader, type LoadOptions } from './loader.ts'
import type { Cached, CachedThing, Outcome } from './thing.ts'
import type { TierContext } from './tier-context.ts'
import type { Tiers } from './tiers.ts'
import { within } from './timer.ts'
import { isTooEarlyToRetry, type Trouble } from './troubles.ts'

/** How long a read waits for a fresh value if an older one could be served. */
const DEADLINE_MS = 2_500

export interface ReadOptions<T> extends LoadOptions<T> {
  /** `fresh` is for background renders: it waits for a fresh value and returns an older one only if the load fails or takes too long. */
  mode?: 'normal' | 'fresh' | undefined
}

/** A value that was returned. A page takes the age of its oldest value and the tags of all of them. */
export interface ReadReport {
  thing: CachedThing<unknown>
  cached: Cached<unknown>
  tags: readonly string[]
}

/** Decides which value a read returns and whether it waits (design: caching, windows). */
export interface Reader {
  peek<T>(thing: CachedThing<T>, key: string): Cached<T> | null
  find<T>(thing: CachedThing<T>, key: string): Promise<Cached<T> | null>
  read<T>(thing: CachedThing<T>, key: string, options: ReadOptions<T>): Promise<Cached<T>>
  needsRefresh(thing: CachedThing<unknown>, key: string): boolean
}

interface ReaderDependencies {
  isolate: Isolate
  context: TierContext
  tiers: Tiers
  loader: Loader
  onRead: ((read: ReadReport) => void) | undefined
}

export function createReader(dependencies: ReaderDependencies): Reader {
  const { isolate, context, tiers, loader, onRead } = dependencies
  const { now, startTimer } = context

  const handOut = <T>(entry: Entry<T>, outcome: Outcome): Cached<T> => {
    const { thing, value, tags, upstreamAt } = entry
    const cached =
      outcome === 'fresh' ? entry.hit : { value, upstreamAt: Math.min(upstreamAt, now()), outcome }
    onRead?.({ thing, cached, tags })
    return cached
  }

  const freshIn = <T>(thing: CachedThing<T>, key: string, strictly: boolean) => {
    const entry = tiers.recall(thing, key)
    return entry && freshnessOf(entry, now(), strictly) === 'fresh' ? entry : null
  }

  /** The copy in memory, unless it is missing or so old that KV or the edge may have a newer one. */
  const best = async <T>(thing: CachedThing<T>, key: string) => {
    const held = tiers.recall(thing, key)
    if (held && freshnessOf(held, now(), false) !== 'beyond') return held
    const found = await tiers.lookUp(thing, key)
    return found && found.upstreamAt > (held?.upstreamAt ?? -Infinity) ? found : held
  }

  /** Waits for the load until the deadline, and falls back to the stored value. */
  const waitWith = async <T>(held: Entry<T>, load: Promise<Entry<T>>) => {
    try {
      const landed = await within(load, DEADLINE_MS, startTimer)
      return landed ? handOut(landed.value, 'miss') : handOut(held, 'stale')
    } catch (error) {
      if (isAnswer(error)) throw error
      return handOut(held, 'error')
    }
  }

  const serveHeld = <T>(held: Entry<T>, options: ReadOptions<T>, trouble: Trouble | null) => {
    const isBeyond = freshnessOf(held, now(), false) === 'beyond'
    const mayTry = !trouble || !isTooEarlyToRetry(trouble, now())
    // While loads fail, reads return the last good value at once instead of waiting for the next failure.
    const waits = options.mode === 'fresh' ? mayTry : isBeyond && !trouble
    if (waits) return waitWith(held, loader.load(held.thing, held.key, options))
    if (mayTry) loader.loadInBackground(held.thing, held.key, options)
    return handOut(held, trouble?.failure ? 'error' : 'stale')
  }

  return {
    peek(thing, key) {
      const entry = freshIn(thing, key, false)
      return entry && handOut(entry, 'fresh')
    },
    async find(thing, key) {
      const entry = await best(thing, key)
      if (!entry) return null
      const isFresh = freshnessOf(entry, now(), false) === 'fresh'
      return handOut(entry, isFresh ? 'fresh' : 'stale')
    },
    async read(thing, key, options) {
      const isStrict = options.mode === 'fresh'
      const fresh = freshIn(thing, key, isStrict)
      if (fresh) return handOut(fresh, 'fresh')
      const held = await best(thing, key)
      if (held && freshnessOf(held, now(), isStrict) === 'fresh') return handOut(held, 'fresh')
      const trouble = isolate.troubles.get(key, now())
      if (held) return serveHeld(held, options, trouble)
      if (trouble?.failure && isTooEarlyToRetry(trouble, now())) throw trouble.failure.error
      return handOut(await loader.load(thing, key, options), 'miss')
    },
    needsRefresh(thing, key) {
      const trouble = isolate.troubles.get(key, now())
      if (trouble && isTooEarlyToRetry(trouble, now())) return false
      return !freshIn(thing, key, true)
    },
  }
}
