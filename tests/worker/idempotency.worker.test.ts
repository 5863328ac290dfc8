import { expect, test, vi } from 'vitest'

import { ProblemError } from '#shared/http/problem.ts'
import { runIdempotent, hashKey, type ActionResult } from '#worker/idempotency/run-idempotent.ts'
import type { Session } from '#worker/session/session.ts'

import { openIdempotency } from './idempotency.ts'
import { begin, openBrowser } from './shoppers.ts'

const MINUTE = 60_000

test('ten clicks at once run one action, and all ten get its result', async () => {
  const shop = openIdempotency()
  const held = shop.holdNext()
  const clicks = Array.from({ length: 10 }, async () => shop.add(await shop.stranger(), 'one'))
  await vi.waitFor(() => expect(shop.done()).toBe(1))
  held.release()

  const answers = await Promise.all(clicks)
  expect(answers).toEqual(Array(10).fill({ done: 1 }))
  expect(shop.done()).toBe(1)
})

test('each combination of input, action and idempotency key runs', async () => {
  const shop = openIdempotency()
  const session = await shop.stranger()

  expect(await shop.add(session, 'one', { quantity: 1 })).toEqual({ done: 1 })
  expect(await shop.add(session, 'one', { quantity: 2 })).toEqual({ done: 2 })
  expect(await shop.add(session, 'two', { quantity: 1 })).toEqual({ done: 3 })
  expect(await shop.add(session, 'one', { quantity: 1 })).toEqual({ done: 1 })
  const names = [
    ['a', 'b', 'c'],
    ['ab', '', 'c'],
    ['a', 'b', ['c']],
  ] as const
  const hashes = await Promise.all(names.map(([id, action, input]) => hashKey(id, action, input)))
  expect(new Set(hashes).size).toBe(names.length)
})

test('a double click of a visitor without a session creates one session and one bag', async () => {
  const shop = openIdempotency()
  const held = shop.holdNext()
  const [one, other] = [openBrowser(shop.isolate), openBrowser(shop.isolate)]
  const action = (session: Session) =>
    shop.add(session, 'first-add', {}, async () => {
      await begin(session)
      session.update({ basketId: 'the-bag', bagCount: 1 })
    })
  const clicks = [one.visit(action), other.visit(action)]
  await vi.waitFor(() => expect(shop.done()).toBe(1))
  held.release()
  await Promise.all(clicks)

  const states = await Promise.all(
    [one, other].map(async (browser) => (await shop.isolate.open(browser.header())).state),
  )
  expect(states[0]).toMatchObject({ basketId: 'the-bag', bagCount: 1 })
  expect(states[1]).toEqual(states[0])
  expect(await shop.isolate.logins()).toHaveLength(1)

  const again = await one.visit((session) => shop.add(session, 'first-add'))
  expect(again, 'the new session gets the stored result too').toEqual({
    result: { done: 1 },
    written: [],
  })
})

test('an old result does not undo the shopper’s later changes', async () => {
  const shop = openIdempotency()
  const browser = openBrowser(shop.isolate)
  await browser.visit(begin)
  const add = (session: Session) =>
    shop.add(session, 'old', {}, async () => session.update({ basketId: 'b1', bagCount: 1 }))
  await browser.visit(add)
  shop.isolate.clock.now += MINUTE
  await browser.visit((session) => session.update({ basketId: 'b2', bagCount: 5 }))

  await browser.visit(add)
  const { state } = await shop.isolate.open(browser.header())
  expect(state).toMatchObject({ basketId: 'b2', bagCount: 5 })
})

test('another session’s key is ignored', async () => {
  const shop = openIdempotency()
  const [one, other] = [openBrowser(shop.isolate), openBrowser(shop.isolate)]
  await one.visit(begin)
  await other.visit(begin)
  const add = (session: Session) => shop.add(session, 'guessed')

  expect((await one.visit(add)).result).toEqual({ done: 1 })
  expect((await other.visit(add)).result).toEqual({ done: 2 })
  expect(await shop.add(await shop.stranger(), 'guessed')).toEqual({ done: 3 })
  expect((await one.visit(add)).result).toEqual({ done: 1 })
  expect((await other.visit(add)).result).toEqual({ done: 2 })
  expect(await shop.add(await shop.stranger(), 'guessed')).toEqual({ done: 3 })

  const anonymous = await shop.stranger()
  expect(await shop.add(anonymous, 'anonymous')).toEqual({ done: 4 })
  expect((await other.visit((session) => shop.add(session, 'anonymous'))).result).toEqual({
    done: 5,
  })
})

