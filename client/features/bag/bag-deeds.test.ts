import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { LineId, OperationId, type Bag } from '#shared/contract/bag.ts'
import { ProblemError } from '#shared/contract/problem.ts'
import { ProductId } from '#shared/contract/product.ts'

import { createBagDeeds } from './bag-deeds.ts'
import { expectedBag, type BagDeed } from './expected-bag.ts'
import { smallBag, smallLine } from './testing/small-bag.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Mood = 'answers' | 'refuses' | 'is unavailable' | 'loses the call' | 'loses the answer'

const DEBOUNCE_MS = 500
const candle = { lineId: v.parse(LineId, 'line-candle'), productId: v.parse(ProductId, 'candle') }
const soap = { lineId: v.parse(LineId, 'line-soap'), productId: v.parse(ProductId, 'soap') }

/** A fake service that performs each idempotency key once and responds as `moods` says. */
function openShop(moods: Mood[] = [], slowness: number[] = []) {
  let bag = smallBag([smallLine('candle', 1), smallLine('soap', 1)])
  const done = new Map<OperationId, BagDeed>()
  const view = { bag, pending: [] as readonly BagDeed[], mostAtOnce: 0 }
  let atOnce = 0

  async function perform(deed: BagDeed, operation: OperationId): Promise<Bag> {
    atOnce += 1
    view.mostAtOnce = Math.max(view.mostAtOnce, atOnce)
    await new Promise((resolve) => setTimeout(resolve, slowness.shift() ?? 10))
    atOnce -= 1
    const mood = moods.shift() ?? 'answers'
    if (mood === 'refuses') throw new ProblemError('not-added')
    if (mood === 'is unavailable') throw new ProblemError('unavailable')
    if (mood === 'loses the call') throw new ProblemError('unavailable', { cause: 'no answer' })
    if (!done.has(operation)) {
      done.set(operation, deed)
      const { lines } = expectedBag(bag, [deed])
      bag = smallBag(lines.map(({ name, quantity }) => smallLine(name, quantity)))
    }
    if (mood === 'loses the answer') throw new ProblemError('unavailable', { cause: 'no answer' })
    return bag
  }

  let operations = 0
  const deeds = createBagDeeds({
    shopper: {
      getBag: async () => bag,
      addItem: (item, operation) => perform({ kind: 'add', ...item }, operation),
      updateItem: (item, operation) => perform({ kind: 'update', ...item }, operation),
      addCoupon: (coupon, operation) => perform({ kind: 'add-coupon', ...coupon }, operation),
      removeCoupon: (coupon, operation) => perform({ kind: 'remove-coupon', ...coupon }, operation),
    },
    keep: async (answered) => void (view.bag = answered),
    showPending: (pending) => void (view.pending = pending),
    inTurn: (work) => work(),
    online: async () => {},
    createOperation: () => v.parse(OperationId, `operation-${(operations += 1)}`.padEnd(26, '-')),
  })
  return {
    deeds,
    view,
    serverBag: () => bag,
    shown: () => expectedBag(view.bag, view.pending),
    deedsDone: () => [...done.values()],
  }
}

const quantitiesIn = (bag: Bag) => bag.lines.map(({ name, quantity }) => `${name} ${quantity}`)
const swallow = () => null

test('shows rapid quantity steps at once and sends only the last', async () => {
  const shop = openShop()
  for (const quantity of [2, 3, 4]) {
    void shop.deeds.setQuantity({ lineId: candle.lineId, quantity })
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1)
  }
  expect(quantitiesIn(shop.shown())).toEqual(['candle 4', 'soap 1'])
  expect(shop.deedsDone()).toEqual([])

  await vi.runAllTimersAsync()
  expect(shop.deedsDone()).toEqual([{ kind: 'update', lineId: candle.lineId, quantity: 4 }])
  expect(shop.view.pending).toEqual([])
  expect(quantitiesIn(shop.view.bag)).toEqual(['candle 4', 'soap 1'])
})

test('a new mutation first sends the waiting quantities, then waits its turn', async () => {
  const shop = openShop()
  void shop.deeds.setQuantity({ lineId: candle.lineId, quantity: 3 })
  void shop.deeds.add({ productId: candle.productId, quantity: 1 })
  void shop.deeds.setQuantity({ lineId: candle.lineId, quantity: 9 })
  void shop.deeds.update({ lineId: soap.lineId, quantity: 0 })
  expect(quantitiesIn(shop.shown())).toEqual(['candle 9'])

  await vi.runAllTimersAsync()
  expect(shop.deedsDone().map(({ kind }) => kind)).toEqual(['update', 'add', 'update', 'update'])
  expect(quantitiesIn(shop.serverBag())).toEqual(['candle 9'])
  expect(shop.view.mostAtOnce).toBe(1)
})

