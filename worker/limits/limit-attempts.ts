import type { Context } from 'hono'

import { ProblemError } from '#shared/contract/problem.ts'

import type { AppEnv } from '../env.ts'
import { visitorOf } from '../visitor/visitor.ts'
import { addressPrefix } from './address-prefix.ts'
import { hashOf } from './keyed-hash.ts'

const MINUTE_MS = 60_000

interface Limit {
  /** How many attempts for one login, whether it exists or not. */
  login: number
  /** How many from one network, and how many of those without a solved captcha. */
  network: number
  unverified: number
  windowMs: number
}

/** The limits above those of commerce (decision 95). */
const LIMITS = {
  'sign-in': { login: 30, network: 100, unverified: 100, windowMs: 15 * MINUTE_MS },
  /** A new account. */
  registration: { login: 5, network: 20, unverified: 5, windowMs: 60 * MINUTE_MS },
  /** A link to a new password. */
  reset: { login: 5, network: 20, unverified: 5, windowMs: 60 * MINUTE_MS },
  /** A code by mail. */
  code: { login: 5, network: 20, unverified: 10, windowMs: 15 * MINUTE_MS },
  /** A code or a link that somebody has got, or guesses. */
  proof: { login: 10, network: 60, unverified: 60, windowMs: 15 * MINUTE_MS },
  /** The balance of a gift card. Whoever guesses numbers has many of them, so the network counts. */
  balance: { login: 10, network: 30, unverified: 30, windowMs: 15 * MINUTE_MS },
  /** A review, a picture for one, and a vote on one. */
  review: { login: 10, network: 20, unverified: 20, windowMs: 60 * MINUTE_MS },
  'review-photo': { login: 30, network: 60, unverified: 60, windowMs: 60 * MINUTE_MS },
  'review-vote': { login: 100, network: 200, unverified: 200, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>

export type LimitedAttempt = keyof typeof LIMITS

interface AttemptSubject {
  /** As it was typed. Null if the attempt names none. */
  login: string | null
  /** Whether a captcha says that this is no machine. Without JavaScript there is none. */
  isVerified?: boolean
}

/**
 * Counts an attempt by the visitor's network and by login, before anything says whether the login exists. While the
 * counters cannot be reached, attempts are allowed: commerce has limits of its own.
 * @throws {ProblemError} `too-many-attempts`
 */
export async function limitAttempts(
  c: Context<AppEnv>,
  kind: LimitedAttempt,
  { login, isVerified = false }: AttemptSubject,
): Promise<void> {
  const { network, unverified, login: perLogin, windowMs } = LIMITS[kind]
  const prefix = addressPrefix(visitorOf(c).ip)
  const isStrict = !isVerified && unverified < network
  const counted: [subject: string, most: number][] = []
  if (prefix !== null) counted.push([`network:${prefix}`, network])
  if (prefix !== null && isStrict) counted.push([`unverified:${prefix}`, unverified])
  if (login !== null) counted.push([`login:${normalized(login)}`, perLogin])
  // One after the other: whoever is stopped by their network uses up no attempt of a login.
  for (const [subject, most] of counted) {
    const waitMs = await countOne(c, `${kind}:${subject}`, { most, windowMs })
    if (waitMs > 0) {
      const retryAfterSeconds = Math.ceil(waitMs / 1000)
      throw new ProblemError('too-many-attempts', { retryAfterSeconds, cause: `limit of ${kind}` })
    }
  }
}

/** Lifts the limit of a login, such as after its password was reset. */
export async function forgetAttempts(c: Context<AppEnv>, kind: LimitedAttempt, login: string) {
  try {
    await (await counterOf(c, `${kind}:login:${normalized(login)}`))?.reset()
  } catch (error) {
    warn(c, kind, error)
  }
}

async function countOne(
  c: Context<AppEnv>,
  subject: string,
  limit: { most: number; windowMs: number },
) {
  try {
    const counter = await counterOf(c, subject)
    return (await counter?.count({ now: c.get('context').now(), ...limit })) ?? 0
  } catch (error) {
    warn(c, subject.split(':')[0] ?? '', error)
    return 0
  }
}

async function counterOf(c: Context<AppEnv>, subject: string) {
  const { config, site } = c.get('context')
  if (!c.env.ATTEMPT_LIMITS) throw new Error('there is no binding ATTEMPT_LIMITS')
  return c.env.ATTEMPT_LIMITS.getByName(await hashOf(config, `${site.id}:${subject}`))
}

function warn(c: Context<AppEnv>, kind: string, error: unknown) {
  const cause = error instanceof Error ? error.name : 'unknown'
  c.get('context').log.warn('attempts are not limited', { kind, cause })
}

const normalized = (login: string) => login.normalize('NFC').trim().toLowerCase()
