import { ProblemError } from '#shared/contract/problem.ts'

import type { RequestLog } from '../log.ts'
import type { LocationCache } from './edge-tier.ts'
import type { Isolate } from './isolate.ts'
import { keyPrefix, publicKey } from './key.ts'
import type { KeyValueStore } from './kv-tier.ts'
import { createLoader, type LoadOptions } from './loader.ts'
import { createReader, type ReadOptions, type ReadReport } from './reader.ts'
import type { Cached, CachedThing } from './thing.ts'
import { createTiers } from './tiers.ts'
import { startSystemTimer, type StartTimer } from './timer.ts'

/**
 * What the worker remembers of upstream (design: caching). A value is shared between requests and
 * tiers: nobody changes it. Only values that are the same for every visitor may enter.
 */
export interface Cache {
  /** Throws what `load` threw when there is no value of the last 24 h, or when the answer is "not found". */
  read<T>(thing: CachedThing<T>, options: ReadOptions<T>): Promise<Cached<T>>
  /** The value, if this isolate holds a fresh one: a hit without waiting. */
  peek<T>(thing: CachedThing<T>, key: readonly string[]): Cached<T> | null
  /** What memory, KV or the edge hold, however old, without loading. */
  find<T>(thing: CachedThing<T>, key: readonly string[]): Promise<Cached<T> | null>
  /** Loads in the background, unless a fresh value is held or the last load has just failed. */
  refresh<T>(thing: CachedThing<T>, options: LoadOptions<T>): void
  /**
   * Makes a key (as `publicKey` writes it) or all that bears a tag void: in this isolate, and for the
   * keys it holds in KV and at its edge, at once; in other isolates when KV shows the marker, usually
   * within 60 s, plus at most 5 s. Every entry bears the tags `all` and its thing's name.
   * Throws when KV does not take the marker; this isolate is purged all the same.
   */
  purge(by: { key?: string; tag?: string }): Promise<void>
}

export interface CacheDependencies {
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Pick<RequestLog, 'warn'>
  /** Id of the build that runs: part of every key. */
  deploy: string
  kv?: KeyValueStore | undefined
  /** `caches.default`, and the shop's own host, under which entries lie there. */
  edge?: { cache: LocationCache; host: string } | undefined
  /** Told of every value handed out. */
  onRead?: ((read: ReadReport) => void) | undefined
  /** What outlives the request. */
  isolate: Isolate
  startTimer?: StartTimer
}

/** Cheap: made for every request. What is remembered lives in the isolate. */
export function createCache(dependencies: CacheDependencies): Cache {
  const { now, waitUntil, log, deploy, kv, edge, onRead, isolate } = dependencies
  const { startTimer = startSystemTimer } = dependencies
  const context = { now, waitUntil, log, startTimer, seed: isolate.seed }
  const tiers = createTiers({ isolate, context, kv, edge })
  const loader = createLoader({ isolate, context, tiers })
  const reader = createReader({ isolate, context, tiers, loader, onRead })
  const prefix = keyPrefix(deploy)

  const keyOf = (thing: CachedThing<unknown>, key: readonly string[]) =>
    prefix + publicKey(thing.name, key)

  const keepInformed = () => {
    if (!kv || !isolate.purges.isDue(now())) return
    // A poll that failed has said so, and the next one is not far.
    waitUntil(isolate.purges.poll(kv, isolate.kv, context).catch(() => undefined))
  }

  return {
    read(thing, options) {
      keepInformed()
      return reader.read(thing, keyOf(thing, options.key), options)
    },
    peek(thing, key) {
      keepInformed()
      return reader.peek(thing, keyOf(thing, key))
    },
    find(thing, key) {
      keepInformed()
      return reader.find(thing, keyOf(thing, key))
    },
    refresh(thing, options) {
      const key = keyOf(thing, options.key)
      if (reader.needsRefresh(thing, key)) loader.loadInBackground(thing, key, options)
    },
    async purge({ key, tag }) {
      if (key === undefined && tag === undefined) throw new ProblemError('invalid-input')
      if (key !== undefined) await tiers.purgeKey(key, prefix)
      if (tag !== undefined) await tiers.purgeTag(tag)
    },
  }
}
