import { expect, test } from 'vitest'

import { failureOf } from './shopper.ts'
import { cardToken, prepare, withBasket } from './purchase.ts'

test('a guest buys', async () => {
  const buyer = await withBasket('us')
  await prepare(buyer, await cardToken())
  const order = await buyer.orders.createOrder({ body: { basketId: buyer.basketId } })
  expect(order.status).toBe('created')
  expect((await failureOf(buyer.baskets.getBasket({ parameters: buyer.parameters }))).status).toBe(
    404,
  )
})
