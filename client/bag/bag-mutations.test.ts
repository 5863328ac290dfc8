import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { lamp, openShop, quantitiesIn, mug } from './testing/small-shop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const DEBOUNCE_MS = 500
const swallow = () => null

test('shows rapid quantity steps at once and sends only the last', async () => {
  const shop = openShop()
  for (const quantity of [2, 3, 4]) {
    void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity })
    await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1)
  }
  expect(quantitiesIn(shop.shown())).toEqual(['lamp 4', 'mug 1'])
  expect(shop.mutationsDone()).toEqual([])

  await vi.runAllTimersAsync()
  expect(shop.mutationsDone()).toEqual([{ kind: 'updateLine', lineId: lamp.lineId, quantity: 4 }])
  expect(shop.view.pending).toEqual([])
  expect(quantitiesIn(shop.view.bag)).toEqual(['lamp 4', 'mug 1'])
})

test('a new mutation first sends the waiting quantities, then waits its turn', async () => {
  const shop = openShop()
  void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 3 })
  void shop.mutations.addToBag({ productId: lamp.productId, quantity: 1 })
  void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 9 })
  void shop.mutations.updateLine({ lineId: mug.lineId, quantity: 0 })
  expect(quantitiesIn(shop.shown())).toEqual(['lamp 9'])

  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS - 1)
  expect(shop.mutationsDone().map(({ kind }) => kind)).toEqual([
    'updateLine',
    'addToBag',
    'updateLine',
    'updateLine',
  ])
  expect(quantitiesIn(shop.serverBag())).toEqual(['lamp 9'])
  expect(shop.view.mostAtOnce).toBe(1)
})

test('a rejected mutation is rolled back; later ones stay', async () => {
  const shop = openShop({ moods: ['refuses'] })
  const refused = shop.mutations.addToBag({ productId: lamp.productId, quantity: 5 })
  const updated = shop.mutations.updateLine({ lineId: mug.lineId, quantity: 0 })
  expect(quantitiesIn(shop.shown())).toEqual(['lamp 6'])

  await Promise.all([
    expect(refused).rejects.toMatchObject({ type: 'not-added' }),
    vi.runAllTimersAsync(),
  ])
  expect(quantitiesIn(await updated)).toEqual(['lamp 1'])
  expect(quantitiesIn(shop.shown())).toEqual(['lamp 1'])
})

test('retries a lost response with the same idempotency key, so that it runs once', async () => {
  const shop = openShop({ moods: ['loses the answer', 'loses the call'] })
  const added = shop.mutations.addToBag({ productId: lamp.productId, quantity: 2 })
  await vi.runAllTimersAsync()

  expect(quantitiesIn(await added)).toEqual(['lamp 3', 'mug 1'])
  expect(shop.mutationsDone()).toHaveLength(1)
})

test('changes that the next document takes over run once, in order', async () => {
  const shop = openShop()
  void shop.mutations.updateLineDebounced({ lineId: mug.lineId, quantity: 0 })
  void shop.mutations.addToBag({ productId: lamp.productId, quantity: 2 })
  const waiting = shop.mutations.waiting({ isOnline: false, now: 0 })
  for (const change of waiting) void shop.mutations.resume(change)
  await vi.runAllTimersAsync()

  expect(waiting.map(({ mutation }) => mutation.kind)).toEqual(['updateLine', 'addToBag'])
  expect(shop.mutationsDone()).toHaveLength(2)
  expect(quantitiesIn(shop.view.bag)).toEqual(['lamp 3'])
})

test('without any response, reads the bag again and reports an unknown outcome', async () => {
  const shop = openShop({ moods: Array.from({ length: 4 }, () => 'loses the answer') })
  const added = shop.mutations.addToBag({ productId: lamp.productId, quantity: 2 })
  await Promise.all([
    expect(added).rejects.toMatchObject({ type: 'outcome-unknown' }),
    vi.runAllTimersAsync(),
  ])
  expect(quantitiesIn(shop.view.bag)).toEqual(['lamp 3', 'mug 1'])
})

test('finishing sends waiting changes and returns whether all succeeded', async () => {
  const shop = openShop({ moods: ['answers', 'refuses'] })
  const mutations = [
    shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 2 }),
    shop.mutations.updateLineDebounced({ lineId: mug.lineId, quantity: 7 }),
  ]
  const isAllDone = shop.mutations.flush()
  for (const mutation of mutations) mutation.catch(swallow)
  await vi.runAllTimersAsync()

  expect(await isAllDone).toBe(false)
  expect(await shop.mutations.flush()).toBe(true)
  expect(quantitiesIn(shop.shown())).toEqual(['lamp 2', 'mug 1'])
})

test('a hidden page sends quantities of several lines together and all else in sequence', async () => {
  const shop = openShop({ doneAfter: [30, 5] })
  for (const { lineId } of [lamp, mug])
    void shop.mutations.updateLineDebounced({ lineId, quantity: 4 })
  shop.mutations.flushOnHide()
  await vi.advanceTimersByTimeAsync(4)
  expect(shop.view.mostAtOnce).toBe(2)
  void shop.mutations.updateLineDebounced({ lineId: mug.lineId, quantity: 6 })
  shop.mutations.flushOnHide()
  await vi.runAllTimersAsync()
  expect(shop.view.mostAtOnce).toBe(2)
  expect(shop.view.pending).toEqual([])
  expect(quantitiesIn(shop.view.bag)).toEqual(['lamp 4', 'mug 6'])

  void shop.mutations.addToBag({ productId: lamp.productId, quantity: 1 })
  void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 9 })
  shop.mutations.flushOnHide()
  await vi.runAllTimersAsync()
  expect(quantitiesIn(shop.view.bag)).toEqual(['lamp 9', 'mug 6'])
})