test('a rejected mutation is rolled back; later ones stay', async () => {
  const shop = openShop(['refuses'])
  const refused = shop.deeds.add({ productId: candle.productId, quantity: 5 })
  const kept = shop.deeds.update({ lineId: soap.lineId, quantity: 0 })
  expect(quantitiesIn(shop.shown())).toEqual(['candle 6'])

  await Promise.all([
    expect(refused).rejects.toMatchObject({ type: 'not-added' }),
    vi.runAllTimersAsync(),
  ])
  expect(quantitiesIn(await kept)).toEqual(['candle 1'])
  expect(quantitiesIn(shop.shown())).toEqual(['candle 1'])
})

test('retries a lost response with the same idempotency key, so that it runs once', async () => {
  const shop = openShop(['loses the answer', 'loses the call'])
  const added = shop.deeds.add({ productId: candle.productId, quantity: 2 })
  await vi.runAllTimersAsync()

  expect(quantitiesIn(await added)).toEqual(['candle 3', 'soap 1'])
  expect(shop.deedsDone()).toHaveLength(1)
})

test('without any response, reads the bag again and reports an unknown outcome', async () => {
  const shop = openShop(Array.from({ length: 4 }, () => 'loses the answer'))
  const added = shop.deeds.add({ productId: candle.productId, quantity: 2 })
  await Promise.all([
    expect(added).rejects.toMatchObject({ type: 'outcome-unknown' }),
    vi.runAllTimersAsync(),
  ])
  expect(quantitiesIn(shop.view.bag)).toEqual(['candle 3', 'soap 1'])
})

test('finishing sends waiting changes and returns whether all succeeded', async () => {
  const shop = openShop(['answers', 'refuses'])
  const deeds = [
    shop.deeds.setQuantity({ lineId: candle.lineId, quantity: 2 }),
    shop.deeds.setQuantity({ lineId: soap.lineId, quantity: 7 }),
  ]
  const isAllDone = shop.deeds.finish()
  for (const deed of deeds) deed.catch(swallow)
  await vi.runAllTimersAsync()

  expect(await isAllDone).toBe(false)
  expect(await shop.deeds.finish()).toBe(true)
  expect(quantitiesIn(shop.shown())).toEqual(['candle 2', 'soap 1'])
})

test('a hidden page sends quantities of several lines together and all else in sequence', async () => {
  const shop = openShop([], [30, 5])
  for (const { lineId } of [candle, soap]) void shop.deeds.setQuantity({ lineId, quantity: 4 })
  shop.deeds.leave()
  await vi.advanceTimersByTimeAsync(4)
  expect(shop.view.mostAtOnce).toBe(2)
  void shop.deeds.setQuantity({ lineId: soap.lineId, quantity: 6 })
  shop.deeds.leave()
  await vi.runAllTimersAsync()
  expect(shop.view.mostAtOnce).toBe(2)
  expect(shop.view.pending).toEqual([])
  expect(quantitiesIn(shop.view.bag)).toEqual(['candle 4', 'soap 6'])

  void shop.deeds.add({ productId: candle.productId, quantity: 1 })
  void shop.deeds.setQuantity({ lineId: candle.lineId, quantity: 9 })
  shop.deeds.leave()
  await vi.runAllTimersAsync()
  expect(quantitiesIn(shop.view.bag)).toEqual(['candle 9', 'soap 6'])
})

test('shows the service’s bag in the end, whatever the order of responses and failures', async () => {
  const mood = fc.constantFrom<Mood>(
    'answers',
    'refuses',
    'is unavailable',
    'loses the call',
    'loses the answer',
  )
  const step = fc.record({
    of: fc.constantFrom(candle, soap),
    kind: fc.constantFrom('add', 'set', 'remove', 'hide'),
    quantity: fc.integer({ min: 1, max: 9 }),
    pause: fc.constantFrom(0, 5, 400, 600),
  })
  const slowness = fc.array(fc.constantFrom(0, 3, 700))

  await fc.assert(
    fc.asyncProperty(fc.array(step), fc.array(mood), slowness, async (steps, moods, delays) => {
      const shop = openShop([...moods], [...delays])
      for (const { of, kind, quantity, pause } of steps) {
        const { lineId, productId } = of
        const { deeds } = shop
        if (kind === 'add') deeds.add({ productId, quantity }).catch(swallow)
        if (kind === 'set') deeds.setQuantity({ lineId, quantity }).catch(swallow)
        if (kind === 'hide') deeds.leave()
        if (kind === 'remove') deeds.update({ lineId, quantity: 0 }).catch(swallow)
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
