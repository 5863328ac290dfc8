import { readdirSync } from 'node:fs'

import { addGifts, linesOf, openBagWith } from './bag.ts'
import type { PageData } from '#shared/contract/page-data.ts'

import { accountJourneys } from './account-journeys.ts'
import { checkOutTo } from './checkout.ts'
import { follow, withoutMessages } from './journeys.ts'
import { expect, fakeSession, type Page, searchField, test } from './shop.ts'
import { followStoreLink } from './store-choice.ts'
import { expectWhole, LOST, open } from './whole-page.ts'

const CANDLE = 'JW0801'
const SET = '/p/JWSET1'
const PRODUCT = `/p/juniper-dusk-3wick-candle-${CANDLE}`

const assets = readdirSync(new URL('../../dist/client/assets', import.meta.url))
/** The chunks of the build by name, without the hash. */
const chunks = assets.flatMap((file) => /^(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? [])

const addToBag = (page: Page) => page.getByRole('button', { name: 'Add to Bag' }).click()

async function add(page: Page) {
  await open(page, PRODUCT)
  await addToBag(page)
  await expect(page.getByText('1 item added to cart')).toBeVisible()
}

const openAs = (page: Page, session: object) =>
  fakeSession(page, session).then(() => open(page, '/'))

/** What loads each chunk, and what a shopper sees without it. A new chunk needs an entry here. */
const journeys: Record<string, (page: Page) => Promise<unknown>> = {
  ...accountJourneys,
  'agent-tools': async (page) => {
    await fakeSession(page, { customerType: 'guest', agent: { agentId: 'one', loginId: null } })
    await open(page, '/')
  },
  'account-page': (page) => follow(page, '/', '/registration'),
  'bag-changes': (page) => follow(page, '/', '/cart'),
  'billing-page': async (page) => {
    await checkOutTo(page, 'payment')
    await page.goto('/checkout/billing')
  },
  'buy-more': add,
  'buying-options': add,
  'cart-page': (page) => follow(page, '/', '/cart'),
  'category-page': (page) => follow(page, '/', '/g/gifts'),
  checkout: (page) => page.goto('/checkout/confirmation/received'),
  'checkout-names': (page) => page.goto('/checkout/confirmation/received'),
  'checkout-page': (page) => page.goto('/checkout'),
  'confirmation-page': (page) => page.goto('/checkout/confirmation/received'),
  'content-page': (page) => follow(page, '/', '/customer-care'),
  'en-US': withoutMessages,
  entry: (page) => page.goto('/'),
  'error-page': (page) => open(page, '/'),
  'follow-choices': async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'))
    await open(page, '/g/body-care')
    await page.getByRole('link', { name: /^Citrus/ }).click()
    await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeVisible()
  },
  'gift-certificates': async (page) => {
    await openBagWith(page, [{ productId: CANDLE }])
    await addGifts(page, ['Leo'])
    await page.reload()
    await expect(page.locator('#content')).toContainText('1 gift card')
  },
  graphics: (page) => follow(page, '/cart', '/'),
  grid: (page) => follow(page, '/', '/search?q=cedar'),
  'hide-on-scroll': (page) =>
    openAs(page, { experiments: [{ name: 'mobileStickyHeader', isOn: true }] }),
  guide: (page) => follow(page, '/', '/registration'),
  'home-page': (page) => follow(page, '/cart', '/'),
  lines: (page) => follow(page, '/', '/cart'),
  'menu-categories': withoutMessages,
  'mini-cart': async (page) => {
    await openBagWith(page, [{ productId: CANDLE }])
    await open(page, '/g/body-care')
    await page.getByRole('link', { name: 'Bag, 1 item' }).hover()
    // The link still leads to the bag.
    await page.getByRole('link', { name: 'Bag, 1 item' }).click()
    await expect(page).toHaveURL('/cart')
  },
  'menu-panels': async (page) => {
    await open(page, '/')
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByText('Body Care', { exact: true }).click()
    await expect(menu.getByRole('link', { name: 'Explore Body Care' })).toBeVisible()
  },
  'modal-dialogs': async (page) => {
    await page.context().clearCookies()
    await open(page, '/')
    await expect(page.locator('dialog')).toHaveCount(0)
  },
  'modal-frame': followStoreLink,
  modals: async (page) => {
    await page.context().clearCookies()
    await open(page, '/')
    await expect(page.locator('dialog')).toHaveCount(0)
  },
  navigation: async (page) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'Gifts', exact: true }).first().click()
    // The link loads a document.
    await expect(page).toHaveURL('/g/gifts')
  },
  'not-added-notice': async (page) => {
    await open(page, '/p/FXNOTADDED')
    await addToBag(page)
    await follow(page, '/', '/cart')
  },
  'not-found-page': (page) => page.goto('/no-such-page'),
  'open-bag-mutations': async (page) => {
    await open(page, PRODUCT)
    await addToBag(page)
    // The form is submitted natively and leads to the bag.
    await expect(page).toHaveURL('/cart')
    await expect(linesOf(page)).toHaveCount(1)
  },
  'order-status-page': (page) => follow(page, '/', '/customer-care/order-status'),
  page: (page) => follow(page, '/', PRODUCT),
  'product-content': (page) => follow(page, '/', PRODUCT),
  'product-members': (page) => open(page, SET),
  'product-page': (page) => follow(page, '/', PRODUCT),
  quantity: (page) => follow(page, '/', PRODUCT),
  recommendations: async (page) => {
    await open(page, PRODUCT)
    await addToBag(page)
    const dialog = page.getByRole('dialog', { name: '1 item added to cart' })
    await expect(dialog.getByRole('link', { name: 'View Cart' })).toBeVisible()
    await expect(dialog.getByRole('heading')).toHaveCount(1)
  },
  'review-page': async (page) => {
    await checkOutTo(page, 'review')
    await page.goto('/checkout/review')
  },
  'rewards-button': (page) => openAs(page, { customerType: 'registered' }),
  'rotate-promotions': (page) => open(page, '/customer-care'),
  rows: (page) => follow(page, '/cart', '/'),
  schemas: (page) => follow(page, '/', '/customer-care'),
  'load-modules': (page) => follow(page, '/cart', '/'),
  'search-suggestions': async (page) => {
    await open(page, '/')
    await searchField(page).fill('cedar')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL('/search?q=cedar')
  },
  'search-page': (page) => follow(page, '/', '/search?q=cedar'),
  'shell-parts': withoutMessages,
  'shipping-page': async (page) => {
    await checkOutTo(page, 'address')
    await page.goto('/checkout/shipping')
  },
  'state-names': async (page) => {
    await openBagWith(page, [{ productId: CANDLE }])
    await open(page, '/checkout/shipping')
    await expect(page.getByRole('combobox', { name: 'State' })).toContainText('Ohio')
  },
  'store-dialog': followStoreLink,
  'store-locator-page': (page) => follow(page, '/', '/store-locator'),
  'style-guide-page': (page) => follow(page, '/', '/style-guide'),
  subscribe: async (page) => {
    await open(page, '/customer-care')
    const form = page.locator('footer form')
    await form.getByRole('textbox').fill(`reader-${crypto.randomUUID()}@example.com`)
    await form.getByRole('button').click()
    // The form is submitted natively, and its page comes again.
    await expect(form.getByRole('status')).toContainText(/Thank you/)
  },
  tiles: (page) => follow(page, '/cart', '/'),
  toasts: async (page) => {
    await openBagWith(page, [{ productId: CANDLE }])
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.locator('p').filter({ hasText: /is out of your bag/ })).toBeVisible()
  },
}

