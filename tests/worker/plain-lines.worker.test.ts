import { expect, test } from 'vitest'

import { openPlainCommerce } from './plain-commerce.ts'
import { openShopper, placeOrder, readyToOrder } from './purchase.ts'
import { openStore } from './store.ts'

/** A master of sizes and a product without a choice. */
const VARIANT = 'JW0212F'
const SINGLE = 'JW0801'
const DRAWING = /^\/pictures\/products\//

const openPlain = () => {
  const commerce = openPlainCommerce({ attributes: 'all' })
  const shopper = openShopper(openStore(commerce.variables))
  const productCalls = () =>
    commerce.calls
      .splice(0)
      .filter((call) => call.includes('/products?') && !call.includes('prices'))
  return { shopper, productCalls }
}

test('lines without the shop’s fields have the pictures and values of their products, in one call', async () => {
  const { shopper, productCalls } = openPlain()
  await shopper.add(SINGLE)
  await shopper.add(VARIANT)
  productCalls()
  const other = openPlain()
  other.shopper.jar.set(...sessionOf(shopper.jar))
  const { lines } = await other.shopper.bag()
  expect(lines.map(({ picture }) => picture?.link)).toEqual([
    expect.stringMatching(DRAWING),
    expect.stringMatching(DRAWING),
  ])
  expect(lines[1]?.attributes).toEqual([{ name: 'Size', value: '8\u00A0fl\u00A0oz' }])
  expect(other.productCalls()).toHaveLength(1)

  await other.shopper.bag()
  expect(other.productCalls()).toEqual([])
})

test('so do the review, the confirmation and the order', async () => {
  const { shopper } = openPlain()
  const total = await readyToOrder(shopper)
  const { bag } = await shopper.checkout('review')
  expect(bag.lines[0]?.picture?.link).toMatch(DRAWING)
  const { to } = await placeOrder(shopper, total)
  const { text } = await shopper.get(to ?? '')
  expect(text).toMatch(/<img[^>]+src="\/pictures\/products\/threewick\/juniperdusk/)
})

test('a bag exists without the pictures that cannot be read', async () => {
  const { shopper } = openPlain()
  await shopper.breaks('/products?', { kind: 'status', status: 500 }, { times: 100 })
  expect((await shopper.add(SINGLE)).status).toBe(200)
  expect((await shopper.bag()).lines).toMatchObject([{ productId: SINGLE, picture: null }])
})

const sessionOf = (jar: Map<string, string>): [string, string] => {
  const name = '__Host-Http-us-session'
  return [name, jar.get(name) ?? '']
}
