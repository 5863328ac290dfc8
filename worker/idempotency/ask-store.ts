import { startSystemTimer, within } from '../runtime/timer.ts'

/** How long an action that can do without the store waits for it. */
const PATIENCE_MS = 1_000

/** Calls to a Durable Object may be interrupted. The store's calls are safe to repeat. */
export const retryOnce = <Value>(call: () => Promise<Value>) => call().catch(() => call())

/** What the store responds. @throws if that takes too long for an action that can do without it */
export async function inTime<Said>(
  canDoWithout: boolean | undefined,
  asking: Promise<Said>,
): Promise<Said> {
  if (!canDoWithout) return asking
  const said = await within(asking, PATIENCE_MS, startSystemTimer)
  if (!said) throw new Error('the store did not respond')
  return said.value
}
