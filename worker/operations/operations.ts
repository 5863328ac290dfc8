import { DurableObject } from 'cloudflare:workers'

import { systemClock } from '../clock.ts'

export interface Claim {
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
  takesOver: boolean
}

export type Standing =
  /** The key was acquired, so the caller runs the action. */
  | { is: 'first' }
  | { is: 'running'; attempt: string }
  | { is: 'done'; outcome: string }
  /** The lease expired without a result. */
  | { is: 'unknown' }
  /** The key belongs to another session. */
  | { is: 'foreign' }

export interface Settlement {
  attempt: string
  /** The session after the action. */
  owner: string | null
  outcome: string
  now: number
  retentionMs: number
  afterwards: Afterwards
}

/**
 * What stays stored after a completed attempt, once the waiting requests have their result: the outcome
 * (`kept`), nothing (`forgotten`), or only the fact that there was an attempt (`doubted`).
 */
export type Afterwards = 'kept' | 'forgotten' | 'doubted'

interface Attempt {
  attempt: string
  owner: string | null
  /** The session at the end of the attempt. */
  ended: string | null
  leaseUntil: number
  keepUntil: number
  outcome: string | null
}

interface Forgotten {
  attempt: string
  outcome: string
  until: number
}

/** How long a forgotten outcome stays readable for the requests that were already waiting. */
const FORGOTTEN_MS = 60_000

/** The state of one idempotency key: its attempt and outcome. Its name is a hash of key, action and input. */
export class Operations extends DurableObject {
  #settled = Promise.withResolvers<void>()

  async claim(claim: Claim): Promise<Standing> {
    const { attempt, owner, now, leaseMs, retentionMs, takesOver } = claim
    const known = this.#attempt(now)
    const isFree = !known || (takesOver && isOf(known, owner) && isLost(known, now))
    if (isFree) {
      const leaseUntil = now + leaseMs
      const keepUntil = leaseUntil + retentionMs
      await this.#keep({ attempt, owner, ended: null, leaseUntil, keepUntil, outcome: null })
      return { is: 'first' }
    }
    if (known.attempt === attempt) return { is: 'first' }
    return isOf(known, owner) ? standingOf(known, now) : { is: 'foreign' }
  }

  /** The status of an attempt: at once if it has ended, otherwise after at most `ms`. */
  async wait(attempt: string, now: number, ms: number): Promise<Standing> {
    if (this.#standing(attempt, now).is === 'running')
      await withoutHanging(this.#settled.promise, ms)
    return this.#standing(attempt, now)
  }

  async settle({
    attempt,
    owner,
    outcome,
    now,
    retentionMs,
    afterwards,
  }: Settlement): Promise<void> {
    const { kv } = this.ctx.storage
    const known = kv.get<Attempt>('attempt')
    // The attempt finished after its lease expired. Its outcome counts unless another attempt has completed.
    const isLate = afterwards === 'kept' && !known?.outcome
    if (known?.attempt !== attempt && !isLate) return
    const begun = known?.owner ?? owner
    const own = {
      attempt,
      owner: begun,
      ended: owner,
      leaseUntil: now,
      keepUntil: now + retentionMs,
    }
    if (afterwards === 'kept') await this.#keep({ ...own, outcome })
    else {
      const until = now + FORGOTTEN_MS
      kv.put<Forgotten>('forgotten', { attempt, outcome, until })
      kv.delete('attempt')
      await this.ctx.storage.setAlarm(until)
      if (afterwards === 'doubted') await this.#keep({ ...own, outcome: null })
    }
    this.#settled.resolve()
    this.#settled = Promise.withResolvers<void>()
  }

  override async alarm(): Promise<void> {
    const { kv } = this.ctx.storage
    const until = kv.get<Attempt>('attempt')?.keepUntil ?? 0
    if (until > systemClock()) await this.ctx.storage.setAlarm(until)
    else await this.ctx.storage.deleteAll()
  }

  #attempt(now: number) {
    const known = this.ctx.storage.kv.get<Attempt>('attempt')
    return known && now < known.keepUntil ? known : null
  }

  async #keep(attempt: Attempt) {
    this.ctx.storage.kv.put('attempt', attempt)
    await this.ctx.storage.setAlarm(attempt.keepUntil)
  }

  #standing(attempt: string, now: number): Standing {
    const forgotten = this.ctx.storage.kv.get<Forgotten>('forgotten')
    if (forgotten?.attempt === attempt) return { is: 'done', outcome: forgotten.outcome }
    const known = this.#attempt(now)
    const isTold = known && (known.attempt === attempt || known.outcome !== null)
    return isTold ? standingOf(known, now) : { is: 'unknown' }
  }
}

/** Whether the attempt belongs to the session. If it began without one, it serves requests without one and its new session. */
const isOf = ({ owner, ended }: Attempt, asking: string | null) =>
  asking === owner || (asking !== null && asking === ended)

function standingOf(known: Attempt, now: number): Standing {
  const { attempt, outcome } = known
  if (outcome !== null) return { is: 'done', outcome }
  return isLost(known, now) ? { is: 'unknown' } : { is: 'running', attempt }
}

const isLost = ({ outcome, leaseUntil }: Attempt, now: number) =>
  outcome === null && now >= leaseUntil

function withoutHanging(promise: Promise<void>, ms: number) {
  const { promise: late, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}
