import { expect, test } from 'vitest'

import {
  BASKET_ATTRIBUTES,
  CUSTOMER_ATTRIBUTES,
  OWN_ATTRIBUTES,
  PRODUCT_ATTRIBUTES,
} from '#scripts/check-live/requirements.ts'

import { registered } from './customers.ts'
import { openLackingCommerce } from './lacking-commerce.ts'
import { openShopper, readyToOrder } from './purchase.ts'
import { expectNoFailure } from './shop-log.ts'
import { openStore, type Store } from './store.ts'

test('without one attribute of products, pages with products are shown', async () => {
  const commerce = openLackingCommerce({})
  const store = openStore(commerce.variables)
  const shopper = openShopper(store)
  const sizes = new Set<number>()
  for (const name of Object.keys({ ...PRODUCT_ATTRIBUTES, ...OWN_ATTRIBUTES })) {
    commerce.attributes = [name]
    for (const path of ['/p/FXFULL', '/search?q=plug-in refill']) {
      const { status, text } = await shopper.follow(path)
      expect(status, `${path} without ${name}`).toBe(200)
      sizes.add(text.length)
    }
    await purgeProducts(store)
  }
  // Many attributes leave out something that the pages show.
  expect(sizes.size).toBeGreaterThan(15)
  expectNoFailure(store)
})

test('without one attribute of baskets or customers, their pages are shown', async () => {
  const commerce = openLackingCommerce({})
  const store = openStore(commerce.variables)
  const shopper = openShopper(store)
  await registered(shopper)
  await readyToOrder(shopper)
  for (const [names, paths] of [
    [BASKET_ATTRIBUTES, ['/cart', '/checkout/review']],
    [CUSTOMER_ATTRIBUTES, ['/my-account', '/my-account/wallet']],
  ] as const) {
    for (const name of Object.keys(names)) {
      commerce.attributes = [name]
      for (const path of paths) {
        expect((await shopper.get(path)).status, `${path} without ${name}`).toBe(200)
      }
    }
  }
  expectNoFailure(store)
})

async function purgeProducts(store: Store) {
  store.clock.now += 1_000
  const { status } = await store.send('/webhooks/purge', {
    method: 'POST',
    body: JSON.stringify({ tag: 'product' }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer local-purge-secret' },
  })
  expect(status).toBe(200)
}
