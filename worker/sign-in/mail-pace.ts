import { ProblemError } from '#shared/http/problem.ts'

import { MINUTE_MS } from '../limits/limits.ts'
import { countAll, forget, normalized, type CountingEdge } from '../limits/counters.ts'

/**
 * The number of mails of a kind that one address gets, from all visitors together: one a minute, five an hour, and then
 * one every eight minutes. Codes and links are valid for ten minutes, so a working one is always in the mailbox.
 */
const MOMENT = { most: 1, windowMs: MINUTE_MS }
const BURST = { most: 5, windowMs: 60 * MINUTE_MS }
const STEADY = { most: 1, windowMs: 8 * MINUTE_MS }

type MailKind = 'code' | 'registration' | 'reset'

const counterId = (kind: MailKind, email: string) => `mail:${kind}:${normalized(email)}`

/**
 * Counts a mail with a code or a link. If one was sent a moment ago, its owner uses that one: a stranger who requests
 * more neither fills the mailbox nor locks the owner out.
 * @returns whether to send it; the visitor gets the same answer in any case
 */
export async function maySend(edge: CountingEdge, kind: MailKind, email: string): Promise<boolean> {
  const id = counterId(kind, email)
  const isFree = (pace: string, limit: typeof MOMENT) =>
    countAll(edge, [{ id: `${id}:${pace}`, ...limit }]).then(() => true, isFull)
  if (!(await isFree('moment', MOMENT))) return false
  return (await isFree('burst', BURST)) || (await isFree('steady', STEADY))
}

/** Notes that a mailed code or link was used, so the next request sends another one at once. */
export async function markUsed(edge: CountingEdge, kinds: readonly MailKind[], email: string) {
  await Promise.all(kinds.map((kind) => forget(edge, `${counterId(kind, email)}:moment`)))
}

function isFull(error: unknown): false {
  if (error instanceof ProblemError) return false
  throw error
}
