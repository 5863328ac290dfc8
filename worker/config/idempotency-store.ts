export interface Acquire {
  /** Identifies this attempt, so that the same call may be repeated. */
  attempt: string
  /** The session of the request. Null without one. */
  owner: string | null
  now: number
  /** How long the attempt may take before its lease expires. */
  leaseMs: number
  /** How long its result is stored. */
  retentionMs: number
  /** Whether to replace an expired attempt. The caller must know that it had no effect. */
  retriesLost: boolean
}

export type Status =
  /** The key was acquired, so the caller runs the action. */
  | { is: 'acquired' }
  | { is: 'running'; attempt: string }
  | { is: 'completed'; outcome: string }
  /** The lease expired without a result. */
  | { is: 'unknown' }
  /** The key belongs to another session. */
  | { is: 'foreign' }

export interface Completion {
  attempt: string
  /** The session after the action. */
  owner: string | null
  outcome: string
  now: number
  retentionMs: number
  retention: Retention
}

/**
 * What stays stored after a completed attempt, once the waiting requests have their result: the outcome
 * (`stored`), nothing (`discarded`), or only the fact that there was an attempt (`unknown`).
 */
export type Retention = 'stored' | 'discarded' | 'unknown'

/** What is stored under one idempotency key. Every call is safe to repeat. */
export interface IdempotencyRecord {
  acquire(acquire: Acquire): Promise<Status>
  /** The status of an attempt: at once if it has ended, otherwise after at most `ms`. */
  wait(attempt: string, now: number, ms: number): Promise<Status>
  complete(completion: Completion): Promise<void>
}

/** Stores idempotency keys by name. In production a namespace of Durable Objects. */
export interface IdempotencyStore {
  getByName(name: string): IdempotencyRecord
}
