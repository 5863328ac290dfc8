import { expect, test } from 'vitest'

import { expectOneOrder, live, openCheckout, createSchedule } from './order-schedules.ts'
import { openPlainCommerce } from './plain-commerce.ts'

const SEEDS = Array.from({ length: 40 }, (_, count) => count + 1)
const AT_ONCE = 8

test(
  'despite failures while an order is placed, the shopper ends with one order and its confirmation',
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
  const schedule = createSchedule(seed)
  try {
    // Every fourth shopper orders from an instance without custom attributes.
    const { variables, refused } = openPlainCommerce({ attributes: 'all' })
    const checkout = await openCheckout(seed % 4 === 0 ? { variables } : {})
    const seen = await live(checkout, schedule)
    for (const { status, text } of seen) {
      expect([200, 303, 422, 503, 504], text.slice(0, 500)).toContain(status)
    }
    const isTold = seen.some(({ to }) => to?.includes('/confirmation/'))
    expect(isTold && (await checkout.shopper.orders()).length !== 1).toBe(false)
    await expectOneOrder(checkout)
    expect(refused).toEqual([])
    return null
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `seed ${seed}: ${reason}\n${schedule.map((step) => JSON.stringify(step)).join('\n')}`
  }
}
