import { isChunkOf } from './built-chunks.ts'
import { addToBag, canChangeBag } from './bag.ts'
import { checkOutTo, ownEmail, type CheckoutStep } from './checkout.ts'
import { formError, placeButton } from './checkout-steps.ts'
import { SANDBOX } from './ports.ts'
import { expect, hydrated, markDocument, searchField, test, type Page } from './shop.ts'
import { expectWhole, LOST, open } from './whole-page.ts'

const CANDLE = 'JW0801'
const PRODUCT = `/p/juniper-dusk-3wick-candle-${CANDLE}`
const pressAdd = (page: Page) => page.getByRole('button', { name: 'Add to Bag' }).click()

const NOT_LOADED = 'You’re offline. This page can’t be loaded right now.'

/** Actions of a shopper whose connection is lost on the page, and what they are told. */
const offline: {
  what: string
  path: string
  bag?: boolean
  needs?: CheckoutStep
  act: (page: Page) => Promise<unknown>
  said: string | RegExp
}[] = [
  {
    what: 'adding to the bag',
    path: PRODUCT,
    act: pressAdd,
    said: /couldn’t be saved|changes wait/,
  },
  {
    what: 'adding to the bag after its code was loaded',
    path: PRODUCT,
    async act(page) {
      await page.context().setOffline(false)
      const loaded = page.waitForResponse((response) =>
        isChunkOf('open-bag-mutations')(new URL(response.url())),
      )
      await page.getByRole('button', { name: 'Add to Bag' }).hover()
      await loaded
      await page.context().setOffline(true)
      await pressAdd(page)
    },
    said: 'Your changes wait in this tab',
  },
  {
    what: 'changing a quantity',
    path: '/cart',
    bag: true,
    act: (page) => page.locator('#content .more').click(),
    said: 'Your changes wait in this tab',
  },
  {
    what: 'changing a quantity on the product page',
    path: PRODUCT,
    bag: true,
    async act(page) {
      await page.context().setOffline(false)
      await expect(page.locator('#content').getByRole('link', { name: 'View Cart' })).toBeVisible()
      await page.context().setOffline(true)
      await page.locator('#content .more').click()
    },
    said: /couldn’t be saved|changes wait/,
  },
  {
    what: 'entering a coupon',
    path: '/cart',
    bag: true,
    async act(page) {
      await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10')
      await page.keyboard.press('Enter')
    },
    said: 'Your changes wait in this tab',
  },
  {
    what: 'following a link',
    path: '/',
    act: (page) => page.getByRole('link', { name: /^Bag/ }).click(),
    said: NOT_LOADED,
  },
  {
    what: 'leaving for the checkout',
    path: '/cart',
    bag: true,
    act: (page) => page.getByRole('link', { name: 'Proceed to Checkout' }).click(),
    said: NOT_LOADED,
  },
  {
    what: 'filtering',
    path: '/g/body-care',
    act: (page) => page.getByRole('link', { name: /^Citrus/ }).click(),
    said: NOT_LOADED,
  },
  {
    what: 'sorting',
    path: '/g/body-care',
    act: (page) => page.getByRole('combobox').selectOption('price-low-to-high'),
    said: NOT_LOADED,
  },
  {
    what: 'searching',
    path: '/',
    async act(page) {
      await searchField(page).fill('soap')
      await page.keyboard.press('Enter')
    },
    said: NOT_LOADED,
  },
  {
    what: 'a checkout form',
    path: '/checkout/shipping',
    needs: 'method',
    act: (page) => page.getByRole('button', { name: 'Continue to payment' }).click(),
    said: 'Nothing was sent. What you entered stays here',
  },
]

for (const { what, path, bag = false, needs, act, said } of offline) {
  test(`${what} offline keeps the page and says so`, async ({ page, context, forgive }) => {
    if (bag) await addToBag(page, { productId: CANDLE })
    if (needs) await checkOutTo(page, needs)
    await open(page, path)
    // The page of a product loads this code with the first change.
    if (path === '/cart') await canChangeBag(page)
    const isSameDocument = await markDocument(page)
    await context.setOffline(true)
    await act(page)
    await expect(page.locator('#app p').filter({ hasText: said }).first()).toBeVisible()
    await expectWhole(page)
    await expect(page).toHaveURL(path)
    expect(await isSameDocument()).toBe(true)
    forgive(LOST)
  })
}

test('an order offline is not sent, and once back online it is placed once', async ({
  page,
  context,
}) => {
  const email = ownEmail()
  await checkOutTo(page, 'review', { email })
  await page.goto('/checkout/review')
  await hydrated(page)
  let asked = 0
  page.on('request', (request) => (asked += Number(request.url().includes('/api/orders'))))
  await context.setOffline(true)
  await placeButton(page).click()
  await expect(formError(page)).toContainText('Nothing was sent')
  expect(asked).toBe(0)
  await context.setOffline(false)
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
  expect(asked).toBe(1)
  const mails = async () => {
    const headers = { accept: 'application/json' }
    const answer = await fetch(`${SANDBOX}/outbox?to=${email}`, { headers })
    const { data }: { data: unknown[] } = await answer.json()
    return data.length
  }
  await expect.poll(mails).toBe(1)
})
