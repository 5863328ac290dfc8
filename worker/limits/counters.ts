import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import type { AppEnv } from '../env.ts'
import type { AttemptCounter } from './attempt-store.ts'
import { hashOf } from './keyed-hash.ts'

/** What one counter allows. */
export interface Allowance {
  /** What is counted and whose. It begins with the kind, which logs may name, and a colon. */
  id: string
  most: number
  windowMs: number
}

export interface Count {
  /** The most attempts that any of the counters had before this one. */
  before: number
  /** Takes this one back. */
  undo: () => Promise<void>
}

/**
 * Counts once with every counter, or with none of them if one has reached its limit.
 * @throws {ProblemError} `too-many-attempts` until the last of the full counters allows it again
 */
export async function countAll(
  c: Context<AppEnv>,
  allowances: readonly Allowance[],
): Promise<Count> {
  const now = c.get('context').now()
  const counted = await Promise.all(
    allowances.map(async ({ id, ...attempt }) => {
      const answer = await withCounter(c, id, (counter) => counter.count({ now, ...attempt }))
      return { id, ...(answer ?? { waitMs: null, before: 0 }) }
    }),
  )
  const undo = async () => {
    const taken = counted.filter(({ waitMs }) => waitMs === 0)
    await Promise.all(taken.map(({ id }) => withCounter(c, id, (counter) => counter.undo())))
  }
  const longest = Math.max(0, ...counted.map(({ waitMs }) => waitMs ?? 0))
  if (longest === 0) return { before: Math.max(0, ...counted.map(({ before }) => before)), undo }
  await undo()
  throw new ProblemError('too-many-attempts', {
    retryAfterSeconds: Math.ceil(longest / 1000),
    cause: `limit of ${kindOf(allowances[0]?.id ?? '')}`,
  })
}

/** Forgets what was counted. */
export const forget = (c: Context<AppEnv>, id: string) =>
  withCounter(c, id, (counter) => counter.reset())

/**
 * Uses the counter of this id on this site. Null if it cannot be reached: then nothing is limited, because commerce has
 * limits of its own, and a fault of ours must lock out no shopper.
 */
async function withCounter<Result>(
  c: Context<AppEnv>,
  id: string,
  use: (counter: AttemptCounter) => Promise<Result>,
): Promise<Result | null> {
  const { config, site, log } = c.get('context')
  try {
    if (!c.env.ATTEMPT_LIMITS) throw new Error('there is no binding ATTEMPT_LIMITS')
    return await use(c.env.ATTEMPT_LIMITS.getByName(await hashOf(config, `${site.id}:${id}`)))
  } catch (error) {
    const cause = error instanceof Error ? error.name : 'unknown'
    log.warn('attempts are not limited', { kind: kindOf(id), cause })
    return null
  }
}

const kindOf = (id: string) => id.split(':')[0] ?? ''

/** A typed login or number, however it is written. */
export const normalized = (typed: string) => cleanLine(typed).replaceAll(' ', '').toLowerCase()
