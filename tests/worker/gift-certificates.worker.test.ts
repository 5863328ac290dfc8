import { expect, test } from 'vitest'

import { addGift, openShopper, readyToOrder } from './purchase.ts'
import { openStore } from './store.ts'

test('a gift certificate is separate from the bag’s lines, but counts and costs the same', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801', 2)
  const { subtotal } = await shopper.bag()
  await addGift(shopper)
  const bag = await shopper.bag()

  expect(bag.lines).toHaveLength(1)
  expect(bag.giftCertificates).toMatchObject([
    { name: 'Gift Card', amount: { minorUnits: 2500 }, recipientName: 'Leo' },
  ])
  expect([bag.count, bag.subtotal.minorUnits]).toEqual([3, subtotal.minorUnits + 2500])
  expect(bag.total).toEqual(bag.subtotal)
  const { text } = await shopper.get('/cart')
  expect(text).toContain('For Leo, leo@example.org')
})

test('a form removes a gift certificate, once per key', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801')
  await addGift(shopper)
  await addGift(shopper, { recipientName: 'Zoe', amount: 50 })
  const [first, second] = (await shopper.bag()).giftCertificates
  const path = '/cart/gift-certificates/remove'

  const fields = { giftCertificateId: first?.id ?? '' }
  const idempotencyKey = `op-${crypto.randomUUID()}`
  for (let time = 0; time < 2; time += 1) {
    const removed = await shopper.form(path, fields, { idempotencyKey })
    expect(removed).toMatchObject({ status: 303, to: '/cart' })
  }
  expect((await shopper.bag()).giftCertificates).toEqual([second])

  expect((await shopper.form(path, fields)).status).toBe(422)
  const other = await shopper.api('DELETE', '/bag/gift-certificates/..%2Fitems', {})
  expect(other.status).toBe(400)
})

test('a removal with a lost response succeeds', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801')
  await addGift(shopper)
  const [certificate] = (await shopper.bag()).giftCertificates
  await shopper.breaks('/gift-certificate-items', { kind: 'reset-after-commit' })
  const removed = await shopper.api('DELETE', `/bag/gift-certificates/${certificate?.id}`, {})
  expect(removed.status, removed.text).toBe(200)
  expect((await shopper.bag()).giftCertificates).toEqual([])
})

test('a bag whose gift certificate cannot be read is not shown at all', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801')
  await addGift(shopper)
  await shopper.breaks('/baskets/', { kind: 'missing-fields', field: 'giftCertificateItemId' })
  expect((await shopper.api('GET', '/bag')).status).toBe(503)
})

test.each(['with products', 'alone'])('an order contains and charges it, %s', async (how) => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801')
  await addGift(shopper)
  await readyToOrder(shopper, { productId: 'JW0802' })
  const { lines } = await shopper.bag()
  for (const { id } of how === 'alone' ? lines : []) {
    await shopper.api('PATCH', `/bag/items/${id}`, { quantity: 0 })
  }

  const { bag } = await shopper.checkout('review')
  const { text } = await shopper.api('POST', '/orders', { total: bag.total.minorUnits })
  const orderNo = /"orderNo":"([\w-]+)"/.exec(text)?.[1]
  const confirmation = await shopper.get(`/checkout/confirmation/${orderNo}`)
  expect(confirmation.status, text).toBe(200)
  expect(confirmation.text).toContain('For Leo')
  expect((await shopper.orders()).map(({ orderTotal }) => Math.round(orderTotal * 100))).toEqual([
    bag.total.minorUnits,
  ])
})
