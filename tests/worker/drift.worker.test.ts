import { expect, test } from 'vitest'

import { expectDiscreet } from './discreet.ts'
import { openShop, type Shop } from './shop.ts'

const UNLIKE = 'commerce response does not match the contract'

/** The log lines about responses that do not match the contract. */
const complaintsOf = ({ lines }: Shop) =>
  lines.filter((line) => line.includes(`"message":"${UNLIKE}"`))

const SEARCH_DRIFT: [kind: string, field: string, complaints: number][] = [
  ['missing-fields', 'price', 1],
  ['missing-fields', 'image', 1],
  ['missing-fields', 'productName', 0],
  ['wrong-type', 'total', 1],
  ['wrong-type', 'refinements', 1],
  ['wrong-type', 'productType', 0],
  ['wrong-type', 'hits', 1],
]

test.each(SEARCH_DRIFT)(
  'a search whose response has %s in %s still has its page, with at most one log line',
  async (kind, field, complaints) => {
    const shop = openShop()
    await shop.breaks('product-search', { kind, field }, 1)
    const { response, text } = await shop.text('/search?q=lavender%20press')

    expect(response.status).toBe(200)
    expectDiscreet(response, text)
    expect(text).toMatch(/<h1/)
    // When no hit can be read, popular products are shown instead.
    expect(text).toMatch(/href="\/p\/[^"]+"/)
    expect(complaintsOf(shop).length).toBe(complaints)
  },
)

test('a product without a price is shown but cannot be bought', async () => {
  const shop = openShop()
  const moved = await shop.text('/product/JW3415')
  const address = moved.response.headers.get('location') ?? ''

  const drifted = openShop()
  await drifted.breaks('ids=JW3415', { kind: 'missing-fields', field: 'price' })
  const { response, text } = await drifted.text(address)
  expect(response.status).toBe(200)
  expect(text).toMatch(/class="availability none"/)
  expect(text).not.toMatch(/"offers"|InStock/)
  expect(complaintsOf(drifted).length).toBeGreaterThan(0)

  const { text: json } = await drifted.text('/api/products/JW3415')
  expect(JSON.parse(json)).toMatchObject({ price: null, availability: { status: 'sold-out' } })

  const { text: whole } = await shop.text(address)
  expect(whole).toMatch(/class="availability good"/)
  expect(whole).toMatch(/InStock/)
})

test.each([
  ['missing-fields', 'imageGroups'],
  ['missing-fields', 'inventory'],
  ['missing-fields', 'name'],
  ['missing-fields', 'shortDescription'],
  ['wrong-type', 'type'],
  ['wrong-type', 'stockLevel'],
  ['wrong-type', 'productPromotions'],
])('a product whose response has %s in %s still has its page', async (kind, field) => {
  const shop = openShop()
  await shop.breaks('ids=JW2415', { kind, field })
  const moved = await shop.text('/product/JW2415')
  expect(moved.response.status).toBe(301)
  const { response, text } = await shop.text(moved.response.headers.get('location') ?? '')
  expect(response.status).toBe(200)
  expect(text).toMatch(/<h1[^>]*>[^<]/)
  expectDiscreet(response, text)
})

test('a slot of an unknown type does not affect the other slots', async () => {
  const shop = openShop()
  const { response, text } = await shop.text('/category/lab-unknown')
  expect(response.status).toBe(200)
  expectDiscreet(response, text)
  expect(shop.lines.join('')).toContain('hologram-wall')
})
