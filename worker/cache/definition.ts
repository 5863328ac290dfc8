export type TierName = 'memory' | 'kv' | 'edge'

export interface Freshness {
  /** Up to this age a value is served without an upstream call. */
  freshMs: number
  /** Up to this age it is served and refreshed in the background. If it is older, the read waits. */
  staleMs: number
  /** Up to this age it is served as the last good value if upstream fails. */
  retentionMs: number
}

/** How to store a value that is mostly bytes: the bytes unchanged, and the rest as JSON. */
export interface ByteForm<T> {
  split(value: T): { part: unknown; body: Uint8Array<ArrayBuffer> }
  /** Throws if `part` does not come from `split`. */
  join(part: unknown, body: Uint8Array<ArrayBuffer>): T
}

/**
 * A cache definition: one kind of cached value. Definitions are compared by identity, so each is declared once,
 * in the manifest. Requests share values, so a value must never be modified.
 */
export interface CacheDefinition<T> extends Freshness {
  name: string
  tiers: readonly TierName[]
  /** Changes with the schema, so that values of another schema are not found. Null for values that belong to a deploy. */
  schemaVersion: (() => string) | null
  /** Parses a value that a tier returned. Throws if it is corrupt or of another kind. */
  parse(value: unknown): T
  bytes?: ByteForm<T>
  /** The time limit of one load. */
  loadMs?: number
  /** When upstream returned the oldest part of the value. Defaults to the end of the load. */
  upstreamAtOf?(value: T): number
  tagsOf?(value: T, key: readonly string[]): readonly string[]
  /** If false, a part is missing: the value is stored but counts as stale at once. */
  isComplete?(value: T): boolean
  /** If false, the value is returned but never stored. */
  isStorable?(value: T): boolean
}

/** `miss`: loaded while the read waited. `error`: the last good value, because the load failed. */
export type Outcome = 'fresh' | 'stale' | 'miss' | 'error'

export interface Cached<T> {
  readonly value: T
  /** When upstream responded (ms since the epoch). Never later than now. */
  readonly upstreamAt: number
  readonly outcome: Outcome
}
