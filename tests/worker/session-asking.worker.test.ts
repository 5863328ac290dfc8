import * as v from 'valibot'
import { expect, test } from 'vitest'

import type { Session, SessionQuestion } from '#worker/session/session.ts'

import { openIsolate, type OpenIsolate } from './shoppers.ts'

const Basket = v.object({ basketId: v.string() })

test('a result contains the body, an empty body or the reason for an HTTP error', async () => {
  const { isolate, session } = await openShopper()
  const created = await session.ask({ ...create, startsSession: true })
  expect(created).toMatchObject({ kind: 'answer', body: { currency: 'USD' } })
  const { basketId } = v.parse(Basket, created.kind === 'answer' && created.body)

  const refused = await session.ask({ ...addTo(basketId), body: [{ productId: 'nothing' }] })
  expect(refused).toMatchObject({
    kind: 'refusal',
    problem: { members: { type: expect.any(String) } },
  })
  expect(refused.kind === 'refusal' && refused.problem.slug).toMatch(/^[a-z-]+$/)
  expect(await session.ask(create)).toMatchObject({
    kind: 'refusal',
    status: 400,
    problem: { slug: 'customer-baskets-quota-exceeded', members: { basketIds: expect.anything() } },
  })

  const path = `/baskets/${basketId}` as const
  const gone = await session.ask({ ...create, operation: 'deleteBasket', method: 'DELETE', path })
  expect(gone).toMatchObject({ kind: 'answer', status: 204, body: null })
  const bodiless: SessionQuestion = { family: 'baskets', operation: 'merge', method: 'POST', path }
  await session.ask(bodiless)
  const headers = (await isolate.asked()).at(-1)?.headers
  expect(headers).toContain('content-type')
})

test.for([
  [
    { kind: 'status', status: 503 },
    { kind: 'refusal', status: 503 },
  ],
  [
    { kind: 'status', status: 504 },
    { kind: 'refusal', status: 504 },
  ],
  [{ kind: 'reset-before-headers' }, { kind: 'silence', isLate: false }],
  [{ kind: 'reset-mid-body' }, { kind: 'silence', isLate: false }],
  [{ kind: 'malformed' }, { kind: 'silence', isLate: false }],
  [{ kind: 'html' }, { kind: 'silence', isLate: false }],
  [{ kind: 'redirect' }, { kind: 'refusal', status: 302 }],
] as const)(
  'a write that fails with $0.kind is not sent again, and its result says what is known',
  async ([fault, expected]) => {
    const { isolate, session } = await openShopper()
    await session.ask({ ...read, startsSession: true })
    await isolate.breaks('/baskets', fault, 1)

    expect(await session.ask(create)).toMatchObject(expected)
    expect((await isolate.asked()).filter(({ method }) => method === 'POST')).toHaveLength(1)
  },
)

test('a failed read is sent once more', async () => {
  const { isolate, session } = await openShopper()
  await session.ask({ ...read, startsSession: true })
  await isolate.breaks('/baskets', { kind: 'status', status: 503 }, 1)

  expect(await session.ask(read)).toMatchObject({ status: 404 })
  expect(await isolate.asked()).toHaveLength(3)
})

test('while the breaker of baskets is open, basket writes fail unsent and orders still work', async () => {
  const { isolate, session } = await openShopper()
  await session.ask({ ...read, startsSession: true })
  const repair = await isolate.breaks('/baskets', { kind: 'status', status: 503 })
  for (let failure = 0; failure < 5; failure += 1) await session.ask(create)
  await repair()
  const before = (await isolate.asked()).length

  await expect(session.ask(create)).rejects.toMatchObject({ type: 'unavailable' })
  expect(await isolate.asked()).toHaveLength(before)
  const order: SessionQuestion = {
    family: 'orders',
    operation: 'getOrder',
    method: 'GET',
    path: '/orders/00000000',
  }
  expect(await session.ask(order)).toMatchObject({ kind: 'refusal', status: 404 })

  isolate.clock.now += 20_000
  expect(await session.ask(create)).toMatchObject({ kind: 'answer' })
})

test('no log line contains request data or identifies the shopper', async () => {
  const { isolate, session } = await openShopper()
  await session.ask({ ...read, startsSession: true })
  await session.ask({ ...create, body: { customerInfo: { email: 'canary@juniper.example' } } })

  const { usid, access } = session.state ?? {}
  const log = isolate.lines.join('\n')
  for (const secret of ['canary', 'first-basket', usid, access?.token]) {
    expect(log).not.toContain(secret)
  }
})

const read = {
  family: 'baskets',
  operation: 'getBasket',
  method: 'GET',
  path: '/baskets/first-basket',
} as const satisfies SessionQuestion

const create = {
  family: 'baskets',
  operation: 'createBasket',
  method: 'POST',
  path: '/baskets',
  body: {},
} as const satisfies SessionQuestion

const addTo = (basketId: string) =>
  ({
    family: 'baskets',
    operation: 'addItemToBasket',
    method: 'POST',
    path: `/baskets/${basketId}/items`,
  }) as const satisfies SessionQuestion

async function openShopper(): Promise<{ isolate: OpenIsolate; session: Session }> {
  const isolate = openIsolate()
  return { isolate, session: await isolate.open(null) }
}
