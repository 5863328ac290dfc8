import type { Rewards } from '#shared/rewards/rewards.ts'

import { refreshRewards, type RefreshDependencies } from './refresh-rewards.ts'

/** Several reasons to refresh within this time are one (ms). */
const DEBOUNCE_MS = 100

interface OneTabDependencies extends RefreshDependencies {
  /** Runs the work once no other tab runs it. */
  runExclusively: (work: () => Promise<void>, signal: AbortSignal) => Promise<void>
  show: (rewards: Rewards | null) => void
}

/**
 * Refreshes the rewards in one of the shopper's tabs. The others wait for it and then find nothing left to do; if it is
 * closed, the next one takes over.
 * @throws when the signal is aborted
 */
export async function refreshInOneTab(dependencies: OneTabDependencies, known: Rewards) {
  const { program, runExclusively, show, wait, signal } = dependencies
  await wait(DEBOUNCE_MS, signal)
  await runExclusively(async () => {
    // Another tab may have refreshed them.
    const current = await program.getRewards(signal).catch(() => ({ ...known, awaits: null }))
    signal.throwIfAborted()
    const rewards = current?.awaits ? await refreshRewards(dependencies, current) : current
    signal.throwIfAborted()
    show(rewards)
  }, signal)
}
