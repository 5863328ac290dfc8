import { expect, test } from 'vitest'

import { seededRandom } from '../support/seeded-random.ts'
import { openPlainCommerce } from './plain-commerce.ts'
import { newIdempotencyKey, openShopper } from './purchase.ts'
import type { Fault } from './shop.ts'
import { openStore } from './store.ts'

const SEEDS = Array.from({ length: 12 }, (_, count) => count + 1)
const ADDS = 5
/** Exceeds the time for which the breaker stays open. */
const CALM_MS = 40_000

const FAULTS: readonly [Fault, ...Fault[]] = [
  { kind: 'status', status: 504 },
  { kind: 'status', status: 500 },
  { kind: 'status-after-commit', status: 504 },
  { kind: 'reset-before-commit' },
  { kind: 'reset-after-commit' },
  { kind: 'malformed' },
]

test.each([
  ['with the ids of adds', {}],
  ['by comparing lines', openPlainCommerce().variables],
] as const)(
  'whatever responses are lost, a bag has each add that was reported once (%s)',
  async (_, variables) => {
    const failures = await Promise.all(SEEDS.map((seed) => problemWith(seed, variables)))
    expect(failures.filter((failure) => failure !== null)).toEqual([])
  },
)

/** Null on success, otherwise the seed with each add, its fault and its status. */
async function problemWith(seed: number, variables: object): Promise<string | null> {
  const chance = seededRandom(seed)
  const store = openStore({ ...variables })
  const shopper = openShopper(store)
  const steps: string[] = []
  let expected = 0
  for (let count = 0; count < ADDS; count += 1) {
    const productId = chance.oneOf(['JW0801', 'JW0201'])
    const quantity = 1 + chance.below(3)
    const fault = chance.isSo(0.6) ? chance.oneOf(FAULTS) : null
    if (fault) await shopper.breaks('/items', fault, { method: 'POST' })
    const sending = { idempotencyKey: newIdempotencyKey() }
    const { status } = await shopper.add(productId, quantity, sending)
    steps.push(`${quantity} × ${productId}, ${JSON.stringify(fault)}: ${status}`)
    store.clock.now += CALM_MS
    // An add that is reported as not done may be repeated.
    const repeated = status === 503 ? await shopper.add(productId, quantity, sending) : null
    const isDone = (repeated?.status ?? status) === 200
    const bag = await shopper.bag()
    const isRight = status === 504 ? true : isDone && bag.count === expected + quantity
    if (!isRight) return `seed ${seed}: ${bag.count} in the bag\n${steps.join('\n')}`
    expected = bag.count
  }
  return null
}