test('sends a quantity that changes while the previous one is in flight after it', async () => {
  const shop = openShop({ doneAfter: [40] })
  void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 4 })
  await vi.advanceTimersByTimeAsync(DEBOUNCE_MS + 5)
  void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 7 })
  expect(quantitiesIn(shop.shown())).toEqual(['lamp 7', 'mug 1'])

  await vi.runAllTimersAsync()
  expect(quantitiesIn(shop.serverBag())).toEqual(['lamp 7', 'mug 1'])
  expect(shop.mutationsDone()).toHaveLength(2)
})

test('quantities of two lines changed in turn are one change of each line', async () => {
  const shop = openShop()
  const changes = [
    shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 2 }),
    shop.mutations.updateLineDebounced({ lineId: mug.lineId, quantity: 3 }),
    shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 4 }),
  ]
  await vi.runAllTimersAsync()

  expect(shop.mutationsDone()).toEqual([
    { kind: 'updateLine', lineId: lamp.lineId, quantity: 4 },
    { kind: 'updateLine', lineId: mug.lineId, quantity: 3 },
  ])
  expect(await changes[0]).toBe(await changes[2])
})

test('a quantity set after a product was added does not move ahead of it', async () => {
  const shop = openShop()
  void shop.mutations.updateLine({ lineId: mug.lineId, quantity: 2 })
  void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 3 })
  void shop.mutations.addToBag({ productId: lamp.productId, quantity: 1 })
  void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 9 })
  expect(quantitiesIn(shop.shown())).toEqual(['lamp 9', 'mug 2'])

  await vi.runAllTimersAsync()
  expect(shop.mutationsDone().map(({ kind }) => kind)).toEqual([
    'updateLine',
    'updateLine',
    'addToBag',
    'updateLine',
  ])
  expect(quantitiesIn(shop.serverBag())).toEqual(['lamp 9', 'mug 2'])
})

test('a page that is hidden sends two changes of the same line one after the other', async () => {
  const shop = openShop({ doneAfter: [30, 5] })
  void shop.mutations.updateLine({ lineId: lamp.lineId, quantity: 2 })
  void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 9 })
  shop.mutations.flushOnHide()
  await vi.runAllTimersAsync()

  expect(shop.view.mostAtOnce).toBe(1)
  expect(quantitiesIn(shop.serverBag())).toEqual(['lamp 9', 'mug 1'])
})

test('a page that is hidden sends a quantity after the product that was added before it', async () => {
  const shop = openShop({ doneAfter: [30, 5] })
  void shop.mutations.addToBag({ productId: lamp.productId, quantity: 1 })
  void shop.mutations.updateLineDebounced({ lineId: lamp.lineId, quantity: 9 })
  shop.mutations.flushOnHide()
  await vi.runAllTimersAsync()

  expect(shop.view.mostAtOnce).toBe(1)
  expect(quantitiesIn(shop.serverBag())).toEqual(['lamp 9', 'mug 1'])
})

test('the bag is read once when changes sent at once are answered out of order', async () => {
  const shop = openShop({ doneAfter: [5, 10], answeredAfter: [50, 0] })
  for (const { lineId } of [lamp, mug])
    void shop.mutations.updateLineDebounced({ lineId, quantity: 4 })
  shop.mutations.flushOnHide()
  await vi.runAllTimersAsync()

  expect(quantitiesIn(shop.shown())).toEqual(['lamp 4', 'mug 4'])
  expect(shop.view.reads).toBe(1)
})

test('a page hidden twice still reads the bag after the last of its changes', async () => {
  const shop = openShop({ doneAfter: [5, 10], answeredAfter: [50, 0] })
  for (const { lineId } of [lamp, mug])
    void shop.mutations.updateLineDebounced({ lineId, quantity: 4 })
  shop.mutations.flushOnHide()
  await vi.advanceTimersByTimeAsync(20)
  shop.mutations.flushOnHide()
  await vi.runAllTimersAsync()

  expect(quantitiesIn(shop.shown())).toEqual(['lamp 4', 'mug 4'])
})

test('a bag read before the last change is done does not replace the bag read after it', async () => {
  const shop = openShop({ doneAfter: [40, 5], readAfter: [200, 0] })
  for (const { lineId } of [lamp, mug])
    void shop.mutations.updateLineDebounced({ lineId, quantity: 4 })
  shop.mutations.flushOnHide()
  await vi.runAllTimersAsync()

  expect(quantitiesIn(shop.shown())).toEqual(['lamp 4', 'mug 4'])
})

test('a change sent while the bag is being read is shown once it is done', async () => {
  const shop = openShop({ moods: ['is unavailable'], doneAfter: [5, 5], readAfter: [700, 0] })
  shop.mutations.updateLine({ lineId: lamp.lineId, quantity: 4 }).catch(swallow)
  await vi.advanceTimersByTimeAsync(20)
  void shop.mutations.updateLineDebounced({ lineId: mug.lineId, quantity: 4 })
  shop.mutations.flushOnHide()
  await vi.runAllTimersAsync()

  expect(quantitiesIn(shop.shown())).toEqual(['lamp 1', 'mug 4'])
})
