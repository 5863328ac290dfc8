import { ProblemError } from '#shared/contract/problem.ts'

import { createEntry, freshnessOf, isEntryOf, type Entry } from './entry.ts'
import type { Isolate } from './isolate.ts'
import { keyTag, publicKey } from './key.ts'
import { packValue } from './stored-form.ts'
import type { CachedThing } from './thing.ts'
import type { TierContext } from './tier-context.ts'
import type { Tiers } from './tiers.ts'

/** How long a load may take, unless its thing says otherwise. */
const LOAD_MS = 2_500

export interface LoadOptions<T> {
  /** One string for each of the thing's key parts. */
  key: readonly string[]
  /** Beside those that the thing reads from its value. */
  tags?: readonly string[]
  /** Asks upstream. Aborted when it takes too long; what it throws is never stored. */
  load(signal: AbortSignal): Promise<T>
}

/** Asks upstream: once for all who wait, and stores what comes. */
export interface Loader {
  load<T>(thing: CachedThing<T>, key: string, options: LoadOptions<T>): Promise<Entry<T>>
  loadInBackground<T>(thing: CachedThing<T>, key: string, options: LoadOptions<T>): void
}

/** An error that is upstream's answer: no older value may be served in its place. */
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
      // A follower may have waited for a leader that died while another one landed.
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
      // The failure is logged, and remembered for the next reader.
      context.waitUntil(load(thing, key, options).catch(() => undefined))
    },
  }
}

function tagsOf<T>(thing: CachedThing<T>, value: T, { key, tags = [] }: LoadOptions<T>) {
  const own = thing.tagsOf?.(value, key) ?? []
  return [...new Set(['all', thing.name, keyTag(publicKey(thing.name, key)), ...tags, ...own])]
}
