import { ProblemError } from '#shared/contract/problem.ts'

import { createEntry, freshnessOf, isEntryOf, type Entry } from './entry.ts'
import type { Isolate } from './isolate.ts'
import { keyTag, publicKey } from './key.ts'
import { packValue } from './stored-form.ts'
import type { CachedThing } from './thing.ts'
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
}

/** Loads values from upstream, once for all waiting readers, and stores them. */
export interface Loader {
  load<T>(thing: CachedThing<T>, key: string, options: LoadOptions<T>): Promise<Entry<T>>
  loadInBackground<T>(thing: CachedThing<T>, key: string, options: LoadOptions<T>): void
}

/** Whether the error is upstream's definitive response, so that no older value may be served instead. */
export const isAnswer = (error: unknown) =>
  error instanceof ProblemError && (error.type === 'not-found' || error.type === 'gone')

interface LoaderDependencies {
  isolate: Isolate
  context: TierContext
  tiers: Tiers
}

export function createLoader({ isolate, context, tiers }: LoaderDependencies): Loader {
  const { now, log, seed } = context

  const ask = async <T>(
    thing: CachedThing<T>,
    key: string,
    options: LoadOptions<T>,
    signal: AbortSignal,
  ) => {
    const askedAt = now()
    const value = await options.load(signal)
    const packed = packValue(thing, value)
    const answeredAt = now()
    const upstreamAt = Math.min(thing.upstreamAtOf?.(value) ?? answeredAt, answeredAt)
    const tags = tagsOf(thing, value, options)
    const entry = createEntry(thing, value, {
      key,
      upstreamAt,
      askedAt,
      tags,
      bytes: packed.bytes,
      seed,
    })
    const isKept = tiers.store(entry, packed)
    if (isKept && freshnessOf(entry, now(), true) === 'fresh') isolate.troubles.clear(key)
    else isolate.troubles.set(key, { at: now(), failure: null })
    return entry
  }

  const renew = async <T>(
    thing: CachedThing<T>,
    key: string,
    options: LoadOptions<T>,
    signal: AbortSignal,
  ) => {
    try {
      // Another load may have finished while this follower waited for a leader that died.
      const held = tiers.recall(thing, key)
      if (held && freshnessOf(held, now(), true) === 'fresh') return held
      const elsewhere = await tiers.lookAtEdge(thing, key)
      if (elsewhere && freshnessOf(elsewhere, now(), true) === 'fresh') return elsewhere
      return await ask(thing, key, options, signal)
    } catch (error) {
      if (isAnswer(error)) tiers.remove(thing, key)
      else log.warn('refresh failed', { thing: thing.name })
      throw error
    }
  }

  const load = async <T>(thing: CachedThing<T>, key: string, options: LoadOptions<T>) => {
    try {
      const entry = await isolate.loads.run(key, context, {
        lastsMs: thing.loadMs ?? LOAD_MS,
        work: (signal) => renew(thing, key, options, signal),
      })
      if (!isEntryOf(entry, thing)) throw new TypeError(`${thing.name} is declared twice`)
      return entry
    } catch (error) {
      isolate.troubles.set(key, { at: now(), failure: { error } })
      throw error
    }
  }

  return {
    load,
    loadInBackground(thing, key, options) {
      if (isolate.loads.isUnderWay(key, now())) return
      // The failure has been logged and recorded for the next reader.
      context.waitUntil(load(thing, key, options).catch(() => undefined))
    },
  }
}

function tagsOf<T>(thing: CachedThing<T>, value: T, { key, tags = [] }: LoadOptions<T>) {
  const own = thing.tagsOf?.(value, key) ?? []
  return [...new Set(['all', thing.name, keyTag(publicKey(thing.name, key)), ...tags, ...own])]
}
