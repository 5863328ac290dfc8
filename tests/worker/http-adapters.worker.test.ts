import * as v from 'valibot'
import { expect, test } from 'vitest'

import { createHttpCatalog, createHttpShopper } from '#client/navigation/http-adapters.ts'
import { createHttpPageData } from '#client/kit/http/http-page-data.ts'
import { createIdempotencyKey } from '#client/kit/http/create-idempotency-key.ts'
import { Bag, LineId } from '#shared/bag/bag.ts'
import { Category, CategoryId, Navigation } from '#shared/listing/category.ts'
import {
  BillingAddressInput,
  Checkout,
  Order,
  SaveShippingAddress,
  ShippingMethodId,
} from '#shared/checkout/checkout.ts'
import { AssetId, ContentAsset, RedirectOption, Slot } from '#shared/content/content.ts'
import { Film, FilmId } from '#shared/media/film.ts'
import { SitePreferences } from '#shared/preferences/preferences.ts'
import { ProductRows } from '#shared/product/product-extras.ts'
import { Product, ProductId, ProductTile } from '#shared/product/product.ts'
import { ListedProof, Post, SocialProof } from '#shared/reviews/voices.ts'
import { SearchResult } from '#shared/search/search.ts'
import { StoreSearchResult } from '#shared/stores/store.ts'
import { Suggestions } from '#shared/search/suggestions.ts'
import { sites } from '#shared/site/site.ts'

import { cardToken, openShopper, US_ADDRESS } from './purchase.ts'
import { openStore } from './store.ts'

const CANDLE = v.parse(ProductId, 'JW0801')

test('every method of the catalog works over the API', async () => {
  const browser = { site: sites.ca, locale: 'fr-CA', fetch: openBrowser() } as const
  const { calls, adapter: catalog } = recorded(createHttpCatalog(browser))

  const navigation = v.parse(Navigation, await catalog.getNavigation())
  const [top] = navigation
  const categoryId = v.parse(CategoryId, top?.id)
  expect(v.parse(Category, await catalog.getCategory({ id: categoryId }))).toMatchObject({
    id: categoryId,
    name: top?.name,
  })

  const product = v.parse(Product, await catalog.getProduct({ id: CANDLE }))
  expect(product.id).toBe(CANDLE)
  const tiles = v.parse(v.array(ProductTile), await catalog.getTiles({ ids: [CANDLE] }))
  expect(tiles).toMatchObject([{ id: CANDLE, name: product.name }])
  expect(await catalog.getTiles({ ids: [] })).toEqual([])

  await expect(catalog.getShopData('no-such-query', {})).rejects.toMatchObject({
    type: 'not-found',
  })

  const sample = v.parse(
    v.array(ProductTile),
    await catalog.getMinigrid({ id: categoryId, count: 3 }),
  )
  expect(sample).toHaveLength(3)

  const search = { phrase: null, categoryId, refinements: {}, page: 1 } as const
  const all = v.parse(
    SearchResult,
    await catalog.searchProducts({ ...search, sorting: 'best-matches' }),
  )
  const family = all.refinements.find(({ name }) => name === 'family')?.values[0]
  const some = await catalog.searchProducts({
    ...search,
    refinements: { family: [family?.value ?? ''] },
    sorting: 'price-low-to-high',
  })
  expect(some.total).toBe(family?.count)
  expect(some.total).toBeLessThan(all.total)

  const suggestions = v.parse(Suggestions, await catalog.getSuggestions({ q: 'bougie' }))
  expect(suggestions.products).toHaveLength(5)

  const filmIds = v.parse(v.array(FilmId), ['jwFilmEmberTall', 'jwFilmLost'])
  const films = v.parse(v.array(Film), await catalog.getFilms({ ids: filmIds }))
  expect(films).toMatchObject([{ id: 'jwFilmEmberTall', captions: [{}, {}] }])

  const recommended = await catalog.getRecommendations({
    recommender: 'complete-the-set',
    ids: [CANDLE],
  })
  expect(v.parse(v.array(ProductTile), recommended).length).toBeGreaterThan(0)
  const { stores } = v.parse(StoreSearchResult, await catalog.getStores({ q: 'H2Y 1Z5' }))
  expect(stores.map(({ city }) => city)).toContain('Montréal')

  const rows = v.parse(ProductRows, await catalog.getProductRows({ id: CANDLE }))
  expect(rows.product1_rr.length).toBeGreaterThan(3)
  const row = { recommender: 'cart1_rr', ids: [], categories: [categoryId] } as const
  expect(v.parse(v.array(ProductTile), await catalog.getRow(row)).length).toBeGreaterThan(0)

  const reviewed = v.parse(ProductId, 'FXSOCIAL')
  expect(v.parse(SocialProof, await catalog.getSocialProof({ id: reviewed }))).toBeTruthy()
  expect(v.parse(v.array(Post), await catalog.getGallery({ id: reviewed })).length).toBeGreaterThan(
    0,
  )
  v.parse(ListedProof, await catalog.getListedProof({ ids: [CANDLE] }))
  const view = { id: CANDLE, sorting: 'newest', page: 1 } as const
  expect((await catalog.getReviews(view))?.summary.count).toBeGreaterThanOrEqual(0)
  expect(await catalog.getIngredients({ upc: '00000000' })).toBeNull()

  const slots = v.parse(v.array(Slot), await catalog.getSlots({ ids: ['home-1'], category: null }))
  expect(slots).toMatchObject([{ id: 'home-1', categoryId: null }])
  const assetId = v.parse(AssetId, 'customer-care')
  const assets = v.parse(v.array(ContentAsset), await catalog.getAssets({ id: [assetId] }))
  expect(assets).toMatchObject([{ id: assetId }])
  const found = await catalog.searchContent({ q: null, folder: 'customer-care' })
  expect(v.parse(v.array(ContentAsset), found).map(({ id }) => id)).toContain('returns')

  const preferences = v.parse(SitePreferences, await catalog.getPreferences())
  expect(preferences.TextInput_Email_Success).toContain('Merci')
  const options = v.parse(v.array(RedirectOption), await catalog.getRedirectOptions())
  expect(options.map(({ countryCode }) => countryCode)).toContain('GB')

  expect(calls).toEqual(new Set(Object.keys(catalog)))
})

