import { DurableObject } from 'cloudflare:workers'

import { systemClock } from '../runtime/clock.ts'
import type { Acquire, Completion, IdempotencyRecord, Status } from '../config/idempotency-store.ts'

interface Attempt {
  attempt: string
  owner: string | null
  /** The session at the end of the attempt. */
  endOwner: string | null
  leaseUntil: number
  retainUntil: number
  outcome: string | null
}

interface Discarded {
  attempt: string
  outcome: string
  until: number
}

/** How long a discarded outcome stays readable for the requests that were already waiting. */
const DISCARDED_MS = 60_000

/** The state of one idempotency key: its attempt and outcome. Its name is a hash of key, action and input. */
export class IdempotencyKeys extends DurableObject implements IdempotencyRecord {
  #completed = Promise.withResolvers<void>()

  async acquire(acquire: Acquire): Promise<Status> {
    const { attempt, owner, now, leaseMs, retentionMs, retriesLost } = acquire
    const known = this.#attempt(now)
    const isFree = !known || (retriesLost && isOwnedBy(known, owner) && isExpired(known, now))
    if (isFree) {
      const leaseUntil = now + leaseMs
      const retainUntil = leaseUntil + retentionMs
      await this.#store({ attempt, owner, endOwner: null, leaseUntil, retainUntil, outcome: null })
      return { is: 'acquired' }
    }
    if (known.attempt === attempt) return { is: 'acquired' }
    return isOwnedBy(known, owner) ? statusOf(known, now) : { is: 'foreign' }
  }

  async wait(attempt: string, now: number, ms: number): Promise<Status> {
    if (this.#status(attempt, now).is === 'running') await withTimeout(this.#completed.promise, ms)
    return this.#status(attempt, now)
  }

  async complete({
    attempt,
    owner,
    outcome,
    now,
    retentionMs,
    retention,
  }: Completion): Promise<void> {
    const { kv } = this.ctx.storage
    const known = kv.get<Attempt>('attempt')
    // The attempt finished after its lease expired. Its outcome counts unless another attempt has completed.
    const isLate = retention === 'stored' && !known?.outcome
    if (known?.attempt !== attempt && !isLate) return
    const startOwner = known?.owner ?? owner
    const own = {
      attempt,
      owner: startOwner,
      endOwner: owner,
      leaseUntil: now,
      retainUntil: now + retentionMs,
    }
    if (retention === 'stored') await this.#store({ ...own, outcome })
    else {
      const until = now + DISCARDED_MS
      kv.put<Discarded>('discarded', { attempt, outcome, until })
      kv.delete('attempt')
      await this.ctx.storage.setAlarm(until)
      if (retention === 'unknown') await this.#store({ ...own, outcome: null })
    }
    this.#completed.resolve()
    this.#completed = Promise.withResolvers<void>()
  }

  override async alarm(): Promise<void> {
    const { kv } = this.ctx.storage
    const until = kv.get<Attempt>('attempt')?.retainUntil ?? 0
    if (until > systemClock()) await this.ctx.storage.setAlarm(until)
    else await this.ctx.storage.deleteAll()
  }

  #attempt(now: number) {
    const known = this.ctx.storage.kv.get<Attempt>('attempt')
    return known && now < known.retainUntil ? known : null
  }

  async #store(attempt: Attempt) {
    this.ctx.storage.kv.put('attempt', attempt)
    await this.ctx.storage.setAlarm(attempt.retainUntil)
  }

  #status(attempt: string, now: number): Status {
    const discarded = this.ctx.storage.kv.get<Discarded>('discarded')
    if (discarded?.attempt === attempt) return { is: 'completed', outcome: discarded.outcome }
    const known = this.#attempt(now)
    const isTold = known && (known.attempt === attempt || known.outcome !== null)
    return isTold ? statusOf(known, now) : { is: 'unknown' }
  }
}

/** Whether the attempt belongs to the session. If it began without one, it serves requests without one and its new session. */
const isOwnedBy = ({ owner, endOwner }: Attempt, asking: string | null) =>
  asking === owner || (asking !== null && asking === endOwner)

function statusOf(known: Attempt, now: number): Status {
  const { attempt, outcome } = known
  if (outcome !== null) return { is: 'completed', outcome }
  return isExpired(known, now) ? { is: 'unknown' } : { is: 'running', attempt }
}

const isExpired = ({ outcome, leaseUntil }: Attempt, now: number) =>
  outcome === null && now >= leaseUntil

function withTimeout(promise: Promise<void>, ms: number) {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
