import { freshnessOf, type Entry } from './entry.ts'
import type { Isolate } from './isolate.ts'
import { isAnswer, type Loader, type LoadOptions } from './loader.ts'
import type { Cached, CacheDefinition, Outcome } from './definition.ts'
import type { TierContext } from './tier-context.ts'
import type { Tiers } from './tiers.ts'
import { within } from './timer.ts'
import { isTooEarlyToRetry, type RecentFailure } from './recent-failures.ts'

/** How long a read waits for a fresh value if an older one could be served. */
const DEADLINE_MS = 2_500

export interface ReadOptions<T> extends LoadOptions<T> {
  /** `fresh` is for background renders: it waits for a fresh value and returns an older one only if the load fails or takes too long. */
  mode?: 'normal' | 'fresh' | undefined
}

/** A value that was returned. A page takes the age of its oldest value and the tags of all of them. */
export interface ReadReport {
  definition: CacheDefinition<unknown>
  cached: Cached<unknown>
  tags: readonly string[]
}

/** Decides which value a read returns and whether it waits (design: caching, windows). */
export interface Reader {
  peek<T>(definition: CacheDefinition<T>, key: string): Cached<T> | null
  find<T>(definition: CacheDefinition<T>, key: string): Promise<Cached<T> | null>
  read<T>(definition: CacheDefinition<T>, key: string, options: ReadOptions<T>): Promise<Cached<T>>
  needsRefresh(definition: CacheDefinition<unknown>, key: string): boolean
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
    const { definition, value, tags, upstreamAt } = entry
    const cached =
      outcome === 'fresh' ? entry.hit : { value, upstreamAt: Math.min(upstreamAt, now()), outcome }
    onRead?.({ definition, cached, tags })
    return cached
  }

  const freshIn = <T>(definition: CacheDefinition<T>, key: string, strictly: boolean) => {
    const entry = tiers.recall(definition, key)
    return entry && freshnessOf(entry, now(), strictly) === 'fresh' ? entry : null
  }

  /** The copy in memory, unless it is missing or so old that KV or the edge may have a newer one. */
  const best = async <T>(definition: CacheDefinition<T>, key: string) => {
    const held = tiers.recall(definition, key)
    if (held && freshnessOf(held, now(), false) !== 'beyond') return held
    const found = await tiers.lookUp(definition, key)
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

  const serveHeld = <T>(
    held: Entry<T>,
    options: ReadOptions<T>,
    recentFailure: RecentFailure | null,
  ) => {
    const isBeyond = freshnessOf(held, now(), false) === 'beyond'
    const mayTry = !recentFailure || !isTooEarlyToRetry(recentFailure, now())
    // While loads fail, reads return the last good value at once instead of waiting for the next failure.
    const waits = options.mode === 'fresh' ? mayTry : isBeyond && !recentFailure
    if (waits) return waitWith(held, loader.load(held.definition, held.key, options))
    if (mayTry) loader.loadInBackground(held.definition, held.key, options)
    return handOut(held, recentFailure?.failure ? 'error' : 'stale')
  }

  return {
    peek(definition, key) {
      const entry = freshIn(definition, key, false)
      return entry && handOut(entry, 'fresh')
    },
    async find(definition, key) {
      const entry = await best(definition, key)
      if (!entry) return null
      const isFresh = freshnessOf(entry, now(), false) === 'fresh'
      return handOut(entry, isFresh ? 'fresh' : 'stale')
    },
    async read(definition, key, options) {
      const isStrict = options.mode === 'fresh'
      const fresh = freshIn(definition, key, isStrict)
      if (fresh) return handOut(fresh, 'fresh')
      const held = await best(definition, key)
      if (held && freshnessOf(held, now(), isStrict) === 'fresh') return handOut(held, 'fresh')
      const recentFailure = isolate.recentFailures.get(key, now())
      if (held) return serveHeld(held, options, recentFailure)
      if (recentFailure?.failure && isTooEarlyToRetry(recentFailure, now()))
        throw recentFailure.failure.error
      return handOut(await loader.load(definition, key, options), 'miss')
    },
    needsRefresh(definition, key) {
      const recentFailure = isolate.recentFailures.get(key, now())
      if (recentFailure && isTooEarlyToRetry(recentFailure, now())) return false
      return !freshIn(definition, key, true)
    },
  }
}
