import { expect, test } from 'vitest'

import { openShopper } from './purchase.ts'
import { SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

/** The commerce service, but its baskets have another currency until they are updated. */
function foreignCurrency() {
  let currency = 'CAD'
  const changes: unknown[] = []
  return {
    changes,
    COMMERCE_ORIGIN: '',
    COMMERCE: {
      async fetch(address: string, init: RequestInit = {}) {
        const { pathname, search } = new URL(address)
        const isBasket = /\/baskets\/[^/]+$/.test(pathname)
        if (isBasket && init.method === 'PATCH') {
          changes.push(await new Response(init.body).json())
          currency = 'USD'
        }
        const response = await fetch(SANDBOX + pathname + search, init)
        if (!isBasket) return response
        return Response.json({ ...(await response.json<object>()), currency })
      },
    },
  }
}

test('a bag in another currency than the site’s is converted once', async () => {
  const commerce = foreignCurrency()
  const shopper = openShopper(openStore({ ...commerce }))
  await shopper.add('JW0801')
  expect((await shopper.bag()).lines).toMatchObject([{ productId: 'JW0801', quantity: 1 }])
  await shopper.bag()
  expect(commerce.changes).toEqual([{ currency: 'USD' }])
})