test('an error is returned again like any other result', async () => {
  const shop = openIdempotency()
  const session = await shop.stranger()
  const refused = new ProblemError('invalid-input', {
    field: 'quantity',
    fields: { quantity: 'required' },
  })
  const action = () => shop.action(session, 'refused', async () => Promise.reject(refused))

  await expect(runIdempotent(action())).rejects.toBe(refused)
  await expect(runIdempotent(action())).rejects.toMatchObject({
    type: 'invalid-input',
    field: 'quantity',
    fields: { quantity: 'required' },
  })
  const defect = () =>
    shop.action(session, 'defect', async () => Promise.reject(new Error('a bug')))
  await expect(runIdempotent(defect())).rejects.toThrow('a bug')
  await expect(runIdempotent(defect())).rejects.toMatchObject({ type: 'unexpected' })
  expect(shop.done()).toBe(2)
})

test('an order with an unknown outcome is reported to waiting requests, and repeated only by a caller that knows it failed', async () => {
  const shop = openIdempotency()
  const session = await shop.stranger()
  const held = shop.holdNext()
  const doubted = async (): Promise<ActionResult<{ done: number }>> => ({
    problem: new ProblemError('unavailable'),
    retention: 'unknown',
  })
  const action = (work?: typeof doubted) =>
    ({ ...shop.action(session, 'doubted', work), kind: 'order' }) as const
  const asked = Promise.allSettled([runIdempotent(action(doubted)), runIdempotent(action(doubted))])
  await vi.waitFor(() => expect(shop.done()).toBe(1))
  held.release()
  for (const answer of await asked) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { type: 'unavailable' } })
  }

  await expect(runIdempotent(action())).rejects.toMatchObject({ type: 'outcome-unknown' })
  expect(shop.done()).toBe(1)
  expect(await runIdempotent({ ...action(), retriesLost: true })).toEqual({ done: 2 })
  expect(await runIdempotent(action())).toEqual({ done: 2 })
})

test('a repeatable action is repeated only after it is lost, and only for its own session', async () => {
  const shop = openIdempotency()
  const [one, other] = [openBrowser(shop.isolate), openBrowser(shop.isolate)]
  await one.visit(begin)
  await other.visit(begin)
  const place = (name: string) => (session: Session) =>
    runIdempotent({ ...shop.action(session, name), retriesLost: true })
  const held = shop.holdNext()
  const clicks = [one.visit(place('order'))]
  await vi.waitFor(() => expect(shop.done()).toBe(1))
  clicks.push(one.visit(place('order')))
  expect((await other.visit(place('order'))).result).toEqual({ done: 2 })
  held.release()
  for (const { result } of await Promise.all(clicks)) expect(result).toEqual({ done: 1 })

  const lost = shop.holdNext()
  const late = one.visit(place('lost'))
  await vi.waitFor(() => expect(shop.done()).toBe(3))
  shop.isolate.clock.now += MINUTE
  expect((await other.visit(place('lost'))).result).toEqual({ done: 4 })
  lost.release()
  expect((await late).result).toEqual({ done: 3 })
  expect((await one.visit(place('lost'))).result).toEqual({ done: 3 })
})

test('a declined order is reported to waiting requests and can then be placed again', async () => {
  const shop = openIdempotency()
  const session = await shop.stranger()
  const held = shop.holdNext()
  const declined = async (): Promise<ActionResult<{ done: number }>> => ({
    problem: new ProblemError('payment-declined'),
    retention: 'discarded',
  })
  const place = () => runIdempotent({ ...shop.action(session, 'order', declined), kind: 'order' })
  const asked = Promise.allSettled([place(), place(), place()])
  await vi.waitFor(() => expect(shop.done()).toBe(1))
  held.release()
  for (const answer of await asked) {
    expect(answer).toMatchObject({ status: 'rejected', reason: { type: 'payment-declined' } })
  }
  expect(shop.done()).toBe(1)

  const placed = { ...shop.action(session, 'order'), kind: 'order' } as const
  expect(await runIdempotent(placed)).toEqual({ done: 2 })
  expect(await runIdempotent(placed)).toEqual({ done: 2 })
})
