import { publishPage } from './control.ts'
import { holdBack, stored } from './routes.ts'
import {
  apiRequests,
  expect,
  hydrated,
  LISTED_PROOF,
  markDocument,
  type Page,
  scrollTop,
  searchField,
  SESSION_ADDRESS,
  test,
  tilesOf,
} from './shop.ts'

/** Waits longer than a pointer must rest on a link to preload its page. */
const dwell = (page: Page) => page.evaluate(() => new Promise((done) => setTimeout(done, 300)))

test('a link changes page, title, focus and scroll without a new document, and back restores them', async ({
  page,
}) => {
  await page.goto('/g/home-fragrance')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  const heading = page.getByRole('heading', { level: 1 })
  const category = await heading.innerText()
  const link = tilesOf(page).nth(20).locator('h3 a')
  await link.scrollIntoViewIfNeeded()
  const scrolled = await scrollTop(page)
  expect(scrolled).toBeGreaterThan(200)
  await link.click()

  await expect(page).toHaveURL(/\/p\//)
  await expect(heading).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  const name = await heading.innerText()
  const title = await page.title()
  expect(title).toContain('Juniper & Wick')
  expect(title).not.toContain(category)
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()

  await page.goBack()
  await expect(page).toHaveURL(/\/g\/home-fragrance$/)
  await expect(heading).toHaveText(category)
  await expect.poll(() => scrollTop(page)).toBe(scrolled)
  await page.goForward()
  await expect(heading).toHaveText(name)
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(await isSameDocument()).toBe(true)
})

/** What is said about products besides their data. It comes after the page. */
const DEFERRED =
  /returns-exchanges|auto-refresh-details|\/api\/(product-reviews|social-proof|ingredients|gallery|product-rows?|availability|arrival)\b/

test('hovering over a link requests its page once, and the click sends no further requests', async ({
  page,
}) => {
  await page.goto('/c/home-fragrance/room-mists')
  await hydrated(page)
  const asked = apiRequests(page)
  const answer = page.waitForResponse(/page-data/)
  const link = tilesOf(page).nth(1).locator('h3 a')
  await stored(page, (await link.getAttribute('href')) ?? '')
  await link.hover()
  await (await answer).finished()
  expect(asked).toEqual([expect.stringContaining('/api/page-data?path=%2Fp%2F')])

  await link.click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Deferred parts are not prefetched.
  const again = () => asked.slice(1).filter((request) => !DEFERRED.test(request))
  await expect.poll(again).toEqual([expect.stringMatching(SESSION_ADDRESS)])
})

test('a navigation sends one request and a ping, and nothing is requested for links under a resting pointer', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  // Beside the logo, where no link is.
  await page.mouse.move(300, 75)
  const asked = apiRequests(page)
  const requestsOf = async (navigate: Promise<unknown>, to: string) => {
    const before = asked.length
    await navigate
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Body Care')
    await expect(tilesOf(page).first()).toBeVisible()
    const isPing = (request: string) => SESSION_ADDRESS.test(request)
    const pings = () => asked.slice(before).filter(isPing)
    await expect.poll(pings).toHaveLength(1)
    await dwell(page)
    expect(pings()).toHaveLength(1)
    return asked
      .slice(before)
      .filter((request) => !isPing(request) && !DEFERRED.test(request))
      .map((request) => new URLSearchParams(request.split('?')[1]))
  }
  const category = page.locator('header a[href="/g/body-care"]').first()
  const first = await requestsOf(category.dispatchEvent('click'), '/g/body-care')
  expect(first.map((request) => request.get('path'))).toEqual(['/g/body-care'])
  const filter = page.getByRole('link', { name: /^Citrus/ })
  const filtered = await requestsOf(filter.click(), '/g/body-care?family=citrus')
  expect(filtered.map((request) => request.get('query'))).toEqual(['family=citrus'])
  await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeVisible()
  const sorting = page.getByRole('combobox').selectOption('price-low-to-high')
  const sorted = await requestsOf(sorting, '/g/body-care?family=citrus&sort=price-low-to-high')
  expect(sorted).toHaveLength(1)
})

