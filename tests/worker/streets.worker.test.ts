import { expect, test } from 'vitest'

import { openShopper, type Shopper } from './purchase.ts'
import { SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

const SHIPPING = '/checkout/shipping'

const suggest = (shopper: Shopper) => shopper.api('POST', '/streets', { typed: '12 mill' })

test('without the service for streets, the checkout has no suggestions', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801')
  const { text } = await shopper.get(SHIPPING)
  expect(text).toContain('name="address1"')
  expect(text).not.toContain('<datalist')
  expect((await suggest(shopper)).status).toBe(404)
})

test('with the service, only shoppers with a bag get suggestions, and addresses can be typed while it fails', async () => {
  const store = openStore({
    STREET_SUGGESTIONS_URL: `${SANDBOX}/services/no-streets`,
    STREET_SUGGESTIONS_KEY: 'the key of the shop',
  })
  expect((await suggest(openShopper(store))).status).toBe(403)
  const shopper = openShopper(store)
  await shopper.add('JW0801')
  const { text } = await shopper.get(SHIPPING)
  expect(text).toContain('<datalist')
  expect(text).toContain('name="address1"')
  expect(text).not.toContain('the key of the shop')
  expect((await suggest(shopper)).status).toBe(503)
  expect(store.lines.join()).not.toMatch(/12 mill/)
})
