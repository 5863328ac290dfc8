import { expect, test } from 'vitest'

import { enter, fixture } from './shopper.ts'

test('a shopper opens a basket, puts a product in, and finds both again', async () => {
  const { baskets, customers, token } = await enter('us')
  const productId = await fixture('P-STD', 'us')
  const created = await baskets.createBasket({ body: { c_preferredStore: 'STORE-A' } })
  expect(created).toMatchObject({ currency: 'USD', taxation: 'net', c_preferredStore: 'STORE-A' })
  const basketId = String(created.basketId)
  await baskets.addItemToBasket({
    parameters: { basketId },
    body: [{ productId, quantity: 2, c_addedPrice: 12.5 }],
  })
  const found = await baskets.getBasket({ parameters: { basketId } })
  expect(found.productItems).toMatchObject([{ productId, quantity: 2, c_addedPrice: 12.5 }])
  const list = await customers.getCustomerBaskets({
    parameters: { customerId: token.customer_id },
  })
  expect(list).toMatchObject({ total: 1, baskets: [{ basketId }] })
})
