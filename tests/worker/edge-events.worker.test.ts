import { afterEach, expect, test, vi } from 'vitest'

import { openWithOrder } from './customer-order.ts'
import { registered } from './customers.ts'
import { newIdempotencyKey, openShopper } from './purchase.ts'
import { openStore } from './store.ts'
import { watchTagServer } from './tag-server.ts'

afterEach(() => vi.restoreAllMocks())

const AGREED = ['privacy-choices', 'performance.targeting'] as const

/** A customer with an order, who agrees to targeting from then on. */
async function openAgreed() {
  const opened = await openWithOrder()
  opened.shopper.jar.set(...AGREED)
  return opened
}

const candles = (quantity: number) => [
  expect.objectContaining({ item_id: 'JW0801', price: 26.95, quantity }),
]

test('a canceled order is one refund of all its goods', async () => {
  const { received } = watchTagServer()
  const { shopper, orderNo, page } = await openAgreed()
  const idempotencyKey = newIdempotencyKey()
  const press = (key = idempotencyKey) =>
    shopper.form('/my-account/orders/cancel', { orderNo }, { idempotencyKey: key })
  for (const { to } of await Promise.all([press(), press()]))
    expect(to).toBe(`${page}?done=canceled`)
  await press(newIdempotencyKey())
  await shopper.get(`${page}?done=canceled`)
  expect(received.flatMap(({ message }) => message.events)).toEqual([
    {
      name: 'refund',
      params: { transaction_id: orderNo, currency: 'USD', value: 53.9, items: candles(2) },
    },
  ])
})

test('returned items are a refund of their units, and a rejected return is none', async () => {
  const { received } = watchTagServer()
  const { shopper, orderNo, page, later } = await openAgreed()
  await later(49)
  const { text } = await shopper.get(`${page}?step=return`)
  const lineIds = /name="lineIds" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const back = (quantity0: string) =>
    shopper.form('/my-account/orders/return', { orderNo, lineIds, quantity0 })
  expect((await back('3')).status).toBe(422)
  expect(received).toEqual([])
  expect((await back('1')).to).toBe(`${page}?done=returning`)
  expect(received.flatMap(({ message }) => message.events)).toEqual([
    {
      name: 'refund',
      params: { transaction_id: orderNo, currency: 'USD', value: 26.95, items: candles(1) },
    },
  ])
})

test('a registration is a sign-up once its code is entered, and names nobody', async () => {
  const { received, names } = watchTagServer()
  const shopper = openShopper(openStore())
  shopper.jar.set(...AGREED)
  const email = await registered(shopper)
  expect(names()).toEqual(['sign_up'])
  expect(JSON.stringify(received)).not.toContain(email.slice(0, 8))
})
