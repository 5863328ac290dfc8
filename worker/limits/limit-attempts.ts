import type { Context } from 'hono'

import { ProblemError, type FieldCode, type ProblemType } from '#shared/http/problem.ts'
import { plainCardNumber } from '#shared/gift-cards/card-number.ts'
import { cleanLine } from '#shared/text/typed-text.ts'

import { resetLinkCookie, signInCodeCookie } from '../account-access/mailed-cookies.ts'
import type { AppEnv } from '../env.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { captchaVerdict } from './captcha-verdict.ts'
import { deviceFor } from './known-device.ts'
import { countAll, normalized, type Allowance } from './counters.ts'
import { LIMITS, networkLimit, type Limit, type LimitName, type Subject } from './limits.ts'
import { networkOf } from './network-of.ts'

type Input = Readonly<Record<string, unknown>>
type ReadInput = () => Promise<Input>

/** Takes an attempt back unless the limit counts how it ended. */
type EndAttempt = (error: unknown) => Promise<void>

/** What rejects a request before anything is tried. */
const UNTRIED = new Set<ProblemType>([
  'invalid-input',
  'captcha',
  'customers-only',
  'sign-in-required',
  'forbidden',
  'unsupported-media-type',
  'too-large',
])

/** What a wrong guess is answered with. */
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
 * Counts an attempt by the visitor's address and network and by its subjects, before anything says whether these exist.
 * @throws {ProblemError} `too-many-attempts`; `captcha` if it may go on with a solved one
 */
export async function beginAttempt(
  c: Context<AppEnv>,
  name: LimitName | 'none',
  readInput: ReadInput,
): Promise<EndAttempt> {
  if (name === 'none') return () => Promise.resolve()
  const limit: Limit = LIMITS[name]
  const { subjects = {}, address, windowMs, counts, slowsFrom = Infinity } = limit
  const bySubject = Object.entries(SUBJECTS).map(async ([subject, read]): Promise<Allowance[]> => {
    const most = isSubject(subject) ? subjects[subject] : undefined
    const value = most === undefined ? null : await read(c, readInput)
    if (most === undefined || value === null) return []
    return [{ id: `${name}:${subject}:${normalized(value)}`, most, windowMs }]
  })
  const { before, undo } = await countAll(c, [
    ...byNetwork(c, name, { address, windowMs }),
    ...(await Promise.all(bySubject)).flat(),
  ])
  if (before >= (limit.captchaFrom ?? Infinity) && !(await isPerson(c, readInput))) {
    await undo()
    throw new ProblemError('captcha')
  }
  if (before >= slowsFrom) await c.get('context').sleep(pauseAfter(before - slowsFrom))
  return async (error) => {
    if (!isCounted(counts, error)) await undo()
  }
}

/** Also without a captcha service, and while it is down. */
async function isPerson(c: Context<AppEnv>, readInput: ReadInput) {
  if (c.get('context').config.captcha === null) return true
  const { captcha } = await readInput()
  return typeof captcha === 'string' && (await captchaVerdict(c, captcha)) !== 'unsolved'
}

const LONGEST_PAUSE_MS = 2_000

/** Doubles from a quarter of a second (ms). A waiting request costs no CPU time. */
const pauseAfter = (slowed: number) => Math.min(250 * 2 ** slowed, LONGEST_PAUSE_MS)

/** Runs an attempt at what was typed. @throws {ProblemError} `too-many-attempts` */
export async function runLimited<Result>(
  c: Context<AppEnv>,
  { limit, typed }: { limit: LimitName | 'none'; typed: Input },
  run: () => Promise<Result>,
): Promise<Result> {
  const end = await beginAttempt(c, limit, () => Promise.resolve(typed))
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
 * Counts an attempt without a solved captcha by the visitor's address and network.
 * @throws {ProblemError} `too-many-attempts`
 */
export async function limitUnverified(c: Context<AppEnv>, name: LimitName): Promise<void> {
  const { unverified, windowMs }: Limit = LIMITS[name]
  if (unverified === undefined) return
  await countAll(c, byNetwork(c, `${name}:unverified`, { address: unverified, windowMs }))
}

function byNetwork(
  c: Context<AppEnv>,
  kind: string,
  { address, windowMs }: Pick<Limit, 'address' | 'windowMs'>,
): Allowance[] {
  const from = networkOf(visitorOf(c).ip)
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

const typedIn = (name: string) => async (_c: Context<AppEnv>, readInput: ReadInput) => {
  const value = (await readInput())[name]
  return typeof value === 'string' && cleanLine(value) !== '' ? value : null
}

async function deviceOf(c: Context<AppEnv>, readInput: ReadInput) {
  const login = await SUBJECTS.email(c, readInput)
  return login === null ? null : deviceFor(c, login)
}

/** Null if there is none, as without the cookie: then nothing is tried. */
const SUBJECTS: Record<
  Subject,
  (c: Context<AppEnv>, readInput: ReadInput) => Promise<string | null>
> = {
  email: typedIn('email'),
  async cardNumber(_c, readInput) {
    const { cardNumber } = await readInput()
    return (typeof cardNumber === 'string' && plainCardNumber(cardNumber)) || null
  },
  shopper: async (c) => (await openShopper(c)).session.state?.customerId ?? null,
  code: async (c) => (await signInCodeCookie.read(c))?.id ?? null,
  link: async (c) => (await resetLinkCookie.read(c))?.token ?? null,
  device: deviceOf,
  reviewer: async (c) => (await openShopper(c)).edge.reviewer.knownId(),
}

const isSubject = (name: string): name is Subject => Object.hasOwn(SUBJECTS, name)
