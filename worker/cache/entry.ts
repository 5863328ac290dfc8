import { scatter } from './key.ts'
import type { Cached, CachedThing } from './thing.ts'

/** A clock that another machine keeps may be this far ahead without anything being wrong. */
export const SKEW_MS = 5_000

/** A refresh begins up to this share of the fresh window late, so that isolates do not march in step. */
const JITTER = 0.2

/** A value in memory, with what decides how long it may be served. */
export interface Entry<T> {
  readonly thing: CachedThing<T>
  readonly key: string
  readonly value: T
  /** When upstream answered; every copy in every tier keeps it. */
  readonly upstreamAt: number
  /** When the load began: a purge after this makes the entry void. */
  readonly askedAt: number
  readonly tags: readonly string[]
  readonly bytes: number
  /** From here a reader starts a refresh; 0 when a part is missing. */
  readonly refreshAt: number
  /** From here a reader that wants fresh values waits for one; 0 when a part is missing. */
  readonly freshUntil: number
  /** Handed out as it is while the entry is fresh, so that a hit allocates nothing. */
  readonly hit: Cached<T>
  /** State of the purges that the entry was last checked against. */
  checkedAgainst: number
}

export type Freshness = 'fresh' | 'stale' | 'beyond' | 'gone'

interface EntryFacts {
  key: string
  upstreamAt: number
  askedAt: number
  tags: readonly string[]
  bytes: number
  /** Of the isolate: the same key is refreshed at another moment in each. */
  seed: number
}

export function createEntry<T>(thing: CachedThing<T>, value: T, facts: EntryFacts): Entry<T> {
  const { key, upstreamAt, askedAt, tags, bytes, seed } = facts
  const isComplete = thing.isComplete?.(value) ?? true
  const freshUntil = isComplete ? upstreamAt + thing.freshMs : 0
  const delay = Math.floor(scatter(key, upstreamAt, seed) * JITTER * thing.freshMs)
  return {
    thing,
    key,
    value,
    upstreamAt,
    askedAt,
    tags,
    bytes,
    freshUntil,
    refreshAt: isComplete ? freshUntil + delay : 0,
    hit: { value, upstreamAt, outcome: 'fresh' },
    checkedAgainst: -1,
  }
}

/** Two things never share a value, even if their keys met. */
export function isEntryOf<T>(entry: Entry<unknown>, thing: CachedThing<T>): entry is Entry<T> {
  return entry.thing === thing
}

/**
 * Design §3. `strictly`: without the jitter, for readers that must not be given a stale value. An
 * entry from the future, after the clock stepped back, is stale: refreshed once, then dated rightly.
 */
export function freshnessOf(entry: Entry<unknown>, now: number, strictly: boolean): Freshness {
  const age = now - entry.upstreamAt
  if (age < -SKEW_MS) return 'stale'
  if (age >= entry.thing.keepMs) return 'gone'
  if (age > entry.thing.staleMs) return 'beyond'
  return now < (strictly ? entry.freshUntil : entry.refreshAt) ? 'fresh' : 'stale'
}

/** Whether less than `ms` have passed since `at`; false after the clock stepped back. */
export const isWithin = (ms: number, at: number, now: number) => now - at >= 0 && now - at < ms
