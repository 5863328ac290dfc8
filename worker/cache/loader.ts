import { ProblemError } from '#shared/http/problem.ts'

import { AbsentApi, ifAbsent } from '../upstream/absent-api.ts'
import { createEntry, freshnessOf, isEntryOf, type Entry } from './entry.ts'
import type { Isolate } from './isolate.ts'
import { keyTag, publicKey } from '../runtime/key.ts'
import { packValue } from './stored-form.ts'
import type { CacheDefinition } from './definition.ts'
import type { TierContext } from './tier-context.ts'
import type { Tiers } from './tiers.ts'

/** The time limit of a load, unless its definition sets another. */
const LOAD_MS = 2_500

export interface LoadOptions<T> {
  /** One string for each key part of the definition. */
  key: readonly string[]
  /** In addition to the tags that the definition derives from the value. */
  tags?: readonly string[]
  /** Loads the value from upstream. Aborted if it takes too long. Errors are never stored. */
  load(signal: AbortSignal): Promise<T>
  /** Loads the value from standard APIs, if the instance does not have the custom API that `load` reads. */
  loadStandard?(signal: AbortSignal): Promise<T>
}

/** The tag of values that `loadStandard` has loaded. */
export const STANDARD_TAG = 'standard'

/** Loads values from upstream, once for all waiting readers, and stores them. */
export interface Loader {
  load<T>(definition: CacheDefinition<T>, key: string, options: LoadOptions<T>): Promise<Entry<T>>
  loadInBackground<T>(definition: CacheDefinition<T>, key: string, options: LoadOptions<T>): void
}

/** Whether the error is upstream's definitive response, so that no older value may be served instead. */
export const isDefinitiveError = (error: unknown) =>
  error instanceof ProblemError && (error.type === 'not-found' || error.type === 'gone')

interface LoaderDependencies {
  isolate: Isolate
  context: TierContext
  tiers: Tiers
}

export function createLoader({ isolate, context, tiers }: LoaderDependencies): Loader {
  const { now, log, seed } = context

  const loadFromUpstream = async <T>(
    definition: CacheDefinition<T>,
    key: string,
    options: LoadOptions<T>,
    signal: AbortSignal,
  ) => {
    const loadStartedAt = now()
    const { value, isStandard } = await fromSource(options, signal)
    const packed = packValue(definition, value)
    const answeredAt = now()
    const upstreamAt = Math.min(definition.upstreamAtOf?.(value) ?? answeredAt, answeredAt)
    const own = tagsOf(definition, value, options)
    const tags = isStandard ? [...own, STANDARD_TAG] : own
    const entry = createEntry(definition, value, {
      key,
      upstreamAt,
      loadStartedAt,
      tags,
      bytes: packed.bytes,
      seed,
    })
    const isStored = tiers.store(entry, packed)
    if (isStored && freshnessOf(entry, now(), true) === 'fresh') isolate.recentFailures.clear(key)
    else isolate.recentFailures.set(key, { at: now(), failure: null })
    return entry
  }

  const loadOnce = async <T>(
    definition: CacheDefinition<T>,
    key: string,
    options: LoadOptions<T>,
    signal: AbortSignal,
  ) => {
    try {
      // Another load may have finished while this follower waited for a leader that died.
      const held = tiers.getFromMemory(definition, key)
      if (held && freshnessOf(held, now(), true) === 'fresh') return held
      const atEdge = await tiers.getFromEdge(definition, key)
      if (atEdge && freshnessOf(atEdge, now(), true) === 'fresh') return atEdge
      return await loadFromUpstream(definition, key, options, signal)
    } catch (error) {
      if (isDefinitiveError(error)) tiers.remove(definition, key)
      else if (!(error instanceof AbsentApi))
        log.warn('refresh failed', { definition: definition.name })
      throw error
    }
  }

  const load = async <T>(definition: CacheDefinition<T>, key: string, options: LoadOptions<T>) => {
    try {
      const entry = await isolate.loads.run(key, context, {
        deadlineMs: definition.loadMs ?? LOAD_MS,
        work: (signal) => loadOnce(definition, key, options, signal),
      })
      if (!isEntryOf(entry, definition)) throw new TypeError(`${definition.name} is declared twice`)
      return entry
    } catch (error) {
      isolate.recentFailures.set(key, { at: now(), failure: { error } })
      throw error
    }
  }

  return {
    load,
    loadInBackground(definition, key, options) {
      if (isolate.loads.isUnderWay(key, now())) return
      // The failure has been logged and recorded for the next reader.
      context.waitUntil(load(definition, key, options).catch(() => undefined))
    },
  }
}

async function fromSource<T>(options: LoadOptions<T>, signal: AbortSignal) {
  const attempt = options.load(signal).then((value) => ({ value, isStandard: false }))
  return ifAbsent(attempt, async () => {
    if (!options.loadStandard) return attempt
    return { value: await options.loadStandard(signal), isStandard: true }
  })
}

function tagsOf<T>(definition: CacheDefinition<T>, value: T, { key, tags = [] }: LoadOptions<T>) {
  const own = definition.tagsOf?.(value, key) ?? []
  return [
    ...new Set(['all', definition.name, keyTag(publicKey(definition.name, key)), ...tags, ...own]),
  ]
}