test('the data of a page arrives over the API with its lifetime', async () => {
  const browser = { site: sites.ca, locale: 'fr-CA', fetch: openBrowser() } as const
  const loadPageData = createHttpPageData(browser)
  const { outcome, queries, freshMs } = await loadPageData('/search', 'q=savon')
  expect([outcome, freshMs]).toEqual([{ query: 'q=savon' }, 10_000])
  expect(queries.map(([[name]]) => name)).toContain('search')
  await expect(loadPageData('/cart', '')).rejects.toMatchObject({ type: 'invalid-input' })
})

test('every method of the shopper works over the API', async () => {
  const browser = { site: sites.us, locale: 'en-US', fetch: openBrowser() } as const
  const { calls, adapter: shopper } = recorded(createHttpShopper(browser))
  const act = createIdempotencyKey

  const added = v.parse(Bag, await shopper.addToBag({ productId: CANDLE, quantity: 2 }, act()))
  const [line] = added.lines
  if (!line) throw new Error('the bag is empty')
  expect(line).toMatchObject({ productId: CANDLE, quantity: 2 })
  const changed = await shopper.updateLine({ lineId: line.id, quantity: 3 }, act())
  expect(changed.lines).toMatchObject([{ id: line.id, quantity: 3 }])

  const withCoupon = await shopper.addCoupon({ code: 'WELCOME10' }, act())
  const [coupon] = withCoupon.coupons
  if (!coupon) throw new Error('the coupon is missing')
  expect(coupon.code).toBe('WELCOME10')
  expect((await shopper.removeCoupon({ couponId: coupon.id }, act())).coupons).toEqual([])
  expect(v.parse(Bag, await shopper.getBag({}))).toMatchObject({ lines: [{ id: line.id }] })

  const address = v.parse(SaveShippingAddress, US_ADDRESS)
  const addressed = v.parse(Checkout, await shopper.saveShippingAddress(address, act()))
  expect(addressed).toMatchObject({
    email: US_ADDRESS.email,
    shippingAddress: { city: 'Columbus' },
  })
  const methodId = v.parse(ShippingMethodId, 'standard')
  const shipped = await shopper.chooseShippingMethod({ methodId }, act())
  expect(shipped.shippingMethodId).toBe(methodId)
  const billing = v.parse(BillingAddressInput, { sameAsShipping: true })
  const paid = await shopper.savePayment({ token: await cardToken(), billing }, act())
  expect(paid).toMatchObject({ payment: { lastDigits: '1111' }, openStep: 'review' })
  expect(await shopper.getCheckout({ step: 'review' })).toEqual({
    ...paid,
    arrival: expect.stringMatching(/, .+ – .+, /),
  })

  const placed = await shopper.placeOrder({ total: paid.bag.total.minorUnits }, act())
  if (placed.kind !== 'placed') throw new Error('the order has no number')
  const order = v.parse(Order, await shopper.getOrder({ orderNo: placed.orderNo }))
  expect(order).toMatchObject({ orderNo: placed.orderNo, bag: { lines: [{ quantity: 3 }] } })

  const card = {
    productId: v.parse(ProductId, 'JWEGC1'),
    recipientName: 'Leo',
    recipientEmail: 'leo@example.org',
    senderName: 'Ana',
    amount: '25',
    message: '',
  }
  const { lines: gifts } = await shopper.addGiftCard(card, act())
  expect(gifts).toMatchObject([{ productId: 'JWEGC1' }])

  const giftCertificateId = v.parse(LineId, 'nosuchcertificate')
  await expect(shopper.removeGiftCertificate({ giftCertificateId }, act())).rejects.toMatchObject({
    type: 'not-found',
  })

  expect(calls).toEqual(new Set(Object.keys(shopper)))
})

/** A browser's `fetch` with separate cookies; its requests go to the worker's app. */
function openBrowser(): typeof fetch {
  const { request } = openShopper(openStore())
  return async (input, init) => {
    if (typeof input !== 'string') throw new TypeError('The adapters request paths.')
    const { text, response } = await request(input, init)
    return new Response(text, response)
  }
}

/** Records the called methods of an adapter. */
function recorded<Adapter extends object>(real: Adapter) {
  const calls = new Set<string | symbol>()
  const adapter = new Proxy(real, {
    get(target, name, receiver) {
      calls.add(name)
      return Reflect.get(target, name, receiver)
    },
  })
  return { calls, adapter }
}
