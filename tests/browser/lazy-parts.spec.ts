import { addToBag, linesOf } from './bag.ts'
import { accountJourneys, openAsCustomer } from './account-journeys.ts'
import { addressOf, chunkAt, chunks } from './built-chunks.ts'
import { checkOutTo } from './checkout.ts'
import { followedPages } from './followed-pages.ts'
import { giftJourneys } from './gift-journeys.ts'
import { withoutMessages } from './journeys.ts'
import { SHOP } from './ports.ts'
import { productJourneys } from './product-journeys.ts'
import { expect, fakeSession, type Page, searchField, test } from './shop.ts'
import { followStoreLink } from './store-choice.ts'
import { lose, losses, titleOf } from './lost-chunks.ts'
import { expectWhole, LOST, open } from './whole-page.ts'

const CANDLE = 'JW0801'
const GRID = '/g/home-fragrance'
const PRODUCT = `/p/juniper-dusk-3wick-candle-${CANDLE}`

const pressAdd = (page: Page) => page.getByRole('button', { name: 'Add to Bag' }).click()

async function add(page: Page) {
  await open(page, PRODUCT)
  await pressAdd(page)
  const dialog = page.getByRole('dialog', { name: '1 item added to cart' })
  await expect(dialog.getByText('1 item added to cart')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'View Cart' })).toBeVisible()
  await expect(dialog.getByRole('heading')).toHaveCount(1)
}

async function withDialogs(page: Page) {
  await page.context().clearCookies({ name: /welcome|redirect/ })
  await open(page, '/')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
}

const toHome = (page: Page) => page.goto('/')

const toConfirmation = (page: Page) => page.goto('/checkout/confirmation/received')

/** An agent shops for a guest who takes part in an experiment, and agreed to be counted. */
async function openAsAgent(page: Page) {
  await page.context().addCookies([{ name: 'privacy-choices', value: 'performance', url: SHOP }])
  await fakeSession(page, {
    customerType: 'guest',
    agent: { agentId: 'one', loginId: null },
    experiments: [{ name: 'mobileStickyHeader', isOn: true }],
  })
  await open(page, '/')
}

/**
 * What loads each chunk, or file, and what a shopper sees without it. A new chunk needs an entry here, and so does a file that is
 * imported dynamically and has another way to do without it.
 */