test('every chunk of the build has a journey below', () => {
  expect(Object.keys(journeys).toSorted()).toEqual(chunks.toSorted())
})

for (const [name, journey] of Object.entries(journeys)) {
  test(`the page stays whole when the code "${name}" cannot be loaded`, async ({
    page,
    forgive,
  }) => {
    await page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js`), (route) => route.abort())
    await journey(page)
    await expect(page.locator('#app main')).toContainText(/\w/)
    await expectWhole(page)
    forgive(LOST)
    forgive(/status of 404/)
  })
}

test('a page preloads only the code that hydrates it', async ({ page }) => {
  const preloaded = async (path: string) => {
    await page.goto(path)
    const files = await page
      .locator('link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const names = files.flatMap((file) => /^\/assets\/(.+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? [])
    return [...new Set(names)].toSorted()
  }
  for (const path of ['/', '/g/body-care', '/search?q=cedar', '/customer-care']) {
    expect(await preloaded(path), path).toEqual(['entry'])
  }
  const ofProduct = await preloaded(PRODUCT)
  expect(ofProduct.join(' ')).toBe('entry load-modules page product-page quantity')
})

test('an exception in the header keeps the header, which works without JavaScript', async ({
  page,
  forgive,
}) => {
  // Comparing this value throws.
  const bagCount = { toString: null, valueOf: null }
  await fakeSession(page, { bagCount })
  const reported = page.waitForEvent('console', (message) => message.text().includes('shop error'))
  await page.goto('/')
  await reported
  await expectWhole(page)
  await searchField(page).fill('soap')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/search?q=soap')
  await expectWhole(page)
  forgive(/shop error/)
})

test('an exception in a page that is navigated to shows an error between header and footer', async ({
  page,
  forgive,
}) => {
  await open(page, '/')
  await page.route(/\/api\/page-data/, async (route) => {
    const response = await route.fetch()
    const data: PageData = await response.json()
    const queries = data.queries.map(([key, value]) => [key, key[0] === 'product' ? {} : value])
    await route.fulfill({ response, json: { ...data, queries } })
  })
  await page.evaluate((address) => location.assign(address), PRODUCT)
  await expect(page.getByRole('heading', { name: "This page isn't working" })).toBeVisible()
  await expectWhole(page)
  await page.unroute(/\/api\/page-data/)
  await page.getByRole('link', { name: 'Refresh the page' }).click()
  await expect(page.getByRole('button', { name: 'Add to Bag' })).toBeVisible()
  forgive(/shop error/)
})
