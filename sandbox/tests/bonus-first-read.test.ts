import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { freePort, startSandbox } from '../scripts/local-service.ts'
import { configOf, fixture, helpers, redirectURI } from './clients.ts'
import { copySeededState } from './seeded-state.ts'

const sdk: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

let sandbox: Awaited<ReturnType<typeof startSandbox>>

/** A service that has read no product yet. */
beforeAll(async () => {
  const state = await copySeededState('bonus-tests')
  const sandboxPort = await freePort()
  sandbox = await startSandbox({ sandboxPort, state, isSeeded: true, mode: 'test' })
}, 240_000)
afterAll(() => sandbox.stop())

test('the first basket with bonus products names and shows each of them', async () => {
  const config = { ...configOf('ca'), proxy: sandbox.origin }
  const slasClient = new sdk.ShopperLogin(config)
  const { access_token } = await helpers.loginGuestUser({ slasClient, parameters: { redirectURI } })
  const own = { ...config, headers: { authorization: `Bearer ${access_token}` } }
  const baskets = new sdk.ShopperBaskets(own)
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const { bonusDiscountLineItems } = await baskets.addItemToBasket({
    parameters: { basketId },
    body: [{ productId: await fixture('P-BONUS', 'ca'), quantity: 1 }],
  })
  const products = bonusDiscountLineItems?.[0]?.bonusProducts ?? []
  expect(products).toHaveLength(3)
  for (const product of products) {
    expect(product.productName).not.toBe(product.productId)
    expect(product).toMatchObject({ c_imageURL: expect.stringMatching(/^http/) })
  }
})
