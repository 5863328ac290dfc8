import { hashToUnit } from '../runtime/key.ts'
import type { Cached, CacheDefinition } from './definition.ts'

/** The clocks of other machines may be ahead by up to this much. */
export const SKEW_MS = 5_000

/** A refresh is delayed by up to this share of `freshMs`, so that isolates do not refresh at the same time. */
const JITTER = 0.2

/** A value in memory, with the data that decides how long it may be served. */
export interface Entry<T> {
  readonly definition: CacheDefinition<T>
  readonly key: string
  readonly value: T
  /** When upstream responded. Every copy in every tier has the same time. */
  readonly upstreamAt: number
  /** When the load started. A purge after this time invalidates the entry. */
  readonly loadStartedAt: number
  readonly tags: readonly string[]
  readonly bytes: number
  /** From this time on, a read starts a refresh. 0 if a part of the value is missing. */
  readonly refreshAt: number
  /** From this time on, a read in mode `fresh` waits for a new value. 0 if a part of the value is missing. */
  readonly freshUntil: number
  /** The object returned while the entry is fresh. It is reused, so that a hit allocates nothing. */
  readonly hit: Cached<T>
  /** The version of the purge markers that the entry was last checked against. */
  checkedAgainst: number
}

export type EntryState = 'fresh' | 'stale' | 'beyond' | 'gone'

interface EntryMetadata {
  key: string
  upstreamAt: number
  loadStartedAt: number
  tags: readonly string[]
  bytes: number
  /** The isolate's seed, so that isolates refresh the same key at different times. */
  seed: number
}

export function createEntry<T>(
  definition: CacheDefinition<T>,
  value: T,
  facts: EntryMetadata,
): Entry<T> {
  const { key, upstreamAt, loadStartedAt, tags, bytes, seed } = facts
  const isComplete = definition.isComplete?.(value) ?? true
  const freshUntil = isComplete ? upstreamAt + definition.freshMs : 0
  const delay = Math.floor(hashToUnit(key, upstreamAt, seed) * JITTER * definition.freshMs)
  return {
    definition,
    key,
    value,
    upstreamAt,
    loadStartedAt,
    tags,
    bytes,
    freshUntil,
    refreshAt: isComplete ? freshUntil + delay : 0,
    hit: { value, upstreamAt, outcome: 'fresh' },
    checkedAgainst: -1,
  }
}

/** Definitions never share a value, even if their keys are equal. */
export function isEntryOf<T>(
  entry: Entry<unknown>,
  definition: CacheDefinition<T>,
): entry is Entry<T> {
  return entry.definition === definition
}

/**
 * See design §3. `strictly` ignores the jitter, for reads that must not return a stale value. After the clock
 * was set back, an entry's time may be in the future. Such an entry is stale: one refresh corrects its time.
 */
export function freshnessOf(entry: Entry<unknown>, now: number, strictly: boolean): EntryState {
  const age = now - entry.upstreamAt
  if (age < -SKEW_MS) return 'stale'
  if (age >= entry.definition.retentionMs) return 'gone'
  if (age > entry.definition.staleMs) return 'beyond'
  return now < (strictly ? entry.freshUntil : entry.refreshAt) ? 'fresh' : 'stale'
}

/** Whether less than `ms` have passed since `at`. False if `at` is in the future because the clock was set back. */
export const isWithin = (ms: number, at: number, now: number) => now - at >= 0 && now - at < ms
