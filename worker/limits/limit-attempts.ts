import type { Context } from 'hono'

import { ProblemError, type FieldCode, type ProblemType } from '#shared/http/problem.ts'

import type { AppEnv } from '../config/env.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { captchaVerdict, openCaptcha } from './captcha.ts'
import { countAll, normalized, type Allowance, type CountingEdge } from './counters.ts'
import { networkLimit, type Input, type Limit, type LimitedEdge, type ReadInput } from './limits.ts'
import { networkOf } from './network-of.ts'

export const createLimitedEdge = (c: Context<AppEnv>) => ({
  context: c.get('context'),
  bindings: c.env,
  identity: c.get('identity'),
})

/** Takes an attempt back if the limit does not count its result. */
type EndAttempt = (error: unknown) => Promise<void>

/** The problems of requests that are rejected before the attempt is made. They do not count. */
const UNTRIED = new Set<ProblemType>([
  'invalid-input',
  'captcha',
  'customers-only',
  'sign-in-required',
  'forbidden',
  'unsupported-media-type',
  'too-large',
])

/** The problems of a wrong guess. */
const WRONG = new Set<ProblemType>([
  'not-found',
  'rejected',
  'wrong-credentials',
  'two-attempts-left',
  'one-attempt-left',
  'account-locked',
])

/** A wrong code is a guess, though it is a problem of its field. */
const CODE_WRONG: FieldCode = 'code-wrong'

/**
 * Counts an attempt by the visitor's address and network and by its subjects, whether these exist or not.
 * @throws {ProblemError} `too-many-attempts`; `captcha` if a solved one would let it go on
 */
export async function beginAttempt(
  edge: LimitedEdge,
  limit: Limit | 'none',
  readInput: ReadInput,
): Promise<EndAttempt> {
  if (limit === 'none') return () => Promise.resolve()
  const { name, subjects = [], address, windowMs, counts, slowsFrom = Infinity } = limit
  const bySubject = subjects.map(async ({ subject, most }): Promise<Allowance[]> => {
    const value = await subject.read(edge, readInput)
    return value === null
      ? []
      : [{ id: `${name}:${subject.name}:${normalized(value)}`, most, windowMs }]
  })
  const { before, undo } = await countAll(edge, [
    ...byNetwork(edge, name, { address, windowMs }),
    ...(await Promise.all(bySubject)).flat(),
  ])
  if (before >= (limit.captchaFrom ?? Infinity) && !(await isPerson(edge, readInput))) {
    await undo()
    throw new ProblemError('captcha')
  }
  if (before >= slowsFrom) await edge.context.sleep(pauseAfter(before - slowsFrom))
  return async (error) => {
    if (!isCounted(counts, error)) await undo()
  }
}

/** Also without a captcha service, and while it is down. */
async function isPerson({ context }: LimitedEdge, readInput: ReadInput) {
  if (openCaptcha(context) === null) return true
  const { captcha } = await readInput()
  return typeof captcha === 'string' && (await captchaVerdict(context, captcha)) !== 'unsolved'
}

const LONGEST_PAUSE_MS = 2_000

/** Doubles from a quarter of a second (ms). A waiting request costs no CPU time. */
const pauseAfter = (slowed: number) => Math.min(250 * 2 ** slowed, LONGEST_PAUSE_MS)

/** Runs an attempt at what was typed. @throws {ProblemError} `too-many-attempts` */
export async function runLimited<Result>(
  edge: LimitedEdge,
  { limit, typed }: { limit: Limit | 'none'; typed: Input },
  run: () => Promise<Result>,
): Promise<Result> {
  const end = await beginAttempt(edge, limit, () => Promise.resolve(typed))
  try {
    const result = await run()
    await end(undefined)
    return result
  } catch (error) {
    await end(error)
    throw error
  }
}

/**
 * Checks the captcha of a form. A stricter limit counts if it cannot be verified: without JavaScript, or while its
 * service is down.
 * @throws {ProblemError} `captcha` if the page had one that is not solved; `too-many-attempts`
 */
export async function checkCaptcha(
  edge: CountingEdge,
  answer: string | undefined,
  { name, unverified, windowMs }: Limit,
): Promise<void> {
  const verdict = await captchaVerdict(edge.context, answer)
  if (verdict === 'unsolved') throw new ProblemError('captcha')
  if (verdict === 'solved' || unverified === undefined) return
  await countAll(edge, byNetwork(edge, `${name}:unverified`, { address: unverified, windowMs }))
}

function byNetwork(
  { context }: CountingEdge,
  kind: string,
  { address, windowMs }: Pick<Limit, 'address' | 'windowMs'>,
): Allowance[] {
  const from = networkOf(visitorOf(context).ip)
  if (!from) return []
  return [
    { id: `${kind}:address:${from.address}`, most: address, windowMs },
    { id: `${kind}:network:${from.network}`, most: networkLimit(address), windowMs },
  ]
}

function isCounted(counts: Limit['counts'], error: unknown) {
  if (counts === 'done') return error === undefined
  const problem = error instanceof ProblemError ? error : null
  if (Object.values(problem?.fields ?? {}).includes(CODE_WRONG)) return true
  if (counts === 'wrong') return problem !== null && WRONG.has(problem.type)
  return problem === null || !UNTRIED.has(problem.type)
}
