import * as v from 'valibot'
import { expect, test } from 'vitest'

import { bagFamilies } from '#worker/bag/families.ts'
import type { Session, SessionRequest } from '#worker/session/session.ts'

import { openIsolate, type OpenIsolate } from './shoppers.ts'

const Basket = v.object({ basketId: v.string() })

test('a result contains the body, an empty body or the reason for an HTTP error', async () => {
  const { isolate, session } = await openShopper()
  const created = await session.send({ ...create, startsSession: true })
  expect(created).toMatchObject({ kind: 'ok', body: { currency: 'USD' } })
  const { basketId } = v.parse(Basket, created.kind === 'ok' && created.body)

  const refused = await session.send({ ...addTo(basketId), body: [{ productId: 'nothing' }] })
  expect(refused).toMatchObject({
    kind: 'http-error',
    problem: { members: { type: expect.any(String) } },
  })
  expect(refused.kind === 'http-error' && refused.problem.slug).toMatch(/^[a-z-]+$/)
  expect(await session.send(create)).toMatchObject({
    kind: 'http-error',
    status: 400,
    problem: { slug: 'customer-baskets-quota-exceeded', members: { basketIds: expect.anything() } },
  })

  const path = `/baskets/${basketId}` as const
  const gone = await session.send({ ...create, operation: 'deleteBasket', method: 'DELETE', path })
  expect(gone).toMatchObject({ kind: 'ok', status: 204, body: null })
  const bodiless: SessionRequest = {
    family: bagFamilies.baskets,
    operation: 'merge',
    method: 'POST',
    path,
  }
  await session.send(bodiless)
  const headers = (await isolate.asked()).at(-1)?.headers
  expect(headers).toContain('content-type')
})

test.for([
  [
    { kind: 'status', status: 503 },
    { kind: 'http-error', status: 503 },
  ],
  [
    { kind: 'status', status: 504 },
    { kind: 'http-error', status: 504 },
  ],
  [{ kind: 'reset-before-headers' }, { kind: 'no-response', isTimeout: false }],
  [{ kind: 'reset-mid-body' }, { kind: 'no-response', isTimeout: false }],
  [{ kind: 'malformed' }, { kind: 'no-response', isTimeout: false }],
  [{ kind: 'html' }, { kind: 'no-response', isTimeout: false }],
  [{ kind: 'redirect' }, { kind: 'http-error', status: 302 }],
] as const)(
  'a write that fails with $0.kind is not repeated, and its result states the known outcome',
  async ([fault, expected]) => {
    const { isolate, session } = await openShopper()
    await session.send({ ...read, startsSession: true })
    await isolate.breaks('/baskets', fault, 1)

    expect(await session.send(create)).toMatchObject(expected)
    expect((await isolate.asked()).filter(({ method }) => method === 'POST')).toHaveLength(1)
  },
)

test('a failed read is retried once', async () => {
  const { isolate, session } = await openShopper()
  await session.send({ ...read, startsSession: true })
  await isolate.breaks('/baskets', { kind: 'status', status: 503 }, 1)

  expect(await session.send(read)).toMatchObject({ status: 404 })
  expect(await isolate.asked()).toHaveLength(3)
})

test('while the breaker of baskets is open, basket writes fail unsent and orders still work', async () => {
  const { isolate, session } = await openShopper()
  await session.send({ ...read, startsSession: true })
  const repair = await isolate.breaks('/baskets', { kind: 'status', status: 503 })
  for (let failure = 0; failure < 5; failure += 1) await session.send(create)
  await repair()
  const before = (await isolate.asked()).length

  await expect(session.send(create)).rejects.toMatchObject({ type: 'unavailable' })
  expect(await isolate.asked()).toHaveLength(before)
  const order: SessionRequest = {
    family: 'orders',
    operation: 'getOrder',
    method: 'GET',
    path: '/orders/00000000',
  }
  expect(await session.send(order)).toMatchObject({ kind: 'http-error', status: 404 })

  isolate.clock.now += 20_000
  expect(await session.send(create)).toMatchObject({ kind: 'ok' })
})

test('no log line contains request data or identifies the shopper', async () => {
  const { isolate, session } = await openShopper()
  await session.send({ ...read, startsSession: true })
  await session.send({ ...create, body: { customerInfo: { email: 'canary@juniper.example' } } })

  const { usid, access } = session.state ?? {}
  const log = isolate.lines.join('\n')
  for (const secret of ['canary', 'first-basket', usid, access?.token]) {
    expect(log).not.toContain(secret)
  }
})

const read = {
  family: bagFamilies.baskets,
  operation: 'getBasket',
  method: 'GET',
  path: '/baskets/first-basket',
} as const satisfies SessionRequest

const create = {
  family: bagFamilies.baskets,
  operation: 'createBasket',
  method: 'POST',
  path: '/baskets',
  body: {},
} as const satisfies SessionRequest

const addTo = (basketId: string) =>
  ({
    family: bagFamilies.baskets,
    operation: 'addItemToBasket',
    method: 'POST',
    path: `/baskets/${basketId}/items`,
  }) as const satisfies SessionRequest

async function openShopper(): Promise<{ isolate: OpenIsolate; session: Session }> {
  const isolate = openIsolate()
  return { isolate, session: await isolate.open(null) }
}
