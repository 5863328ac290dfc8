import { expect, test } from 'vitest'

import { openShop } from './shop.ts'

test('a query that the shop does not have is not found', async () => {
  const { response } = await openShop().text('/api/shop/constructor?site=us&locale=en-US')

  expect(response.status).toBe(404)
})
