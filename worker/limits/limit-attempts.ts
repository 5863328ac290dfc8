import type { Context } from 'hono'

import { ProblemError, type FieldCode, type ProblemType } from '#shared/contract/problem.ts'

import { resetLinkCookie, signInCodeCookie } from '../account-access/mailed-cookies.ts'
import type { AppEnv } from '../env.ts'
import { knownReviewerOf } from '../reviews/reviewer.ts'
import { openShopper } from '../shopper/open-shopper.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { addressPrefix } from './address-prefix.ts'
import { hashOf } from './keyed-hash.ts'
import type { AttemptCounter } from './attempt-store.ts'
import { limitOf, type LimitName, type Subject } from './limits.ts'

type Input = Readonly<Record<string, unknown>>

/** Takes an attempt back if it was rejected before anything was tried. */
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

/**
 * Counts an attempt by the visitor's network and by its subject, before anything says whether the subject exists.
 * While the counters cannot be reached, attempts are allowed: commerce has limits of its own.
 * @throws {ProblemError} `too-many-attempts`
 */
export async function beginAttempt(
  c: Context<AppEnv>,
  name: LimitName | 'none',
  readInput: () => Promise<Input>,
): Promise<EndAttempt> {
  if (name === 'none') return () => Promise.resolve()
  const { network, subject, windowMs } = limitOf(name)
  const prefix = addressPrefix(visitorOf(c).ip)
  const counters: [id: string, most: number][] = []
  if (prefix !== null) counters.push([`network:${prefix}`, network])
  const value = subject ? await SUBJECTS[subject.is](c, readInput) : null
  if (subject && value !== null) counters.push([`subject:${normalized(value)}`, subject.most])
  const counted: string[] = []
  // One after the other: whoever is stopped by their network uses up no attempt of a login.
  for (const [id, most] of counters) {
    await count(c, `${name}:${id}`, { most, windowMs })
    counted.push(`${name}:${id}`)
  }
  return async (error) => {
    if (!wasUntried(error)) return
    await Promise.all(counted.map((id) => withCounter(c, id, (counter) => counter.undo())))
  }
}

/** Runs an attempt at what was typed. @throws {ProblemError} `too-many-attempts` */
export async function runLimited<Result>(
  c: Context<AppEnv>,
  { limit, typed }: { limit: LimitName | 'none'; typed: Input },
  run: () => Promise<Result>,
): Promise<Result> {
  const end = await beginAttempt(c, limit, () => Promise.resolve(typed))
  try {
    return await run()
  } catch (error) {
    await end(error)
    throw error
  }
}

/**
 * Counts an attempt without a solved captcha by the visitor's network.
 * @throws {ProblemError} `too-many-attempts`
 */
export async function limitUnverified(c: Context<AppEnv>, name: LimitName): Promise<void> {
  const { unverified, windowMs } = limitOf(name)
  const prefix = addressPrefix(visitorOf(c).ip)
  if (unverified === undefined || prefix === null) return
  await count(c, `${name}:unverified:${prefix}`, { most: unverified, windowMs })
}

/** Lifts the limit of a subject, such as that of a login after its password was reset. */
export const forgetAttempts = (c: Context<AppEnv>, name: LimitName, subject: string) =>
  withCounter(c, `${name}:subject:${normalized(subject)}`, (counter) => counter.reset())

/** A wrong code is tried, though it is a problem of its field. */
const wasUntried = (error: unknown) =>
  error instanceof ProblemError &&
  UNTRIED.has(error.type) &&
  !Object.values(error.fields ?? {}).includes(CODE_WRONG)

const CODE_WRONG: FieldCode = 'code-wrong'

const typedIn = (name: string) => async (_c: Context<AppEnv>, readInput: () => Promise<Input>) => {
  const value = (await readInput())[name]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** Null if there is none, as without the cookie: then nothing is tried. */
const SUBJECTS: Record<
  Subject,
  (c: Context<AppEnv>, readInput: () => Promise<Input>) => Promise<string | null>
> = {
  email: typedIn('email'),
  cardNumber: typedIn('cardNumber'),
  customer: async (c) => (await openShopper(c)).session.state?.customerId ?? null,
  code: async (c) => (await signInCodeCookie.read(c))?.login ?? null,
  link: async (c) => (await resetLinkCookie.read(c))?.email ?? null,
  reviewer: knownReviewerOf,
}

async function count(c: Context<AppEnv>, id: string, limit: { most: number; windowMs: number }) {
  const now = c.get('context').now()
  const waitMs = await withCounter(c, id, (counter) => counter.count({ now, ...limit }))
  if (!waitMs) return
  const cause = `limit of ${nameIn(id)}`
  throw new ProblemError('too-many-attempts', {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
    cause,
  })
}

/** Uses the counter of this id on this site. Null if it cannot be reached. */
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
    log.warn('attempts are not limited', { kind: nameIn(id), cause })
    return null
  }
}

const nameIn = (id: string) => id.split(':')[0] ?? ''

const normalized = (text: string) => text.normalize('NFC').trim().toLowerCase()
