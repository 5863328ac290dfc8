import { afterEach, expect, test, vi } from 'vitest'

import { openShopper } from '../worker/purchase.ts'
import { openShop } from '../worker/shop.ts'
import { openStore } from '../worker/store.ts'

// The modules of this project have none of the optional features.

afterEach(() => vi.restoreAllMocks())

/** Pages that stay, from the home page to the account. */
const PAGES = [
  '/',
  '/search?q=candle',
  '/g/home-fragrance',
  '/p/juniper-dusk-3wick-candle-JW0801',
  '/cart',
  '/login',
  '/my-account',
  '/customer-care',
  '/customer-care/contact-us',
]

/** Addresses of pages of each feature. */
const ADDRESSES = [
  '/my-account/wallet',
  '/my-account/my-points-history',
  '/my-account/scent-scription',
  '/giftcards/balance',
  '/my-account/wishlist',
  '/love-it-list/1',
  '/loyalty-rewards/join',
  '/callback',
  '/ordergroove-auth',
]
const SERVICES = [
  '/api/account/rewards',
  '/api/account/wish-list',
  '/api/product-reviews/JW0801',
  '/api/social-proof/JW0801',
  '/api/listed-proof?ids=JW0801',
  '/api/gallery/JW0801',
  '/api/stores?q=10001',
  '/api/international-redirect',
]

/** Not the addresses that the demo's editors write into their texts. */
const REMAINS =
  /\b(?:href|action)="(?:http:\/\/[^/"]+)?\/(?:my-account\/(?:wallet|my-points|scent-scription|wishlist)|giftcards|love-it-list|reviews)|#reviews|data-proof|id="hearts"|data-names-store|class="store/g

test('pages render without a link, form or part of the features', async () => {
  const shop = openShop()
  for (const path of PAGES) {
    const { response, text } = await shop.warm(path)
    expect(response.status, path).toBe(200)
    expect(text.match(REMAINS) ?? [], path).toEqual([])
  }
})

test('the first step of the checkout has no part of the features', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801', 1)
  const { response, text } = await shopper.get('/checkout/shipping')
  expect(response.status).toBe(200)
  expect(text.match(REMAINS) ?? []).toEqual([])
})

/** Pages of features whose addresses the demo's editors map to content of their own. */
const MAPPED = ['/loyalty-rewards', '/store-locator']

test('an address of a feature shows content of the instance, or does not exist', async () => {
  const shop = openShop()
  for (const path of MAPPED) {
    const { text } = await shop.warm(path)
    expect(text, path).not.toMatch(/action="[^"]*\/(?:loyalty-rewards|store-locator)/)
  }
  const send = fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    return address.includes('/url-mapping')
      ? Promise.resolve(Response.json({}, { status: 404 }))
      : send(input, init)
  })
  const unmapped = openShop()
  for (const path of MAPPED) expect((await unmapped.text(path)).response.status, path).toBe(404)
})

test('addresses of the features do not exist', async () => {
  const shop = openShop()
  await shop.warm('/')
  for (const path of [...ADDRESSES, ...SERVICES]) {
    const { response } = await shop.text(path)
    expect(response.status, path).toBe(404)
  }
})

test('a product is added to the bag, and forms of the features do not exist', async () => {
  const shop = openShop()
  const post = (path: string) =>
    shop.text(path, {
      method: 'POST',
      headers: { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: `productId=JW0801&quantity=1&idempotencyKey=${crypto.randomUUID()}`,
    })
  expect((await post('/cart/add')).response.status).toBe(303)
  for (const path of ['/my-account/wishlist/add', '/reviews/write', '/cart/gift-cards/add'])
    expect([404, 405], path).toContain((await post(path)).response.status)
})
