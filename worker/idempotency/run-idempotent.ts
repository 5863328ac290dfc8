import * as v from 'valibot'

import { ChangedLine } from '#shared/http/changed-line.ts'
import { PROBLEM_TYPES, ProblemError, type ProblemType } from '#shared/http/problem.ts'
import { FieldProblems } from '#shared/http/problem-document.ts'

import { sha256 } from '../runtime/key.ts'
import type { Bindings, RequestContext } from '../config/env.ts'
import type { Session } from '../session/session.ts'
import { inTime, retryOnce } from './ask-store.ts'
import type { IdempotencyRecord, Retention, Status } from '../config/idempotency-store.ts'

/** How long an attempt may take before its lease expires, and how long its result is stored. */
const TIMES = {
  bag: { leaseMs: 30_000, retentionMs: 600_000 },
  order: { leaseMs: 60_000, retentionMs: 86_400_000 },
  account: { leaseMs: 30_000, retentionMs: 600_000 },
  newsletter: { leaseMs: 30_000, retentionMs: 600_000 },
  review: { leaseMs: 30_000, retentionMs: 600_000 },
} as const

export type KeyKind = keyof typeof TIMES

/** How long one poll of another request's attempt waits. */
const WAIT_MS = 1_000

/**
 * The result of an action. A thrown error is stored and returned to every duplicate, like a value. A returned
 * problem only reaches the requests that are already waiting. A later request either runs the action again
 * (`discarded`) or learns that the outcome is unknown (`unknown`).
 */
export type ActionResult<Value> =
  | { value: Value }
  | { problem: ProblemError; retention: Exclude<Retention, 'stored'> }

/** The part of a session that identifies the owner of a key. */
export type KeyOwner = Pick<Session, 'state' | 'seal' | 'adopt'>

/** For actions that read no session: every request with the same key and input gets the same result. */
export const NO_OWNER: KeyOwner = {
  state: null,
  seal: () => Promise.resolve(null),
  adopt: () => Promise.resolve(false),
}

export interface IdempotentAction<Value> {
  context: Pick<RequestContext, 'now' | 'waitUntil' | 'log'>
  bindings: Pick<Bindings, 'IDEMPOTENCY_KEYS'>
  /** The request's session. A duplicate without a session adopts the one that the first request has started. */
  session: KeyOwner
  /** Made by `hashKey`. */
  name: string
  kind: KeyKind
  /** Validates the value that another request has stored. */
  schema: v.GenericSchema<unknown, Value>
  run: () => Promise<ActionResult<Value>>
  /** Runs again after an expired attempt, because the caller has checked that it had no effect. */
  retriesLost?: boolean
  /** Runs even if the keys cannot be stored, because doing it twice does no harm. */
  runsUnstored?: boolean
}

/**
 * Runs an action whose failure had no effect if the problem is `unavailable`, `service-error` or `not-offered`. Such a
 * problem is not stored, so the same request may succeed later.
 */
export async function resultOf<Value>(run: () => Promise<Value>): Promise<ActionResult<Value>> {
  try {
    return { value: await run() }
  } catch (error) {
    if (!(error instanceof ProblemError) || !REPEATABLE.has(error.type)) throw error
    return { problem: error, retention: 'discarded' }
  }
}

const REPEATABLE = new Set<ProblemType>(['unavailable', 'service-error', 'not-offered'])

/** The first attempt's lease expired without a result. */
export class LeaseExpired extends ProblemError {
  constructor() {
    super('outcome-unknown')
  }
}

/** The name that identifies duplicates: the same idempotency key, action and input. `input` is compared as JSON. */
export const hashKey = (idempotencyKey: string, action: string, input: unknown) =>
  hashOf([idempotencyKey, action, JSON.stringify(input)])

/**
 * Runs an action once per idempotency key. The first request runs it, even if its visitor leaves, and its
 * duplicates get the same result. Another session's key is ignored.
 * @throws {ProblemError} the error or problem of `run`; `outcome-unknown` if the first attempt's lease expired
 * without a result; `unavailable` if the key could not be acquired and the action needs it, and then nothing was done
 */
export async function runIdempotent<Value>(action: IdempotentAction<Value>): Promise<Value> {
  const { name, session } = action
  const owner = session.state?.usid ?? null
  const attempt = crypto.randomUUID()
  const acquired = await acquire(action, { name, owner, attempt }).catch((error: unknown) => {
    if (action.runsUnstored) return null
    throw error
  })
  if (!acquired) return valueOf(await attemptResult(action))
  if (acquired.status.is !== 'foreign') return continueFrom(action, acquired, attempt)
  const own = await hashOf([name, owner ?? ''])
  return continueFrom(action, await acquire(action, { name: own, owner, attempt }), attempt)
}