test('links are not preloaded while they only pass by', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await page.goto('/g/body-care')
  await hydrated(page)
  const asked = apiRequests(page)
  const links = page.locator('#content a[href]')
  await links.evaluateAll((all) => all.slice(0, 30).forEach((link) => link.focus()))
  await dwell(page)
  expect(asked.length).toBeLessThanOrEqual(1)

  asked.length = 0
  const browser = await page.context().newCDPSession(page)
  const touch = { x: 400, y: 500, gestureSourceType: 'touch', speed: 2000 } as const
  for (const yDistance of [-300, -300, -300, -300, -300, 300, 300, 300])
    await browser.send('Input.synthesizeScrollGesture', { ...touch, yDistance })
  expect(asked).toEqual([])

  // While two pages are on their way, no third one is requested.
  const { release } = await holdBack(page, /page-data/)
  for (const at of [0, 1, 2]) {
    await tilesOf(page).nth(at).locator('h3 a').hover()
    await dwell(page)
  }
  expect(asked).toHaveLength(2)
  await release()
})

test('nothing is preloaded for visitors who save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  let proofs = 0
  page.on('request', (request) => (proofs += Number(request.url().includes(LISTED_PROOF))))
  await page.goto('/g/body-care')
  await hydrated(page)
  const asked = apiRequests(page)
  await tilesOf(page).first().locator('h3 a').hover()
  await dwell(page)
  expect(asked).toEqual([])
  expect(proofs).toBe(0)
})

test('choosing a variant keeps the document, the scroll position and the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 500 })
  await page.goto('/p/FXMASTER')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  const wanted = page
    .locator('fieldset[id^="choose-"] a:not(.unavailable):not([aria-current])')
    .first()
  await wanted.scrollIntoViewIfNeeded()
  const scrolled = await scrollTop(page)
  expect(scrolled).toBeGreaterThan(0)
  const href = await wanted.getAttribute('href')
  await wanted.click()

  await expect(page.locator(`fieldset[id^="choose-"] a[href="${href}"]`)).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.locator(`fieldset[id^="choose-"] a[href="${href}"]`)).toBeFocused()
  expect(await scrollTop(page)).toBe(scrolled)
  expect(await isSameDocument()).toBe(true)
})

test('sorting, filtering and searching are navigations, and back undoes them one by one', async ({
  page,
}) => {
  await page.goto('/g/body-care')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page.getByRole('combobox').selectOption('price-low-to-high')
  await expect(page).toHaveURL('/g/body-care?sort=price-low-to-high')
  const citrus = page.getByRole('link', { name: /^Citrus/ })
  // A page that was never shown would have no entry in the history.
  await expect(citrus).toHaveAttribute('href', /sort=price-low-to-high/)
  const { release } = await holdBack(page, /\/api\//)
  await citrus.click()
  await expect(page).toHaveURL(/family=citrus/)
  // What a shopper types while a page is loading stays in the field, with its focus.
  await searchField(page).fill('soap')
  await release()
  await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeVisible()
  await expect(searchField(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=soap')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('soap')

  await page.goBack()
  await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/g/body-care?sort=price-low-to-high')
  await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeHidden()
  await expect(page.getByRole('combobox')).toHaveValue('price-low-to-high')
  await page.goBack()
  await expect(page.getByRole('combobox')).toHaveValue('best-matches')
  expect(await isSameDocument()).toBe(true)
})

test('links in content navigate without a new document, and back returns to the content page', async ({
  page,
}) => {
  const path = '/letters/links-of-an-editor'
  await publishPage({
    siteId: 'us',
    path,
    html: '<p>Have a look at <a href="/g/hand-soaps">our soaps</a>.</p>',
  })
  await page.goto(path)
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page.getByRole('link', { name: 'our soaps' }).click()
  await expect(page).toHaveURL('/g/hand-soaps')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isSameDocument()).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/links-of-an-editor/)
})

test('two tabs navigate independently', async ({ page, context }) => {
  await page.goto('/g/gifts')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/ca/fr-CA/g/body-care')
  await hydrated(other)
  await page.getByRole('link', { name: 'Bag' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(other).toHaveURL('/ca/fr-CA/g/body-care')
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await other.reload()
  await hydrated(other)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
