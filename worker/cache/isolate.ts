import { isolateState } from '../runtime/isolate-memory.ts'
import { createFlights, type Flights } from '../runtime/single-flight.ts'
import type { Entry } from './entry.ts'
import { createKvState, type KvState } from './kv-tier.ts'
import { createMemoryTier, type MemoryTier } from './memory-tier.ts'
import { createPurges, type Purges } from './purges.ts'
import { createRecentFailures, type RecentFailures } from './recent-failures.ts'

/** Cache state that all requests of one isolate share. */
export interface Isolate {
  memory: MemoryTier
  /** Running reads from KV and the edge, and running loads from upstream. */
  lookUps: Flights<Entry<unknown> | null>
  loads: Flights<Entry<unknown>>
  recentFailures: RecentFailures
  purges: Purges
  kv: KvState
  /** Differs between isolates, so that they do not refresh at the same time. */
  seed: number
}

export interface IsolateOptions {
  memory?: MemoryTier
  random?: () => number
}

export function createIsolate({
  memory = createMemoryTier(),
  random = Math.random,
}: IsolateOptions = {}): Isolate {
  return {
    memory,
    lookUps: createFlights(),
    loads: createFlights(),
    recentFailures: createRecentFailures(),
    purges: createPurges(),
    kv: createKvState(),
    seed: Math.floor(random() * 2 ** 32),
  }
}

/** The cache state of the worker's own isolate. */
export const isolateCache = isolateState(() => createIsolate())
