import { ProblemError } from '#shared/contract/problem.ts'

import type { RequestLog } from '../log.ts'
import type { LocationCache } from './edge-tier.ts'
import { freshnessOf, type Entry } from './entry.ts'
import { createIsolate, type Isolate } from './isolate.ts'
import { keyPrefix, keyTag, publicKey } from './key.ts'
import type { KeyValueStore } from './kv-tier.ts'
import { createLoader, isAnswer, type LoadOptions } from './loader.ts'
import type { Cached, CachedThing, Outcome } from './thing.ts'
import { createTiers } from './tiers.ts'
import { startSystemTimer, within, type StartTimer } from './timer.ts'
import { isTooEarlyToRetry, type Trouble } from './troubles.ts'

/** How long a reader waits for a fresh value where an older one could be served. */
const DEADLINE_MS = 2_500

export interface ReadOptions<T> extends LoadOptions<T> {
  /** `fresh`, for background renders: waits for a fresh value, and gets an older one only if the load fails or is late. */
  mode?: 'normal' | 'fresh'
}

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

/** A value that was handed out: a page is as old as its oldest datum, and bears the tags of all of them. */
export interface ReadReport {
  thing: CachedThing<unknown>
  cached: Cached<unknown>
  tags: readonly string[]
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
  onRead?: (read: ReadReport) => void
  /** What outlives the request; one for all, unless a test wants its own. */
  isolate?: Isolate
  startTimer?: StartTimer
}

let shared: Isolate | undefined

/** Cheap: made for every request. What is remembered lives in the isolate. */
export function createCache(dependencies: CacheDependencies): Cache {
  const { now, waitUntil, log, deploy, kv, edge, onRead } = dependencies
  const { startTimer = startSystemTimer } = dependencies
  const isolate = dependencies.isolate ?? (shared ??= createIsolate())
  const context = { now, waitUntil, log, startTimer, seed: isolate.seed }
  const tiers = createTiers({ isolate, context, kv, edge })
  const loader = createLoader({ isolate, context, tiers })
  const prefix = keyPrefix(deploy)

  const keyOf = (thing: CachedThing<unknown>, key: readonly string[]) =>
    prefix + publicKey(thing.name, key)

  const keepInformed = () => {
    if (kv && isolate.purges.isDue(now())) {
      waitUntil(isolate.purges.poll(kv, isolate.kv, context).catch(() => undefined))
    }
  }

  const handOut = <T>(entry: Entry<T>, outcome: Outcome): Cached<T> => {
    const { thing, value, tags, upstreamAt } = entry
    const cached =
      outcome === 'fresh' ? entry.hit : { value, upstreamAt: Math.min(upstreamAt, now()), outcome }
    onRead?.({ thing, cached, tags })
    return cached
  }

  const peekEntry = <T>(thing: CachedThing<T>, key: string, strictly: boolean) => {
    keepInformed()
    const entry = tiers.recall(thing, key)
    return entry && freshnessOf(entry, now(), strictly) === 'fresh' ? entry : null
  }

  /** The best that is held: memory's copy, unless it is so old that KV or the edge may know better. */
  const findEntry = async <T>(thing: CachedThing<T>, key: string) => {
    const held = tiers.recall(thing, key)
    if (held && freshnessOf(held, now(), false) !== 'beyond') return held
    const found = await tiers.lookUp(thing, key)
    return found && found.upstreamAt > (held?.upstreamAt ?? -Infinity) ? found : held
  }

  /** Waits for the load, but not beyond the deadline, and falls back on what is held. */
  const waitWith = async <T>(held: Entry<T>, load: Promise<Entry<T>>): Promise<Cached<T>> => {
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
    const waits = options.mode === 'fresh' ? mayTry : isBeyond && !trouble
    if (waits) return waitWith(held, loader.load(held.thing, held.key, options))
    if (mayTry) loader.loadInBackground(held.thing, held.key, options)
    return handOut(held, trouble?.failure ? 'error' : 'stale')
  }

  const readSlowly = async <T>(thing: CachedThing<T>, key: string, options: ReadOptions<T>) => {
    const held = await findEntry(thing, key)
    if (held && freshnessOf(held, now(), options.mode === 'fresh') === 'fresh') {
      return handOut(held, 'fresh')
    }
    const trouble = isolate.troubles.get(key, now())
    if (held) return serveHeld(held, options, trouble)
    if (trouble?.failure && isTooEarlyToRetry(trouble, now())) throw trouble.failure.error
    return handOut(await loader.load(thing, key, options), 'miss')
  }

  return {
    async read(thing, options) {
      const key = keyOf(thing, options.key)
      const entry = peekEntry(thing, key, options.mode === 'fresh')
      return entry ? handOut(entry, 'fresh') : readSlowly(thing, key, options)
    },
    peek(thing, key) {
      const entry = peekEntry(thing, keyOf(thing, key), false)
      return entry && handOut(entry, 'fresh')
    },
    async find(thing, key) {
      const entry = await findEntry(thing, keyOf(thing, key))
      if (!entry) return null
      const isFresh = freshnessOf(entry, now(), false) === 'fresh'
      return handOut(entry, isFresh ? 'fresh' : 'stale')
    },
    refresh(thing, options) {
      const key = keyOf(thing, options.key)
      const trouble = isolate.troubles.get(key, now())
      if (peekEntry(thing, key, true) || (trouble && isTooEarlyToRetry(trouble, now()))) return
      loader.loadInBackground(thing, key, options)
    },
    async purge({ key, tag }) {
      if (key === undefined && tag === undefined) throw new ProblemError('invalid-input')
      if (key !== undefined) {
        await tiers.purgeKey(prefix + key)
        await tiers.purge(keyTag(key))
      }
      if (tag !== undefined) await tiers.purge(tag)
    },
  }
}
