import * as v from 'valibot'

import { PROBLEM_TYPES, FieldProblems, ProblemError } from '#shared/contract/problem.ts'

import { sha256 } from '../cache/key.ts'
import type { Bindings, RequestContext } from '../env.ts'
import type { Session } from '../session/session.ts'
import type { Afterwards, Operations, Standing } from './operations.ts'

/** How long a deed may take before it counts as lost, and how long its answer is kept. */
const TIMES = {
  bag: { leaseMs: 30_000, keepMs: 600_000 },
  order: { leaseMs: 60_000, keepMs: 86_400_000 },
} as const

/** How long one look at somebody else's attempt lasts. */
const LOOK_MS = 1_000

/**
 * How a deed ended. What is thrown is answered to everyone like a value. A problem may be answered to those
 * who wait alone: whoever asks later does it anew (`forgotten`), or is told that nobody knows how it ended
 * (`doubted`).
 */
export type DeedResult<Value> =
  | { value: Value }
  | { problem: ProblemError; afterwards: Exclude<Afterwards, 'kept'> }

export interface Deed<Value> {
  context: Pick<RequestContext, 'now' | 'waitUntil' | 'log'>
  bindings: Pick<Bindings, 'OPERATIONS'>
  /** Of the request; a duplicate without a session is given the one that the first has started. */
  session: Session
  /** From `operationName`. */
  name: string
  kind: keyof typeof TIMES
  /** Reads the value that another request has left. */
  schema: v.GenericSchema<unknown, Value>
  run: () => Promise<DeedResult<Value>>
  /** Made again although an attempt at it is lost: the caller has seen that it was not done. */
  takesOver?: boolean
}

/** Whoever was first was never heard of again. */
export class LostOperation extends ProblemError {
  constructor() {
    super('outcome-unknown')
  }
}

/** What makes two requests the same deed. `input` is compared as JSON. */
export const operationName = (operation: string, deed: string, input: unknown) =>
  hashOf([operation, deed, JSON.stringify(input)])

/**
 * Does something once: the first request does it, even when its visitor leaves, and the others get its answer.
 * An operation of somebody else is none.
 * @throws {ProblemError} what `run` throws or gives; `outcome-unknown` when the first was never heard of
 * again; `unavailable` when it cannot be told who is first: then nothing was done
 */
export async function once<Value>(deed: Deed<Value>): Promise<Value> {
  const { name, session } = deed
  const owner = session.state?.usid ?? null
  const attempt = crypto.randomUUID()
  const claimed = await claim(deed, { name, owner, attempt })
  if (claimed.standing.is !== 'foreign') return proceed(deed, claimed, attempt)
  const own = await hashOf([name, owner ?? ''])
  return proceed(deed, await claim(deed, { name: own, owner, attempt }), attempt)
}

/** A stub for every call: one that has failed may stay broken. */
type StubOf = () => DurableObjectStub<Operations>

interface Claimed {
  stub: StubOf
  standing: Standing
}

interface ClaimAs {
  name: string
  owner: string | null
  attempt: string
}

async function claim<Value>(deed: Deed<Value>, as: ClaimAs): Promise<Claimed> {
  const { context, bindings, kind, takesOver = false } = deed
  const namespace = bindings.OPERATIONS
  if (!namespace) throw new ProblemError('unavailable')
  const { name, owner, attempt } = as
  const stub: StubOf = () => namespace.getByName(name)
  const make = async (): Promise<Standing> =>
    stub().claim({ attempt, owner, now: context.now(), takesOver, ...TIMES[kind] })
  return { stub, standing: await twice(make).catch(refuse) }

  function refuse(cause: unknown): never {
    context.log.warn('an operation could not be claimed')
    throw new ProblemError('unavailable', { cause })
  }
}

/** Calls to a durable object may break off; the ones here may be repeated. */
const twice = <Value>(call: () => Promise<Value>) => call().catch(() => call())

async function proceed<Value>(deed: Deed<Value>, { stub, standing }: Claimed, attempt: string) {
  if (standing.is === 'first') {
    const work = lead(deed, stub, attempt)
    deed.context.waitUntil(work.catch(() => null))
    return work
  }
  return answer(deed, await settled(deed, stub, standing))
}

/** Does it, and tells the others; also when it has failed. */
async function lead<Value>(deed: Deed<Value>, stub: StubOf, attempt: string): Promise<Value> {
  const { context, session, kind } = deed
  const result = await endOf(deed)
  const outcome = JSON.stringify({ ...outcomeOf(result), session: await session.seal() })
  const owner = session.state?.usid ?? null
  const afterwards = 'afterwards' in result ? result.afterwards : 'kept'
  const { keepMs } = TIMES[kind]
  const settle = async () =>
    stub().settle({ attempt, owner, outcome, now: context.now(), keepMs, afterwards })
  await twice(settle).catch(() => context.log.warn('an operation could not be settled'))
  if ('value' in result) return result.value
  throw 'problem' in result ? result.problem : result.error
}

async function endOf<Value>({ run }: Deed<Value>): Promise<Ended<Value>> {
  try {
    return await run()
  } catch (error) {
    return { error }
  }
}

type Ended<Value> = DeedResult<Value> | { error: unknown }

function outcomeOf<Value>(result: Ended<Value>) {
  if ('value' in result) return { value: result.value }
  const error = 'problem' in result ? result.problem : result.error
  if (!(error instanceof ProblemError)) return { problem: { type: 'unexpected' } }
  const { type, field, fields } = error
  return { problem: { type, field, fields } }
}

async function settled<Value>({ context }: Deed<Value>, stub: StubOf, standing: Standing) {
  let seen = standing
  while (seen.is === 'running') {
    const { attempt } = seen
    const look = async (): Promise<Standing> => stub().wait(attempt, context.now(), LOOK_MS)
    seen = await twice(look).catch(() => {
      // It may well go on: this is not an operation that is lost.
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
    }),
  ),
})

async function answer<Value>({ session, schema }: Deed<Value>, standing: Standing) {
  if (standing.is !== 'done') throw new LostOperation()
  const outcome = v.parse(v.pipe(v.string(), v.parseJson(), Outcome), standing.outcome)
  if (outcome.session !== null) await session.adopt(outcome.session)
  if (outcome.problem) {
    const { type, field, fields } = outcome.problem
    throw new ProblemError(type, {
      ...(field !== undefined && { field }),
      ...(fields && { fields }),
    })
  }
  const value = v.safeParse(schema, outcome.value)
  if (!value.success) throw new ProblemError('outcome-unknown')
  return value.output
}

const hashOf = (parts: readonly string[]) => sha256(JSON.stringify(parts))
