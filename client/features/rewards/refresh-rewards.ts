import { ProblemError } from '#shared/http/problem.ts'
import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { Rewards, RewardsProgram } from '#shared/rewards/rewards.ts'

/** The limits of spec 1 §9; all times in milliseconds. */
const ATTEMPTS = 5
const RETRIES = 3
const BETWEEN_ATTEMPTS_MS = 10_000
const LOOKS = 60
const BETWEEN_LOOKS_MS = 1_000

const backoffMs = (retry: number) => Math.min(1_000 * 2 ** retry, 16_000)

export interface RefreshDependencies {
  program: RewardsProgram
  createIdempotencyKey: () => IdempotencyKey
  /** Rejects when the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  warn: (message: string) => void
  signal: AbortSignal
}

/**
 * Refreshes a member's rewards after signing in: asks the program for an update until it has a time, and then looks at
 * the customer until the offers appear (spec 1 §4).
 * @returns the rewards, which await nothing any longer even if nothing has come; null if nobody is signed in
 * @throws when the signal is aborted
 */
export async function refreshRewards(
  dependencies: RefreshDependencies,
  rewards: Rewards,
): Promise<Rewards | null> {
  const isUpdated = rewards.awaits === 'offers' || (await requestUpdate(dependencies))
  const latest = isUpdated ? await lookForOffers(dependencies, rewards) : rewards
  return latest && { ...latest, awaits: null }
}

/** @returns whether the program has updated the offers */
async function requestUpdate(dependencies: RefreshDependencies): Promise<boolean> {
  const { wait, signal } = dependencies
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (attempt > 0) await wait(BETWEEN_ATTEMPTS_MS, signal)
    const result = await attemptUpdate(dependencies)
    if (result !== 'pending') return result === 'updated'
  }
  return false
}

type AttemptResult = 'updated' | 'pending' | 'rejected'

/** One attempt, repeated with growing pauses as long as there is no answer. */
async function attemptUpdate({
  program,
  createIdempotencyKey,
  wait,
  warn,
  signal,
}: RefreshDependencies): Promise<AttemptResult> {
  const key = createIdempotencyKey()
  for (let retry = 0; ; retry += 1) {
    try {
      const { loyaltyOffersLastUpdated } = await program.requestUpdate(key, signal)
      return loyaltyOffersLastUpdated === null ? 'pending' : 'updated'
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ProblemError && REJECTIONS.has(error.type)) return 'rejected'
      if (retry === RETRIES) {
        warn('Max retry attempts reached')
        return 'pending'
      }
      await wait(backoffMs(retry), signal)
    }
  }
}

/** The customer has signed out meanwhile, or is not a member. */
const REJECTIONS = new Set(['sign-in-required', 'rejected', 'forbidden', 'invalid-input'])

async function lookForOffers(
  { program, wait, signal }: RefreshDependencies,
  rewards: Rewards,
): Promise<Rewards | null> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (look > 0) await wait(BETWEEN_LOOKS_MS, signal)
    const latest = await program.getRewards(signal).catch(() => undefined)
    signal.throwIfAborted()
    if (latest === null || latest?.progress) return latest
  }
  return { ...rewards, progress: null }
}
