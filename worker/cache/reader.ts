import { AbsentApi } from '../upstream/absent-api.ts'
import { freshnessOf, type Entry } from './entry.ts'
import type { Isolate } from './isolate.ts'
import { isDefinitiveError, STANDARD_TAG, type Loader, type LoadOptions } from './loader.ts'
import type { Cached, CacheDefinition, Outcome } from './definition.ts'
import type { TierContext } from './tier-context.ts'
import type { Tiers } from './tiers.ts'
import { within } from '../runtime/timer.ts'
import { errorToRepeat, isTooEarlyToRetry, type RecentFailure } from './recent-failures.ts'

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

/** The same load, whose custom API exists if the stored value is from it. */
const withProof = <T>(stored: Entry<T>, options: ReadOptions<T>): ReadOptions<T> => ({
  ...options,
  load: (signal) =>
    options.load(signal).catch((error: unknown) => {
      const isRefuted = error instanceof AbsentApi && !stored.tags.includes(STANDARD_TAG)
      throw isRefuted ? error.refutedBy(stored) : error
    }),
})

const isFresh = (entry: Entry<unknown>, now: number, strictly = false) =>
  freshnessOf(entry, now, strictly) === 'fresh'

export function createReader(dependencies: ReaderDependencies): Reader {
  const { isolate, context, tiers, loader, onRead } = dependencies
  const { now, startTimer } = context

  const toCached = <T>(entry: Entry<T>, outcome: Outcome): Cached<T> => {
    const { definition, value, tags, upstreamAt } = entry
    const cached =
      outcome === 'fresh' ? entry.hit : { value, upstreamAt: Math.min(upstreamAt, now()), outcome }
    onRead?.({ definition, cached, tags })
    return cached
  }

  const freshIn = <T>(definition: CacheDefinition<T>, key: string, strictly: boolean) => {
    const entry = tiers.getFromMemory(definition, key)
    return entry && isFresh(entry, now(), strictly) ? entry : null
  }

  /** The copy in memory, unless it is missing or so old that KV or the edge may have a newer one. */
  const bestStored = async <T>(definition: CacheDefinition<T>, key: string) => {
    const stored = tiers.getFromMemory(definition, key)
    if (stored && freshnessOf(stored, now(), false) !== 'beyond') return stored
    const found = await tiers.lookUp(definition, key)
    return found && found.upstreamAt > (stored?.upstreamAt ?? -Infinity) ? found : stored
  }

  /** Waits for the load until the deadline, and falls back to the stored value. */
  const waitForLoad = async <T>(stored: Entry<T>, load: Promise<Entry<T>>) => {
    try {
      const landed = await within(load, DEADLINE_MS, startTimer)
      return landed ? toCached(landed.value, 'miss') : toCached(stored, 'stale')
    } catch (error) {
      if (isDefinitiveError(error)) throw error
      return toCached(stored, 'error')
    }
  }

  const serveStored = <T>(
    stored: Entry<T>,
    asked: ReadOptions<T>,
    recentFailure: RecentFailure | null,
  ) => {
    const options = withProof(stored, asked)
    const isBeyond = freshnessOf(stored, now(), false) === 'beyond'
    const mayLoad = !recentFailure || !isTooEarlyToRetry(recentFailure, now())
    // While loads fail, reads return the last good value at once instead of waiting for the next failure.
    const waits = options.mode === 'fresh' ? mayLoad : isBeyond && !recentFailure
    if (waits) return waitForLoad(stored, loader.load(stored.definition, stored.key, options))
    if (mayLoad) loader.loadInBackground(stored.definition, stored.key, options)
    return toCached(stored, recentFailure?.failure ? 'error' : 'stale')
  }

  return {
    peek(definition, key) {
      const entry = freshIn(definition, key, false)
      return entry && toCached(entry, 'fresh')
    },
    async find(definition, key) {
      const entry = await bestStored(definition, key)
      return entry && toCached(entry, isFresh(entry, now()) ? 'fresh' : 'stale')
    },
    async read(definition, key, options) {
      const isStrict = options.mode === 'fresh'
      const fresh = freshIn(definition, key, isStrict)
      if (fresh) return toCached(fresh, 'fresh')
      const stored = await bestStored(definition, key)
      if (stored && isFresh(stored, now(), isStrict)) return toCached(stored, 'fresh')
      const recentFailure = isolate.recentFailures.get(key, now())
      if (stored) return serveStored(stored, options, recentFailure)
      const failure = errorToRepeat(recentFailure, now())
      if (failure) throw failure.error
      return toCached(await loader.load(definition, key, options), 'miss')
    },
    needsRefresh(definition, key) {
      const recentFailure = isolate.recentFailures.get(key, now())
      if (recentFailure && isTooEarlyToRetry(recentFailure, now())) return false
      return !freshIn(definition, key, true)
    },
  }
}