const journeys: Record<string, (page: Page) => Promise<unknown>> = {
  ...accountJourneys,
  ...giftJourneys,
  ...productJourneys,
  'agent-tools': openAsAgent,
  'open-sinks': openAsAgent,
  'billing-page': async (page) => {
    await checkOutTo(page, 'payment')
    await page.goto('/checkout/billing')
  },
  'buying-options': add,
  'confirmation-page': toConfirmation,
  // Alone, because what it is needed for asks for other code.
  'en-US': (page) => withoutMessages(page),
  entry: toHome,
  framework: toHome,
  'rolldown-runtime': toHome,
  'follow-choices': async (page) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'))
    await open(page, '/g/body-care')
    await page.getByRole('link', { name: /^Citrus/ }).click()
    await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeVisible()
  },
  'hide-on-scroll': openAsAgent,
  'measure-vitals': (page) => open(page, '/'),
  'menu-categories': withoutMessages,
  'mini-cart': async (page) => {
    await addToBag(page, { productId: CANDLE })
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
  'modal-dialogs': withDialogs,
  'consent-banner': async (page) => {
    await page.context().clearCookies()
    await open(page, '/')
    await expect(page.locator('dialog[open]')).toHaveCount(0)
  },
  idle: async (page) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'Gifts', exact: true }).first().click()
    // The link loads a document.
    await expect(page).toHaveURL('/g/gifts')
  },
  'open-bag-mutations': async (page) => {
    await open(page, PRODUCT)
    await pressAdd(page)
    // The form is submitted natively and leads to the bag.
    await expect(page).toHaveURL('/cart')
    await expect(linesOf(page)).toHaveCount(1)
  },
  'quick-look': async (page) => {
    await open(page, GRID)
    await expect(page.locator('html[data-modal]')).toBeAttached()
    await page.locator(`[data-action="quickLook"][data-value="${CANDLE}"]`).first().press('Enter')
    // The link leads to the product.
    await expect(page).toHaveURL(PRODUCT)
  },
  recommendations: add,
  'review-page': async (page) => {
    await checkOutTo(page, 'review')
    await page.goto('/checkout/review')
  },
  'rewards-button': openAsCustomer,
  'search-suggestions': async (page) => {
    await open(page, '/')
    await searchField(page).fill('cedar')
    await searchField(page).press('Enter')
    await expect(page).toHaveURL('/search?q=cedar')
  },
  'shell-parts': withoutMessages,
  'shipping-page': async (page) => {
    await checkOutTo(page, 'address')
    await page.goto('/checkout/shipping')
  },
  'store-dialog': followStoreLink,
  subscribe: async (page) => {
    await open(page, '/customer-care')
    const form = page.locator('footer form')
    await form.getByRole('textbox').fill(`reader-${crypto.randomUUID()}@example.com`)
    await form.locator('[type=submit]').click()
    // The form is submitted natively, and its page comes again.
    await expect(form.getByRole('status')).toContainText(/Thank you/)
  },
  'add-from-tile': async (page) => {
    await open(page, GRID)
    await page.locator(`[data-buy="${CANDLE}"] button`).click()
    // The form is submitted natively.
    await expect(page).toHaveURL(/\/cart/)
    await expect(linesOf(page)).toHaveCount(1)
  },
  toasts: async (page) => {
    await open(page, GRID)
    await page.locator(`[data-buy="${CANDLE}"] button`).click()
    // The text alone.
    await expect(page.getByText('Added to your bag.').first()).toBeVisible()
  },
  'auto-refresh': (page) => open(page, '/ca/fr-CA/p/FXAR2'),
}

test('every chunk of the build is lost on a journey', () => {
  const followed = followedPages.flatMap(({ paths }) => Object.keys(paths))
  const lost = new Set([...followed, ...Object.keys(journeys)].map(addressOf))
  expect([...chunks.values()].filter((address) => !lost.has(address))).toEqual([])
})

/** One visit loses all chunks that have the same journey. */
for (const [journey, all] of Map.groupBy(losses(journeys), (loss) => loss.journey)) {
  const titles = all.map(({ lost }) => titleOf(lost)).join(' and ')
  test(`the page stays whole when the code ${titles} cannot be loaded`, async ({
    page,
    forgive,
  }) => {
    const codes = await Promise.all(all.map(({ lost }) => lose(page, lost)))
    await journey(page)
    for (const { isAsked } of codes)
      await expect.poll(isAsked, 'the journey needs the code').toBe(true)
    await expectWhole(page)
    forgive(LOST)
    forgive(/status of 404/)
  })
}

/** The chunks of every page. */
const EVERY_PAGE = ['entry', 'framework', 'rolldown-runtime']

test('a page preloads only the code that hydrates it, after what is seen', async ({ page }) => {
  const preloaded = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    const links = /<link rel="modulepreload" fetchPriority="low" href="([^"]+)"/g
    const files = [...html.matchAll(links)].map(([, address = '']) => address)
    return [...new Set(files.map((file) => chunkAt(file) ?? file))].toSorted()
  }
  const withoutCode = ['/', '/g/body-care', '/search?q=cedar', '/category/lab-every-module']
  for (const path of [...withoutCode, '/customer-care']) {
    expect(await preloaded(path), path).toEqual(EVERY_PAGE)
  }
  const ofProduct = await preloaded(PRODUCT)
  expect(ofProduct.join(' ')).toBe('buying catalog entry framework page product rolldown-runtime')
})
