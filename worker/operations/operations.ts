import { DurableObject } from 'cloudflare:workers'

import { systemClock } from '../clock.ts'

export interface Claim {
  /** Names this attempt; the same claim may be made twice. */
  attempt: string
  /** The session that asks; null without one. */
  owner: string | null
  now: number
  /** How long the attempt may take before it counts as lost. */
  leaseMs: number
  /** How long its answer is kept. */
  keepMs: number
  /** Whether an attempt that is lost is made again: the claimant knows that it was not done. */
  takesOver: boolean
}

export type Standing =
  /** Nobody has done it: the claimant does. */
  | { is: 'first' }
  | { is: 'running'; attempt: string }
  | { is: 'done'; outcome: string }
  /** Who did it was never heard of again. */
  | { is: 'unknown' }
  /** It is somebody else's. */
  | { is: 'foreign' }

export interface Settlement {
  attempt: string
  /** The session that there is afterwards. */
  owner: string | null
  outcome: string
  now: number
  keepMs: number
  afterwards: Afterwards
}

/**
 * What is known of an attempt that has ended, once those who waited are answered: its outcome, nothing, or
 * only that somebody has tried.
 */
export type Afterwards = 'kept' | 'forgotten' | 'doubted'

interface Attempt {
  attempt: string
  owner: string | null
  /** The session that the attempt has ended with. */
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

/** For those who were already waiting. */
const FORGOTTEN_MS = 60_000

/** One operation: who does it, and how it ended. Its name is a hash of the operation and its input. */
export class Operations extends DurableObject {
  #settled = Promise.withResolvers<void>()

  async claim(claim: Claim): Promise<Standing> {
    const { attempt, owner, now, leaseMs, keepMs, takesOver } = claim
    const known = this.#attempt(now)
    const isFree = !known || (takesOver && isOf(known, owner) && isLost(known, now))
    if (isFree) {
      const leaseUntil = now + leaseMs
      const keepUntil = leaseUntil + keepMs
      await this.#keep({ attempt, owner, ended: null, leaseUntil, keepUntil, outcome: null })
      return { is: 'first' }
    }
    if (known.attempt === attempt) return { is: 'first' }
    return isOf(known, owner) ? standingOf(known, now) : { is: 'foreign' }
  }

  /** How an attempt stands: at once when it has ended, otherwise after `ms` at the latest. */
  async wait(attempt: string, now: number, ms: number): Promise<Standing> {
    if (this.#standing(attempt, now).is === 'running')
      await withoutHanging(this.#settled.promise, ms)
    return this.#standing(attempt, now)
  }

  async settle({ attempt, owner, outcome, now, keepMs, afterwards }: Settlement): Promise<void> {
    const { kv } = this.ctx.storage
    const known = kv.get<Attempt>('attempt')
    // Taken for lost and yet done: what it has done counts, unless another has done it meanwhile.
    const isLate = afterwards === 'kept' && !known?.outcome
    if (known?.attempt !== attempt && !isLate) return
    const begun = known?.owner ?? owner
    const own = { attempt, owner: begun, ended: owner, leaseUntil: now, keepUntil: now + keepMs }
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

/** Begun without a session, it also answers whoever still has none. */
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
