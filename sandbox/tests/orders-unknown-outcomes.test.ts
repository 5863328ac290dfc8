import { expect, test } from 'vitest'

import {
  type Buyer,
  cardToken,
  placeOrder,
  completeBasket,
  ordersOf,
  withBasket,
} from './purchase.ts'
import { control, origin } from './clients.ts'

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
