import { startSystemTimer, within } from '../runtime/timer.ts'

/** How long an action waits for the store (ms): if it can do without, and if it cannot. */
const PATIENCE_MS = 1_000
const LONG_PATIENCE_MS = 5_000

/** Calls to a Durable Object may be interrupted. The store's calls are safe to repeat. */
export const retryOnce = <Value>(call: () => Promise<Value>) => call().catch(() => call())

/** What the store responds. @throws if that takes too long, which is sooner for an action that can do without it */
export async function inTime<Said>(
  canDoWithout: boolean | undefined,
  asking: Promise<Said>,
): Promise<Said> {
  const patienceMs = canDoWithout ? PATIENCE_MS : LONG_PATIENCE_MS
  const said = await within(asking, patienceMs, startSystemTimer)
  if (!said) throw new Error('the store did not respond')
  return said.value
}
