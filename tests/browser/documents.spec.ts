import { publishPage } from './control.ts'
import {
  apiRequests,
  expect,
  hydrated,
  markDocument,
  scrollTop,
  searchField,
  SESSION_ADDRESS,
  test,
} from './shop.ts'

test('a change of language loads a new document', async ({ page }) => {
  await page.goto('/ca/g/home-fragrance')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
  await expect(page).toHaveURL('/ca/fr-CA/g/home-fragrance')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  expect(await isSameDocument()).toBe(false)
})

test('a link to a missing page loads a document with status 404', async ({ page, forgive }) => {
  const path = '/letters/links-to-nowhere'
  await publishPage({
    siteId: 'us',
    path,
    html: '<p><a href="/no-such-room">a room</a> <a href="/p/no-such-thing">a thing</a></p>',
  })
  for (const [name, address] of [
    ['a room', '/no-such-room'],
    ['a thing', '/p/no-such-thing'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    const isSameDocument = await markDocument(page)
    const document = page.waitForResponse(
      (answer) => answer.request().isNavigationRequest() && answer.url().endsWith(address),
    )
    await page.getByRole('link', { name }).click()
    expect((await document).status()).toBe(404)
    await expect(page).toHaveURL(address)
    await hydrated(page)
    expect(await isSameDocument()).toBe(false)
  }
  forgive(/status of 404/)
})

test('after a new deploy, a navigation loads a document instead of showing newer data', async ({
  page,
}) => {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'x-deploy': 'a-newer-one' },
    })
  })
  await page.goto('/g/body-care')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await searchField(page).fill('cedar')
  await searchField(page).press('Enter')
  await expect(page).toHaveURL('/search?q=cedar')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cedar')
  await hydrated(page)
  expect(await isSameDocument()).toBe(false)
})

test('after a new deploy, going back loads a document', async ({ page }) => {
  await page.goto('/g/body-care')
  await hydrated(page)
  const heading = page.getByRole('heading', { level: 1 })
  const category = await heading.innerText()
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'x-deploy': 'a-newer-one' },
    })
  })
  await searchField(page).fill('vanilla')
  await searchField(page).press('Enter')
  await expect(heading).toContainText('vanilla')
  await page.goBack()
  await expect(page).toHaveURL('/g/body-care')
  await expect(heading).toHaveText(category)
})

/** What depends on stock and on where the visitor is. A product asks for it once it is hydrated. */
const LIVE = /\/api\/(arrival|availability)\b/

for (const path of ['/', '/c/body-care/hand-soaps', '/p/FXMASTER']) {
  test(`${path} from the cache, 30 s old, requests only what is live from the API`, async ({
    page,
  }) => {
    // A document asks for the session late, and the first one's must not count.
    const isAnswered = page.waitForResponse(SESSION_ADDRESS)
    await page.goto(path)
    await hydrated(page)
    await isAnswered
    const asked = apiRequests(page)
    // The data of the document must not count as stale, whatever the visitor's clock says.
    await page.clock.setSystemTime(Date.now() + 30_000)
    const answer = await page.goto(path)
    expect(answer?.headers()['server-timing']).toMatch(/cache;desc="?(fresh|stale)/)
    await hydrated(page)
    const lasting = () => asked.filter((request) => !LIVE.test(request))
    await expect.poll(lasting).not.toEqual([])
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4_000 })),
    )
    expect(lasting()).toEqual(['/api?site=us&locale=en-US'])
  })
}

test('pages, scripts, data and drawn pictures arrive compressed from the shop’s origin', async ({
  page,
}) => {
  await page.goto('/g/home-fragrance')
  const addressIn = async (selector: string, attribute: string) =>
    (await page.locator(selector).first().getAttribute(attribute)) ?? ''
  const script = await addressIn('link[rel="modulepreload"]', 'href')
  const picture = await addressIn('#content img[src^="/pictures/"]', 'src')
  const api = '/api/navigation?site=us&locale=en-US'
  for (const address of ['/', '/cart', '/sitemap.xml', api, script, picture]) {
    const answer = await page.request.get(address, { headers: { 'accept-encoding': 'gzip, br' } })
    const { 'content-encoding': encoding, vary, 'cache-control': caching } = answer.headers()
    expect({ address, encoding, vary }).toEqual({
      address,
      encoding: 'br',
      vary: expect.stringContaining('Accept-Encoding'),
    })
    if (address === script || address === picture) expect(caching).toContain('immutable')
  }
})

test('a reload shows the same page at the same scroll position', async ({ page }) => {
  await page.goto('/g/home-fragrance?sort=newest')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 900))
  const isSameDocument = await markDocument(page)
  await page.reload()
  await hydrated(page)
  await expect(page).toHaveURL('/g/home-fragrance?sort=newest')
  await expect.poll(() => scrollTop(page)).toBe(900)
  expect(await isSameDocument()).toBe(false)
})

test('a page uses the font that its document announces, and asks for no other', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname)
  })
  await page.goto('/customer-care')
  await hydrated(page)
  const loaded = await page.evaluate(
    () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
  )
  expect(loaded).toBeGreaterThan(0)
  const announced = page.locator('link[rel="preload"][as="font"]')
  expect(asked).toEqual([await announced.getAttribute('href')])
})
