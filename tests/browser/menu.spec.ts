import { control, purge } from './control.ts'
import { holdBack } from './routes.ts'
import {
  apiRequests,
  expect,
  expectAccessible,
  fakeSession,
  hydrated,
  type Page,
  SESSION_ADDRESS,
  test,
} from './shop.ts'

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const topOf = (page: Page, name: string) => menuOf(page).getByText(name, { exact: true })

/** How long the pointer rests (ms): enough to open a category's panel, too short to do so on the way to an open one. */
const REST = 150
const rest = (page: Page) =>
  page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), REST)

async function centerOf(page: Page, name: string) {
  const box = await topOf(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not visible`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('hovering opens panels, a diagonal way into one keeps it open, and leaving closes it', async ({
  page,
}) => {
  const assets = ['offer-three-wick-us', 'offer-soap-us', 'offer-body-us']
  const slot = { categoryId: 'home-fragrance', template: 'top-offers', assets }
  await control('PUT', '/slots/us/category-top-offers', slot)
  await purge('slot:category-top-offers')
  const asked = apiRequests(page)
  const pictures: string[] = []
  page.on(
    'request',
    (request) => /pictures\/tiles/.test(request.url()) && pictures.push(request.url()),
  )
  await page.goto('/customer-care')
  await hydrated(page)
  expect(asked.filter((request) => !request.startsWith('/api?'))).toEqual([])
  expect(pictures).toEqual([])

  const explore = menuOf(page).getByRole('link', { name: 'Explore Home Fragrance' })
  const other = menuOf(page).getByRole('link', { name: 'Explore Body Care' })
  const active = menuOf(page).locator('details[open] a[data-active]')
  const picture = menuOf(page).locator('details[open] .aside img')
  await topOf(page, 'Home Fragrance').hover()
  await expect(explore).toBeVisible()
  await expect(active).toHaveText('3-Wick Candles')
  await expect(picture).toHaveAttribute('src', /three-wick-candles/)
  await expect(menuOf(page).getByRole('list', { name: 'Offers' }).getByRole('link')).toHaveText([
    '40% off',
    '6 for $36',
  ])
  const { width } = (await menuOf(page)
    .getByRole('listitem')
    .filter({ hasText: 'Room Mists' })
    .last()
    .boundingBox()) ?? { width: 0 }
  expect(width).toBe(220)
  await expectAccessible(page)
  // A click on the category whose panel the pointer has just opened does not close the panel.
  await topOf(page, 'Home Fragrance').click()
  await expect(explore).toBeVisible()

  // On its way to the last column, the pointer may pass over the next category.
  const holders = menuOf(page).getByRole('link', { name: 'Candle Holders' })
  const [from, next] = [await centerOf(page, 'Home Fragrance'), await centerOf(page, 'Body Care')]
  const target = (await holders.boundingBox()) ?? { x: 0, y: 0 }
  await expect(async () => {
    await page.mouse.move(from.x + 40, from.y - 10)
    await expect(explore).toBeVisible({ timeout: 1000 })
    await rest(page)
    await page.mouse.move(next.x - 30, next.y + 10, { steps: 4 })
    await rest(page)
    await page.mouse.move(target.x + 20, target.y + 10)
    await rest(page)
    await expect(active).toHaveText('Candle Holders', { timeout: 200 })
  }).toPass({ timeout: 15_000 })
  await expect(picture).toHaveAttribute('src', /candle-holders/)

  // Along the row the panel switches, and below it closes.
  await page.mouse.move(from.x, from.y)
  await page.mouse.move(next.x, next.y, { steps: 8 })
  await expect(other).toBeVisible()
  await expect(explore).toBeHidden()
  await page.mouse.move(700, 880, { steps: 8 })
  await expect(other).toBeHidden()

  await topOf(page, 'Home Fragrance').hover()
  await menuOf(page).getByRole('link', { name: 'Room Mists' }).click()
  await expect(page).toHaveURL('/c/home-fragrance/room-mists')
  await expect(explore).toBeHidden()
  await control('DELETE', '/slots/us/category-top-offers?categoryId=home-fragrance')
  await purge('slot:category-top-offers')
})

test('arrow keys move through the menu, an open panel follows, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/customer-care')
  await hydrated(page)
  // The code that listens to arrows loads with the first focus.
  await expect(async () => {
    await topOf(page, 'Home Fragrance').focus()
    await page.keyboard.press('ArrowRight')
    await expect(topOf(page, 'Body Care')).toBeFocused({ timeout: 200 })
  }).toPass()
  await expect(menuOf(page).locator('details[open]')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await expect(topOf(page, 'Home Fragrance')).toBeFocused()
  await expect(menuOf(page).getByRole('link', { name: 'Explore Home Fragrance' })).toBeVisible()
  await expect(menuOf(page).getByRole('link', { name: 'Explore Body Care' })).toBeHidden()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowDown'])
    await page.keyboard.press(key)
  await expect(menuOf(page).getByRole('link', { name: 'Single-Wick Candles' })).toBeFocused()
  // On a busy machine, the panel tells later that it is open.
  await menuOf(page).locator('details[open]').dispatchEvent('toggle')
  await expect(menuOf(page).locator('details[open] a[data-active]')).toHaveText(
    'Single-Wick Candles',
  )
  await page.keyboard.press('Escape')
  await expect(topOf(page, 'Home Fragrance')).toBeFocused()
  await expect(menuOf(page).locator('details[open]')).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(topOf(page, 'Top Offers')).toBeFocused()

  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(menuOf(page).getByRole('link', { name: 'Explore Gifts' })).toBeVisible()
  await page.getByRole('searchbox').focus()
  await expect(menuOf(page).locator('details[open]')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer has tabs, panels with a way back, and keeps the focus until it closes', async ({
    page,
  }) => {
    await page.goto('/customer-care')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    const close = page.getByRole('button', { name: 'Close menu' })
    await button.click()
    await expect(close).toBeFocused()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await expect(page.locator('html'), 'the page does not scroll').toHaveCSS('overflow', 'hidden')
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('Shop')
    await expect(topOf(page, 'Top Offers')).toBeVisible()
    await expect(topOf(page, 'Gift Sets')).toBeHidden()
    await topOf(page, 'My Account').first().click()
    const linked = ['Store Locator', 'Sign In or Sign Up', 'Love-It List', 'Shipping & Returns']
    for (const name of linked) await expect(menuOf(page).getByRole('link', { name })).toBeVisible()
    const small = await menuOf(page)
      .locator('a, button, summary, label')
      .filter({ visible: true })
      .evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 44).length)
    expect(small).toBe(0)
    await expectAccessible(page)
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.querySelector('main :focus'))).toBeNull()
    }

    // A category that is alone in its tab shows its subcategories at once.
    await topOf(page, 'Offers').click()
    await expect(topOf(page, 'Best Sellers')).toBeVisible()
    await expect(topOf(page, 'Home Fragrance')).toBeHidden()
    const offers = menuOf(page).getByRole('list', { name: 'Offers' })
    await expect(offers.getByRole('link')).toHaveText([
      'Just unpacked',
      'On the board',
      'Free shipping',
    ])
    const allOffers = menuOf(page).getByRole('link', { name: 'See all offers' })
    await expect(allOffers).toHaveAttribute('href', '/g/top-offers')
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName('New')
    await expect(topOf(page, 'Best Sellers')).toBeVisible()
    await expect(offers).toBeHidden()
    await expect(allOffers).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(topOf(page, 'Gift Sets')).toBeVisible()
    await expectAccessible(page)

    await topOf(page, 'Shop').click()
    await topOf(page, 'Home Fragrance').click()
    await expect(topOf(page, 'Candle Holders')).toBeInViewport({ ratio: 1 })
    await expect(topOf(page, 'Body Care')).toBeHidden()
    await expectAccessible(page)
    await topOf(page, 'Home Fragrance').click()
    await expect(topOf(page, 'Body Care')).toBeVisible()
    await expect(topOf(page, 'Candle Holders')).toBeHidden()

    await page.keyboard.press('Escape')
    await expect(close).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page.locator('main')).not.toHaveAttribute('inert')
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await button.click()
    await topOf(page, 'Home Fragrance').click()
    await menuOf(page).getByRole('link', { name: 'Room Mists' }).click()
    await expect(page).toHaveURL('/c/home-fragrance/room-mists')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/ca/fr-CA/customer-care')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const french = page.getByRole('navigation', { name: 'Navigation principale' })
    await expect(french.getByRole('radio')).toHaveCount(4)
    await expect(french).toHaveCSS('width', '436px')
    await expect(french.getByText('Livraison et retours')).toBeVisible()
  })
})

test('the header names the store once the session is loaded, or asks to select one, and shows rewards to registered customers', async ({
  page,
}) => {
  const store = page.getByRole('banner').locator('a[href="/store-locator"]').first()
  const rewards = page.getByRole('banner').getByText('Loading rewards…')
  const name = 'Juniper & Wick, Easton Town Center, Columbus'
  const nearby = { storeId: '0001', storeName: name }
  await fakeSession(page, { customerType: 'registered', store: nearby })
  const session = await holdBack(page, SESSION_ADDRESS)
  await holdBack(page, /\/api\/account\/rewards/)
  const asked = page.waitForRequest(/\/api\/account\/rewards/)
  await page.goto('/customer-care')
  await hydrated(page)
  await expect(store).toHaveText('Loading Store...', { useInnerText: true })
  await expect(rewards).toBeHidden()
  const bag = () => page.getByRole('link', { name: /^Bag/ }).first().boundingBox()
  const [before, storeBefore] = [await bag(), await store.boundingBox()]
  await session.release()
  await expect(store).toHaveText(/Easton Town Center/)
  await expect(rewards).toBeVisible()
  await asked
  expect([await bag(), await store.boundingBox()]).toEqual([before, storeBefore])

  await page.unroute(SESSION_ADDRESS)
  await page.reload()
  await expect(store).toHaveText('Select a Store', { useInnerText: true })
})
