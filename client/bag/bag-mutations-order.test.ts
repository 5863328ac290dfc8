import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { isRepeatable } from './bag-mutations.ts'
import { lamp, openShop, mug, type Mood } from './testing/small-shop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const swallow = () => null

const delays = fc.array(fc.constantFrom(0, 3, 700))
const delayed = { doneAfter: delays, answeredAfter: delays, readAfter: delays }

test('whatever order answers come in, each line ends with the last quantity set', async () => {
  const step = fc.record({
    of: fc.constantFrom(lamp, mug),
    kind: fc.constantFrom('set', 'hide'),
    quantity: fc.integer({ min: 1, max: 9 }),
    pause: fc.constantFrom(0, 5, 400, 600),
  })

  await fc.assert(
    fc.asyncProperty(fc.array(step), fc.record(delayed), async (steps, plan) => {
      const shop = openShop(structuredClone(plan))
      const last = new Map([lamp, mug].map(({ lineId }) => [lineId, 1]))
      for (const { of, kind, quantity, pause } of steps) {
        if (kind === 'hide') shop.mutations.flushOnHide()
        else void shop.mutations.updateLineDebounced({ lineId: of.lineId, quantity })
        if (kind === 'set') last.set(of.lineId, quantity)
        await vi.advanceTimersByTimeAsync(pause)
      }
      await vi.runAllTimersAsync()

      const ends = new Map(shop.shown().lines.map(({ id, quantity }) => [id, quantity]))
      expect(ends).toEqual(last)
      expect(shop.serverBag()).toEqual(shop.view.bag)
    }),
  )
})

test('shows the service’s bag at the end, in whatever order answers and failures come', async () => {
  const mood = fc.constantFrom<Mood>(
    'answers',
    'refuses',
    'is unavailable',
    'loses the call',
    'loses the answer',
  )
  const step = fc.record({
    of: fc.constantFrom(lamp, mug),
    kind: fc.constantFrom('add', 'set', 'remove', 'hide'),
    quantity: fc.integer({ min: 1, max: 9 }),
    pause: fc.constantFrom(0, 5, 400, 600),
  })
  const plans = fc.record({ moods: fc.array(mood), ...delayed })

  await fc.assert(
    fc.asyncProperty(fc.array(step), plans, async (steps, plan) => {
      const shop = openShop(structuredClone(plan))
      for (const { of, kind, quantity, pause } of steps) {
        const { lineId, productId } = of
        const { mutations } = shop
        if (kind === 'add') mutations.addToBag({ productId, quantity }).catch(swallow)
        if (kind === 'set') mutations.updateLineDebounced({ lineId, quantity }).catch(swallow)
        if (kind === 'hide') mutations.flushOnHide()
        if (kind === 'remove') mutations.updateLine({ lineId, quantity: 0 }).catch(swallow)
        await vi.advanceTimersByTimeAsync(pause)
      }
      await vi.runAllTimersAsync()

      expect(shop.view.pending).toEqual([])
      expect(shop.shown()).toEqual(shop.serverBag())
      const isHidden = steps.some(({ kind }) => kind === 'hide')
      expect(shop.view.mostAtOnce).toBeLessThanOrEqual(isHidden ? 2 : 1)
    }),
  )
})

test('the next document takes over everything, and sends an addition that was sent only while its key is kept', () => {
  const shop = openShop()
  void shop.mutations.addToBag({ productId: lamp.productId, quantity: 2 })
  void shop.mutations.updateLine({ lineId: mug.lineId, quantity: 3 })
  void shop.mutations.addToBag({ productId: mug.productId, quantity: 1 })

  const left = 1_000_000
  const waiting = shop.mutations.waiting({ isOnline: true, now: left })
  const kindsAfter = (ms: number) =>
    waiting.flatMap((each) => (isRepeatable(each, left + ms) ? each.mutation.kind : []))
  expect(kindsAfter(60_000)).toEqual(['addToBag', 'updateLine', 'addToBag'])
  expect(kindsAfter(600_000)).toEqual(['updateLine', 'addToBag'])
  // A second document that is left keeps the time of the first.
  const [sent] = waiting
  if (sent) void shop.mutations.resume(sent)
  expect(shop.mutations.waiting({ isOnline: true, now: left + 60_000 }).at(-1)?.sentBy).toBe(left)
})