/** Creates a stub for every call, because a stub that has failed once may stay broken. */
type StubOf = () => IdempotencyRecord

interface Acquired {
  stub: StubOf
  status: Status
}

interface AcquireAs {
  name: string
  owner: string | null
  attempt: string
}

async function acquire<Value>(action: IdempotentAction<Value>, as: AcquireAs): Promise<Acquired> {
  const { context, bindings, kind, retriesLost = false } = action
  const namespace = bindings.IDEMPOTENCY_KEYS
  if (!namespace) rejectUnavailable('there is no binding IDEMPOTENCY_KEYS')
  const { name, owner, attempt } = as
  const stub: StubOf = () => namespace.getByName(name)
  const make = async (): Promise<Status> =>
    stub().acquire({ attempt, owner, now: context.now(), retriesLost, ...TIMES[kind] })
  return {
    stub,
    status: await inTime(action.runsUnstored, retryOnce(make)).catch(rejectUnavailable),
  }

  function rejectUnavailable(cause: unknown): never {
    context.log.warn('idempotency key not acquired')
    throw new ProblemError('unavailable', { cause })
  }
}

async function continueFrom<Value>(
  action: IdempotentAction<Value>,
  { stub, status }: Acquired,
  attempt: string,
) {
  if (status.is === 'acquired') {
    const work = runAndComplete(action, stub, attempt)
    action.context.waitUntil(work.catch(() => null))
    return work
  }
  return readOutcome(action, await awaitCompletion(action, stub, status))
}

/** Runs the action and stores its result for the duplicates, even if it failed. */
async function runAndComplete<Value>(
  action: IdempotentAction<Value>,
  stub: StubOf,
  attempt: string,
): Promise<Value> {
  const { context, session, kind } = action
  const result = await attemptResult(action)
  const outcome = JSON.stringify({ ...outcomeOf(result), session: await session.seal() })
  const owner = session.state?.usid ?? null
  const retention = 'retention' in result ? result.retention : 'stored'
  const { retentionMs } = TIMES[kind]
  const complete = async () =>
    stub().complete({ attempt, owner, outcome, now: context.now(), retentionMs, retention })
  await inTime(action.runsUnstored, retryOnce(complete)).catch(() =>
    context.log.warn('idempotency key not completed'),
  )
  return valueOf(result)
}

function valueOf<Value>(result: AttemptResult<Value>): Value {
  if ('value' in result) return result.value
  throw 'problem' in result ? result.problem : result.error
}

async function attemptResult<Value>({
  run,
}: IdempotentAction<Value>): Promise<AttemptResult<Value>> {
  try {
    return await run()
  } catch (error) {
    return { error }
  }
}

type AttemptResult<Value> = ActionResult<Value> | { error: unknown }

function outcomeOf<Value>(result: AttemptResult<Value>) {
  if ('value' in result) return { value: result.value }
  const error = 'problem' in result ? result.problem : result.error
  if (!(error instanceof ProblemError)) return { problem: { type: 'unexpected' } }
  const { type, field, fields, lines } = error
  return { problem: { type, field, fields, lines } }
}

async function awaitCompletion<Value>(
  { context }: IdempotentAction<Value>,
  stub: StubOf,
  status: Status,
) {
  let seen = status
  while (seen.is === 'running') {
    const { attempt } = seen
    const poll = async (): Promise<Status> => stub().wait(attempt, context.now(), WAIT_MS)
    seen = await inTime(false, retryOnce(poll)).catch(() => {
      // The attempt may still be running, so this does not count as an expired lease.
      throw new ProblemError('outcome-unknown')
    })
  }
  return seen
}

const Outcome = v.object({
  session: v.nullable(v.string()),
  value: v.optional(v.unknown()),
  problem: v.optional(
    v.object({
      type: v.picklist(PROBLEM_TYPES),
      field: v.optional(v.string()),
      fields: v.optional(FieldProblems),
      lines: v.optional(v.array(ChangedLine)),
    }),
  ),
})

async function readOutcome<Value>({ session, schema }: IdempotentAction<Value>, status: Status) {
  if (status.is !== 'completed') throw new LeaseExpired()
  const outcome = v.parse(v.pipe(v.string(), v.parseJson(), Outcome), status.outcome)
  if (outcome.session !== null) await session.adopt(outcome.session)
  if (outcome.problem) {
    const { type, field, fields, lines } = outcome.problem
    throw new ProblemError(type, {
      ...(field !== undefined && { field }),
      ...(fields && { fields }),
      ...(lines && { lines }),
    })
  }
  const value = v.safeParse(schema, outcome.value)
  if (!value.success) throw new ProblemError('outcome-unknown')
  return value.output
}

const hashOf = (parts: readonly string[]) => sha256(JSON.stringify(parts))
