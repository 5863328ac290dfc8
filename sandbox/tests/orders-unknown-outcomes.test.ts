import { expect, test } from 'vitest'

import { signInAgentFor } from './agents.ts'
import {
  addressIn,
  type Buyer,
  cardToken,
  completeBasket,
  maskedCard,
  ordersOf,
  placeOrder,
  withBasket,
} from './purchase.ts'
import { control, errorOf, fixture, newGuest, origin } from './clients.ts'

const CONNECTION_FAILED = expect.stringMatching(/failed, reason/)

const basketsOf = async ({ customers, token }: Buyer) => {
  const list = await customers.getCustomerBaskets({
    parameters: { customerId: token.customer_id },
  })
  return list.total
}

test.for([
  { fault: { kind: 'reset-before-commit' }, seen: CONNECTION_FAILED, orders: 0 },
  { fault: { kind: 'reset-after-commit' }, seen: CONNECTION_FAILED, orders: 1 },
  { fault: { kind: 'status', status: 504 }, seen: '504 Gateway Timeout', orders: 0 },
  { fault: { kind: 'status-after-commit', status: 504 }, seen: '504 Gateway Timeout', orders: 1 },
])(
  'places $orders orders if the fault is $fault.kind',
  async ({ fault, seen: expectedMessage, orders }) => {
    const buyer = await withBasket('us', 'P-AMP')
    await completeBasket(buyer)
    const { usid } = buyer.token
    const match = { path: '/shopper-orders/', method: 'POST', session: usid }
    await control('POST', '/faults', { match, fault })

    const response = await placeOrder(buyer).then(
      () => 'answered',
      (error: Error) => error.message,
    )
    expect(response).toEqual(expectedMessage)
    expect(await ordersOf(usid)).toHaveLength(orders)
    expect(await basketsOf(buyer)).toBe(1 - orders)
  },
)

test('places an order completely or not at all if the caller disconnects', async () => {
  const path = '/checkout/shopper-orders/v1/organizations/f_ecom_jwck_001/orders?siteId=us'
  for (const timeoutMs of [1, 5, 10, 15, 20, 25, 30, 40, 60, 80]) {
    const buyer = await withBasket('us', 'P-AMP')
    await completeBasket(buyer, await cardToken())
    const { usid, access_token: token } = buyer.token
    await fetch(origin + path, {
      method: 'POST',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ basketId: buyer.basketId }),
    }).catch(() => undefined)

    const outcome = async () => ({
      paid: (await ordersOf(usid)).map((sale) => sale.paymentStatus),
      baskets: await basketsOf(buyer),
    })
    await expect
      .poll(outcome, { timeout: 5000 })
      .toSatisfy(({ paid, baskets }) => baskets + paid.length === 1 && !paid.includes('not_paid'))
  }
})

test('names the order that a basket became when it is ordered again, to its owner only', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  await completeBasket(buyer)
  const { orderNo } = await placeOrder(buyer)
  const again = await errorOf(placeOrder(buyer))
  expect(again.status).toBe(404)
  expect(again.body).toMatchObject({
    type: expect.stringMatching(/\/basket-not-found$/),
    detail: expect.stringContaining(String(orderNo)),
    orderNo,
  })
  expect(await ordersOf(buyer.token.usid)).toHaveLength(1)
  const { orders } = await newGuest('us')
  const strange = await errorOf(orders.createOrder({ body: { basketId: buyer.basketId } }))
  expect(strange.status).toBe(404)
  expect(strange.body).not.toHaveProperty('orderNo')
})

test('requires instruments that cover the total, and none for an order that costs nothing', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  const { baskets, parameters } = buyer
  const ready = await completeBasket(buyer)
  const paymentInstrumentId = String(ready.paymentInstruments?.[0]?.paymentInstrumentId)
  const change = (amount: number) =>
    baskets.updatePaymentInstrumentInBasket({
      parameters: { ...parameters, paymentInstrumentId },
      body: { ...maskedCard(), amount },
    })
  const orderTotal = Number(ready.orderTotal)
  await change(orderTotal - 0.01)
  const short = await errorOf(placeOrder(buyer))
  expect(short.status).toBe(400)
  expect(short.body).toMatchObject({ parameter: 'paymentInstruments' })
  await change(orderTotal + 10)
  expect(await placeOrder(buyer)).toMatchObject({ paymentInstruments: [{ amount: orderTotal }] })

  const agent = await signInAgentFor('guest')
  const productId = await fixture('P-AMP', 'us')
  const c_fromStoreId = await fixture('STORE-A', 'us')
  const { basketId = '', productItems } = await agent.baskets.createBasket({
    body: { productItems: [{ productId, quantity: 1, c_fromStoreId }] },
  })
  const gift = { basketId }
  await agent.baskets.updateCustomerForBasket({
    parameters: gift,
    body: { email: 'ana@example.org' },
  })
  await agent.baskets.updateBillingAddressForBasket({ parameters: gift, body: addressIn('us') })
  const free = await agent.baskets.addPriceAdjustmentToBasket({
    parameters: gift,
    body: {
      level: 'product',
      itemId: String(productItems?.[0]?.itemId),
      discount: { type: 'fixed_price', value: 0 },
    },
  })
  expect(free.orderTotal).toBe(0)
  expect(await agent.orders.createOrder({ body: gift })).toMatchObject({
    orderTotal: 0,
    paymentStatus: 'paid',
  })
})
