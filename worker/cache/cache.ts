import { ProblemError } from '#shared/http/problem.ts'

import type { RequestLog } from '../observe/log.ts'
import type { LocationCache } from './edge-tier.ts'
import type { Isolate } from './isolate.ts'
import { keyTag, publicKey } from '../runtime/key.ts'
import type { KeyValueStore } from './kv-tier.ts'
import { createLoader, type LoadOptions } from './loader.ts'
import { createReader, type ReadOptions, type ReadReport } from './reader.ts'
import type { Cached, CacheDefinition } from './definition.ts'
import { createTiers } from './tiers.ts'
import { startSystemTimer, type StartTimer } from '../runtime/timer.ts'

/**
 * The worker's cache of upstream data (design: caching). Requests and tiers share values, so a value must
 * never be modified. Only values that are the same for every visitor may be stored.
 */
export interface Cache {
  /** Rethrows the error of `load` if no value of the last 24 h is stored, or if the error is "not found" or "gone". */
  read<T>(definition: CacheDefinition<T>, options: ReadOptions<T>): Promise<Cached<T>>
  /** The fresh value in this isolate's memory, if there is one, without waiting. */
  peek<T>(definition: CacheDefinition<T>, key: readonly string[]): Cached<T> | null
  /** The stored value from memory, KV or the edge, fresh or stale, without loading. */
  find<T>(definition: CacheDefinition<T>, key: readonly string[]): Promise<Cached<T> | null>
  /** Loads in the background, unless a fresh value is stored or the last load has just failed. */
  refresh<T>(definition: CacheDefinition<T>, options: LoadOptions<T>): void
  /**
   * Invalidates a key (in the form of `publicKey`) or all entries with a tag. This takes effect at once in this
   * isolate and for the keys it holds in KV and at its edge. Other isolates follow when KV shows them the
   * marker: usually within 60 s, plus at most 5 s. Every entry has the tag `all` and its definition's name.
   * Throws if the marker cannot be written to KV; this isolate is purged even then.
   */
  purge(by: { key?: string; tag?: string }): Promise<void>
}

export interface CacheDependencies {
  now: () => number
  waitUntil: (work: Promise<unknown>) => void
  log: Pick<RequestLog, 'warn'>
  /** The id of the running deploy. Part of the keys of pages, whose markup belongs to it. */
  deploy: string
  /** Identifies what values are made with, such as addresses and the sanitizer. Part of the keys of all other values. */
  basis: string
  /** All definitions, among which a purge finds that of a key. Only purges need them. */
  entries?: readonly CacheDefinition<unknown>[]
  kv?: KeyValueStore | undefined
  /** Values are read from KV but not written to it, because a stranger chose the keys. */
  isKvReadOnly?: boolean
  /** `caches.default`, and the shop's own host, which is part of every entry's URL there. */
  edge?: { cache: LocationCache; host: string } | undefined
  /** Called for every value that is returned. */
  onRead?: ((read: ReadReport) => void) | undefined
  /** State that outlives the request and is shared with others. */
  isolate: Isolate
  startTimer?: StartTimer
}

/** Increased when the form in which KV and the edge store all values changes, so that older ones are not read. */
const STORED_FORM = 2

/** Cheap enough to create for every request, because all state lives in the isolate. */
export function createCache(dependencies: CacheDependencies): Cache {
  const { now, waitUntil, log, deploy, basis, kv, edge, onRead, isolate } = dependencies
  const { entries = [], startTimer = startSystemTimer, isKvReadOnly = false } = dependencies
  const context = { now, waitUntil, log, startTimer, isKvReadOnly, seed: isolate.seed }
  const tiers = createTiers({ isolate, context, kv, edge })
  const loader = createLoader({ isolate, context, tiers })
  const reader = createReader({ isolate, context, tiers, loader, onRead })

  const prefixOf = ({ schemaVersion }: CacheDefinition<unknown>) =>
    `${STORED_FORM}|${schemaVersion ? `${basis}-${schemaVersion()}` : deploy}|`

  const keyOf = (definition: CacheDefinition<unknown>, key: readonly string[]) =>
    prefixOf(definition) + publicKey(definition.name, key)

  const pollPurges = () => {
    if (!kv || !isolate.purges.isDue(now())) return
    // A failed poll has already been logged, and the next one follows soon.
    waitUntil(isolate.purges.poll(kv, isolate.kv, context).catch(() => undefined))
  }

  return {
    read(definition, options) {
      pollPurges()
      return reader.read(definition, keyOf(definition, options.key), options)
    },
    peek(definition, key) {
      pollPurges()
      return reader.peek(definition, keyOf(definition, key))
    },
    find(definition, key) {
      pollPurges()
      return reader.find(definition, keyOf(definition, key))
    },
    refresh(definition, options) {
      const key = keyOf(definition, options.key)
      if (reader.needsRefresh(definition, key)) loader.loadInBackground(definition, key, options)
    },
    async purge({ key, tag }) {
      if (key === undefined && tag === undefined) throw new ProblemError('invalid-input')
      if (key !== undefined) {
        const definition = entries.find(({ name }) => key.startsWith(`${name}|`))
        if (definition) await tiers.deleteStored(prefixOf(definition) + key)
        await tiers.purgeTag(keyTag(key))
      }
      if (tag !== undefined) await tiers.purgeTag(tag)
    },
  }
}
