import type { Context } from 'hono'

import { ProblemError } from '#shared/http/problem.ts'

import type { AppEnv } from '../env.ts'
import { countAll, forget, normalized } from './counters.ts'

const MINUTE_MS = 60_000

/**
 * How many mails of a kind one address gets, whoever asks for them: one a minute, five an hour, and then one every
 * eight minutes. What such a mail brings is valid for ten minutes, so a working one is always in the mailbox.
 */
const MOMENT = { most: 1, windowMs: MINUTE_MS }
const BURST = { most: 5, windowMs: 60 * MINUTE_MS }
const STEADY = { most: 1, windowMs: 8 * MINUTE_MS }

type MailKind = 'code' | 'registration' | 'reset'

const idOf = (kind: MailKind, email: string) => `mail:${kind}:${normalized(email)}`

/**
 * Counts a mail with a code or a link. If one was sent a moment ago, its owner uses that one: a stranger who asks for
 * more neither fills a mailbox nor closes this way to an account.
 * @returns whether to send it; the visitor gets the same answer in any case
 */
export async function maySend(c: Context<AppEnv>, kind: MailKind, email: string): Promise<boolean> {
  const id = idOf(kind, email)
  const isFree = (pace: string, limit: typeof MOMENT) =>
    countAll(c, [{ id: `${id}:${pace}`, ...limit }]).then(() => true, isFull)
  if (!(await isFree('moment', MOMENT))) return false
  return (await isFree('burst', BURST)) || (await isFree('steady', STEADY))
}

/** What a mail brought has been used, so the next request sends another one at once. */
export async function markUsed(c: Context<AppEnv>, kinds: readonly MailKind[], email: string) {
  await Promise.all(kinds.map((kind) => forget(c, `${idOf(kind, email)}:moment`)))
}

function isFull(error: unknown): false {
  if (error instanceof ProblemError) return false
  throw error
}
