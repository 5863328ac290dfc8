export type TierName = 'memory' | 'kv' | 'edge'

export interface Windows {
  /** Up to here a value is served with no upstream call. */
  freshMs: number
  /** Up to here it is served, and refreshed in the background; beyond, the reader waits. */
  staleMs: number
  /** Up to here it is the last good value when upstream fails. */
  keepMs: number
}

/** How a value that is mostly bytes is stored: the bytes as they are, the rest as JSON beside them. */
export interface ByteForm<T> {
  split(value: T): { part: unknown; body: Uint8Array<ArrayBuffer> }
  /** Throws when `part` is not what `split` made. */
  join(part: unknown, body: Uint8Array<ArrayBuffer>): T
}

/**
 * One kind of cached thing. It is told from others by identity, so it is declared once, in the
 * manifest. Values are shared between requests: nobody changes them.
 */
export interface CachedThing<T> extends Windows {
  name: string
  tiers: readonly TierName[]
  /** Of what a tier returned; throws when it is corrupt or foreign. */
  parse(value: unknown): T
  bytes?: ByteForm<T>
  /** How long one load may take. */
  loadMs?: number
  /** When upstream answered the oldest part of the value; without it, when the load ended. */
  upstreamAtOf?(value: T): number
  tagsOf?(value: T, key: readonly string[]): readonly string[]
  /** False: kept, but counts as stale at once, because a part of it is missing. */
  isComplete?(value: T): boolean
  /** False: handed to who asked, never stored. */
  isStorable?(value: T): boolean
}

/** `miss`: loaded while the reader waited. `error`: the last good value, because the load failed. */
export type Outcome = 'fresh' | 'stale' | 'miss' | 'error'

export interface Cached<T> {
  readonly value: T
  /** When upstream answered (ms), never later than now. */
  readonly upstreamAt: number
  readonly outcome: Outcome
}
