import { addToBag, quantityOf } from './bag.ts'
import { isChunkOf } from './built-chunks.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, hydrated, markDocument, test } from './shop.ts'
import { PREFIX } from './prefix.ts'

/** Hidden categories with content modules at their limits, and pages with little to show. */
const STATES = {
  'a banner with all options': '/category/lab-banner',
  'copy with links, and without a translation': '/category/lab-copy',
  'eight offers and nine': '/category/lab-top-offers',
  'three and four graphics': '/category/lab-carousel',
  'a promotion with live text, and announcements': '/category/lab-promo',
  'nine offers and three features': '/category/lab-more',
  'cards in dark and light text': '/category/lab-card',
  'two products in a picture, and three below a wide one': '/category/lab-shop-few',
  'ten categories and eleven': '/category/lab-categories',
  'a form, and bodies of markup': '/category/lab-email',
  'a row of products, and one of an unknown category': '/category/lab-minigrid',
  'eight tiles and nine': '/category/lab-ways',
  'an empty category': '/category/empty-shelf',
  'a search without results': '/search?q=qwertyuiop',
  'a search without a query': '/search',
  'filters with few results': '/g/home-fragrance?family=citrus&page=1',
  'a product that is sold out': '/p/FXSOLD',
  'a product with variants, and one chosen': '/p/FXMASTER?size=travel',
  'a gift card': '/p/JWGC1',
}

// In French, which has the longest texts.
test('rarely shown states are accessible and fit a narrow phone', async ({ page, forgive }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [name, path] of Object.entries(STATES)) {
    await page.goto(PREFIX['fr-CA'] + path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1)
    await test.step(name, () => expectAccessible(page))
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, name).toBeLessThanOrEqual(320)
  }
  // This warning is expected: the content names a category that does not exist.
  forgive(/^minigrid of an unknown category/)
})

test('menus and filters are accessible while they are open', async ({ page }) => {
  await page.goto('/g/body-care')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByText('Home Fragrance', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Explore Home Fragrance' })).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByText('Home Fragrance', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Explore Home Fragrance' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Show/ })).toBeVisible()
  await expectAccessible(page)
})

test('a bag that cannot be read is reported within the shop, also by a link, until it can', async ({
  page,
  forgive,
}) => {
  await addToBag(page, { productId: 'JW0801' })
  const unavailable = { type: 'unavailable', status: 503, title: '', retry: true }
  // Before the page is opened, because it may read the bag when the browser is idle.
  await page.route(/\/api\/bag\?/, (route) => route.fulfill({ status: 503, json: unavailable }))
  await page.goto('/customer-care')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Bag, 1 item' }).click()
  const notice = page.getByRole('heading', { name: 'We can’t open your bag right now' })
  await expect(notice).toBeVisible()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible(page)

  await page.unrouteAll()
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(quantityOf(page)).toHaveValue('1')
  await expect(notice).toBeHidden()
  expect(await isSameDocument()).toBe(true)
  forgive(/status of 503/)
})

test('what the edge has rendered stays while its code is on its way, whatever changes around it', async ({
  page,
}) => {
  const code = await holdBack(page, isChunkOf('popular-categories'))
  await page.goto('/cart')
  await hydrated(page)
  // The session has arrived, and with it the page was rendered anew.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bag, empty' })).toBeVisible()
  const categories = page.getByRole('navigation', { name: 'Popular categories' })
  await expect(categories).toBeVisible()

  const loaded = page.waitForResponse((response) =>
    isChunkOf('popular-categories')(new URL(response.url())),
  )
  await code.release()
  await loaded
  await expect(categories.getByRole('link')).not.toHaveCount(0)
})

test('what is pressed while its code is on its way happens once the code is there', async ({
  page,
}) => {
  await addToBag(page, { productId: 'JW0802' })
  const code = await holdBack(page, isChunkOf('buy-more'))
  await page.goto('/p/JW0801')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to Bag' }).click()
  await code.release()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bag, 2 items' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 item added to cart' })).toBeVisible()
})
