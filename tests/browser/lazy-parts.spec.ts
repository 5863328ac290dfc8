import { linesOf, openBagWith } from './bag.ts'
import { accountJourneys } from './account-journeys.ts'
import { chunkAt, chunks, importedBy, isChunkOf } from './built-chunks.ts'
import { checkOutTo } from './checkout.ts'
import { giftJourneys } from './gift-journeys.ts'
import {
  follow,
  STANDS_WITHOUT,
  toBag,
  toHome,
  toRegistration,
  toStreets,
  withoutMessages,
} from './journeys.ts'
import { SHOP } from './ports.ts'
import { productJourneys } from './product-journeys.ts'
import { expect, fakeSession, type Page, searchField, test } from './shop.ts'
import { followStoreLink } from './store-choice.ts'
import { expectWhole, LOST, open } from './whole-page.ts'

const CANDLE = 'JW0801'
const GRID = '/g/home-fragrance'
const PRODUCT = `/p/juniper-dusk-3wick-candle-${CANDLE}`

const addToBag = (page: Page) => page.getByRole('button', { name: 'Add to Bag' }).click()

async function add(page: Page) {
  await open(page, PRODUCT)
  await addToBag(page)
  await expect(page.getByText('1 item added to cart')).toBeVisible()
}

const toProduct = (page: Page) => follow(page, '/', PRODUCT)
const toChoices = (page: Page) => open(page, '/privacy-choices')
const toConfirmation = (page: Page) => page.goto('/checkout/confirmation/received')

const openAs = (page: Page, session: object) =>
  fakeSession(page, session).then(() => open(page, '/'))

/** What loads each chunk, and what a shopper sees without it. A new chunk needs an entry here. */
const journeys: Record<string, (page: Page) => Promise<unknown>> = {
  ...accountJourneys,
  ...giftJourneys,
  ...productJourneys,
  'agent-tools': async (page) => {
    await fakeSession(page, { customerType: 'guest', agent: { agentId: 'one', loginId: null } })
    await open(page, '/')
  },
  analytics: async (page) => {
    await page.context().addCookies([{ name: 'privacy-choices', value: 'performance', url: SHOP }])
    await open(page, '/')
  },
  arrival: async (page) => {
    await open(page, PRODUCT)
    await expect(page.locator('[data-arrival]')).toBeEmpty()
  },
  'bag-rows': toBag,
  'bag-changes': toBag,
  'billing-page': async (page) => {
    await checkOutTo(page, 'payment')
    await page.goto('/checkout/billing')
  },
  'buy-more': add,
  'buying-options': add,
  'cart-page': toBag,
  'category-page': (page) => follow(page, '/', '/g/gifts'),
  checkout: toConfirmation,
  'checkout-names': toConfirmation,
  'checkout-page': (page) => page.goto('/checkout'),
  'confirmation-page': toConfirmation,
  consent: toChoices,
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
  graphics: toHome,
  grid: (page) => follow(page, '/', '/search?q=cedar'),
  'hide-on-scroll': (page) =>
    openAs(page, { experiments: [{ name: 'mobileStickyHeader', isOn: true }] }),
  guide: toRegistration,
  'home-page': toHome,
  lines: toBag,
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
    await page.context().clearCookies({ name: /welcome|redirect/ })
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
  page: toProduct,
  quantity: toProduct,
  'privacy-choices-page': toChoices,
  'quick-look': async (page) => {
    await open(page, GRID)
    await page.locator(`[data-quick-look="${CANDLE}"]`).first().press('Enter')
    // The link leads to the product.
    await expect(page).toHaveURL(PRODUCT)
  },
  recommendations: async (page) => {
    await open(page, PRODUCT)
    await addToBag(page)
    const dialog = page.getByRole('dialog', { name: '1 item added to cart' })
    await expect(dialog.getByRole('link', { name: 'View Cart' })).toBeVisible()
    await expect(dialog.getByRole('heading')).toHaveCount(1)
  },
  extras: toProduct,
  reviews: toProduct,
  'review-page': async (page) => {
    await checkOutTo(page, 'review')
    await page.goto('/checkout/review')
  },
  'rewards-button': (page) => openAs(page, { customerType: 'registered' }),
  'rotate-promotions': (page) => open(page, '/customer-care'),
  rows: toHome,
  scenes: toHome,
  schemas: (page) => follow(page, '/', '/customer-care'),
  catalog: toHome,
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
  'street-suggestions': toStreets,
  'style-guide-page': (page) => follow(page, '/', '/style-guide'),
  subscribe: async (page) => {
    await open(page, '/customer-care')
    const form = page.locator('footer form')
    await form.getByRole('textbox').fill(`reader-${crypto.randomUUID()}@example.com`)
    await form.getByRole('button').click()
    // The form is submitted natively, and its page comes again.
    await expect(form.getByRole('status')).toContainText(/Thank you/)
  },
  'tile-parts': async (page) => {
    await open(page, GRID)
    await page.locator(`[data-buy="${CANDLE}"] button`).click()
    // The form is submitted natively.
    await expect(page).toHaveURL(/\/cart/)
    await expect(linesOf(page)).toHaveCount(1)
  },
  stories: (page) => follow(page, '/', '/category/lab-card'),
  tiles: toHome,
  toasts: async (page) => {
    await openBagWith(page, [{ productId: CANDLE }])
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.locator('p').filter({ hasText: /is out of your bag/ })).toBeVisible()
  },
}

test('every chunk of the build has a journey below', () => {
  expect(Object.keys(journeys).toSorted()).toEqual([...chunks.keys()].toSorted())
})

for (const [name, journey] of Object.entries(journeys)) {
  const others = Object.keys(journeys).filter((other) => journeys[other] === journey)
  // A chunk that another one of the same journey imports is lost with it: its import fails either way.
  if (others.some((other) => other !== name && importedBy(other).has(name))) continue
  const lost = others.filter((other) => importedBy(name).has(other))
  test(`the page stays whole when the code "${lost.join('", "')}" cannot be loaded`, async ({
    page,
    forgive,
  }) => {
    let isAsked = false
    await page.route(isChunkOf(...lost), (route) => {
      isAsked = true
      return route.abort()
    })
    await journey(page)
    const isNeeded = !lost.some((each) => STANDS_WITHOUT.has(each))
    if (isNeeded) await expect.poll(() => isAsked, 'the journey needs the code').toBe(true)
    await expect(page.locator('#app main')).toContainText(/\w/)
    await expectWhole(page)
    forgive(LOST)
    forgive(/status of 404/)
  })
}

test('a page preloads only the code that hydrates it', async ({ page }) => {
  const preloaded = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    const files = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, address = '']) => address,
    )
    return [...new Set(files.map((file) => chunkAt(file) ?? file))].toSorted()
  }
  const withoutCode = ['/', '/g/body-care', '/search?q=cedar', '/category/lab-every-module']
  for (const path of [...withoutCode, '/customer-care']) {
    expect(await preloaded(path), path).toEqual(['entry'])
  }
  const ofProduct = await preloaded(PRODUCT)
  expect(ofProduct.join(' ')).toBe('catalog entry page product-page product-view quantity')
})
