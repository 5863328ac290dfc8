import { expect, test } from 'vitest'

import { expectOneOrder, live, openCheckout, scheduleOf } from './order-schedules.ts'

const SEEDS = Array.from({ length: 40 }, (_, count) => count + 1)
const AT_ONCE = 8

test(
  'whatever fails while an order is placed, there is one order and the shopper is told so',
  { timeout: 240_000 },
  async () => {
    const failures: string[] = []
    const waiting = [...SEEDS]
    const work = async () => {
      for (let seed = waiting.shift(); seed !== undefined; seed = waiting.shift()) {
        const failure = await problemWith(seed)
        if (failure !== null) failures.push(failure)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    expect(failures).toEqual([])
  },
)

/** Null on success, otherwise the seed, the failure and the schedule. */
async function problemWith(seed: number): Promise<string | null> {
  const schedule = scheduleOf(seed)
  try {
    const checkout = await openCheckout()
    const seen = await live(checkout, schedule)
    for (const { status, text } of seen) {
      expect([200, 303, 422, 503, 504], text.slice(0, 500)).toContain(status)
    }
    const isTold = seen.some(({ to }) => to?.includes('/confirmation/'))
    expect(isTold && (await checkout.shopper.orders()).length !== 1).toBe(false)
    await expectOneOrder(checkout)
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `seed ${seed}: ${reason}\n${schedule.map((step) => JSON.stringify(step)).join('\n')}`
  }
}
