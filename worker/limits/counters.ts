import { ProblemError } from '#shared/http/problem.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import type { Bindings, RequestContext } from '../config/env.ts'
import type { AttemptCounter } from '../config/attempt-store.ts'
import { startSystemTimer, within } from '../runtime/timer.ts'
import { hashOf } from '../session/keyed-hash.ts'

export interface CountingEdge {
  context: RequestContext
  bindings: Pick<Bindings, 'ATTEMPT_LIMITS'>
}

/** The most attempts that one counter allows. */
export interface Allowance {
  /** Names the counter. It begins with the limit, which logs may name, and a colon. */
  id: string
  most: number
  windowMs: number
}

export interface Count {
  /** The most attempts that any of the counters had before this one. */
  before: number
  /** Takes this attempt back. */
  undo: () => Promise<void>
}

/**
 * Counts once with every counter, or with none of them if one has reached its limit.
 * @throws {ProblemError} `too-many-attempts` until the last of the full counters allows it again
 */
export async function countAll(
  edge: CountingEdge,
  allowances: readonly Allowance[],
): Promise<Count> {
  const now = edge.context.now()
  const counted = await Promise.all(
    allowances.map(async ({ id, ...attempt }) => {
      const answer = await withCounter(edge, id, (counter) => counter.count({ now, ...attempt }))
      return { id, ...(answer ?? { waitMs: null, before: 0 }) }
    }),
  )
  const undo = async () => {
    const taken = counted.filter(({ waitMs }) => waitMs === 0)
    await Promise.all(taken.map(({ id }) => withCounter(edge, id, (counter) => counter.undo())))
  }
  const longest = Math.max(0, ...counted.map(({ waitMs }) => waitMs ?? 0))
  if (longest === 0) return { before: Math.max(0, ...counted.map(({ before }) => before)), undo }
  await undo()
  throw new ProblemError('too-many-attempts', {
    retryAfterSeconds: Math.ceil(longest / 1000),
    cause: `limit of ${limitName(allowances[0]?.id ?? '')}`,
  })
}

/** Forgets what was counted. */
export const forget = (edge: CountingEdge, id: string) =>
  withCounter(edge, id, (counter) => counter.reset())

/** How long an attempt waits for a counter (ms). */
const PATIENCE_MS = 1_000

/**
 * Uses the counter of this id on this site. Null if it cannot be reached, or not in time: then nothing is limited, because
 * commerce has limits, too, and a fault of the shop must lock out no shopper.
 */
async function withCounter<Result>(
  { context, bindings }: CountingEdge,
  id: string,
  use: (counter: AttemptCounter) => Promise<Result>,
): Promise<Result | null> {
  const { config, site, log } = context
  try {
    if (!bindings.ATTEMPT_LIMITS) throw new Error('there is no binding ATTEMPT_LIMITS')
    const counter = bindings.ATTEMPT_LIMITS.getByName(await hashOf(config, `${site.id}:${id}`))
    const used = await within(use(counter), PATIENCE_MS, startSystemTimer)
    if (!used) throw new DOMException('The counter did not respond', 'TimeoutError')
    return used.value
  } catch (error) {
    const cause = error instanceof Error ? error.name : 'unknown'
    log.warn('attempts are not limited', { kind: limitName(id), cause })
    return null
  }
}

const limitName = (id: string) => id.split(':')[0] ?? ''

/** A typed login or number in one spelling. */
export const normalized = (typed: string) => cleanLine(typed).replaceAll(' ', '').toLowerCase()
