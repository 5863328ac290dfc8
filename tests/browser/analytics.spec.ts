import type { Page, Request } from '@playwright/test'

import { SANDBOX, SHOP } from './ports.ts'
import { expect, fakeSession, hydrated, test } from './shop.ts'

test.use({ isAsked: true })

const TAGS = `${SANDBOX}/services/tags`

/** What leaves a page for analytics, in its order: page views, and what the tags of the service load and send. */
function watch(page: Page) {
  const seen: string[] = []
  const nameOf = (request: Request) => {
    const url = request.url()
    if (url.startsWith(TAGS)) {
      const body = request.method() === 'POST' ? ` ${request.postData() ?? ''}` : ''
      return new URL(url).pathname.replace('/services/tags/', '') + body
    }
    return /\/api\/(page-views|visits)/.exec(url)?.[1]
  }
  page.on('request', (request) => {
    const name = nameOf(request)
    if (name) seen.push(name)
  })
  return {
    seen,
    times: (name: string) => seen.filter((each) => each.includes(name)).length,
  }
}

const allow = (page: Page, groups: string) =>
  page.context().addCookies([{ name: 'privacy-choices', value: groups, url: SHOP }])

const entries = (page: Page, event: string) =>
  page.evaluate((name) => {
    const layer: unknown = Reflect.get(globalThis, 'dataLayer')
    return Array.isArray(layer) ? layer.filter((entry) => Reflect.get(entry, 'event') === name) : []
  }, event)

test('nothing leaves before consent, then each view and link once, and nothing after the withdrawal', async ({
  page,
}) => {
  const { seen, times } = watch(page)
  await page.goto('/customer-care')
  const banner = page.getByRole('region', { name: /^Cookies: your/ })
  await expect(banner).toBeVisible()
  const footer = page.locator('footer')
  await footer.getByRole('link', { name: 'State privacy rights' }).click()
  // The address is there before the page is.
  await expect(page.locator('#content h1')).toHaveText('State privacy rights')
  expect(seen).toEqual([])

  await banner.getByRole('button', { name: 'Accept all' }).click()
  await expect.poll(() => times('"view"')).toBe(1)
  await expect.poll(() => times('"page_view"')).toBe(1)
  expect([times('visits'), times('page-views'), times('gtm.js'), times('collect.js')]).toEqual([
    1, 1, 1, 1,
  ])
  // Only the page on which consent was given.
  expect(await entries(page, 'page_view')).toEqual([
    {
      event: 'page_view',
      id: expect.stringMatching(/^[\w-]{32}$/),
      domain: 'www.juniperandwick.example',
      pageType: 'uncategorized page',
      pageName: (await page.title()).replace(' | Juniper & Wick', ''),
      pagePath: '/customer-care/states-privacy-rights.html',
      siteSection: 'customer-care',
      loginState: 'anonymous',
      customerStatus: 'anonymous',
      registrationStatus: 'new',
      loyaltyAccountStatus: 'unknown',
      loyaltyMarketEligible: 'No',
      referral: null,
    },
  ])

  await footer.getByRole('link', { name: 'Privacy and security' }).click()
  await expect(page).toHaveURL(/privacy-and-security/)
  await expect.poll(() => times('page-views')).toBe(2)
  expect(await entries(page, 'link')).toEqual([
    expect.objectContaining({
      linkTo: '/customer-care/privacy-and-security.html',
      userId: null,
      emailHash: null,
    }),
  ])
  expect([times('"link"'), times('visits')]).toEqual([2, 1])
  await page.goBack()
  await expect.poll(() => times('page-views')).toBe(3)

  await page.reload()
  await expect.poll(() => times('page-views')).toBe(4)
  // What waits for a script that is not there yet is sent by the next page.
  await page.goto('/search?q=oak')
  await expect.poll(() => times('"page_view"')).toBe(5)
  expect(times('page-views')).toBe(5)

  await page.goto('/privacy-choices')
  await expect.poll(() => times('page-views')).toBe(6)
  await page.getByRole('button', { name: 'Reject all' }).click()
  await expect(page).toHaveURL(/done=saved/)
  const before = seen.length
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('html[data-started]')).toBeAttached()
  await footer.getByRole('link', { name: 'State privacy rights' }).click()
  await expect(page).toHaveURL(/states-privacy-rights/)
  expect(seen.slice(before)).toEqual([])
})

test('where visitors may opt out, pages are measured from the first one until they decline', async ({
  page,
  forgive,
}) => {
  // The worker still asks visitors from here for consent.
  forgive(/403/)
  await fakeSession(page, { privacyRegime: 'opt-out' })
  const { times } = watch(page)
  await page.goto('/customer-care')
  await expect.poll(() => times('page-views')).toBe(1)

  const banner = page.getByRole('region', { name: /^Cookies: your/ })
  await banner.getByRole('button', { name: 'Reject all' }).click()
  await expect(banner).toHaveCount(0)
  await page.locator('footer').getByRole('link', { name: 'State privacy rights' }).click()
  await expect(page.locator('#content h1')).toHaveText('State privacy rights')
  await page.goto('/customer-care')
  await expect(page.locator('html[data-modal]')).toBeAttached()
  // What waits is sent when a page is left.
  await page.goto('about:blank')
  expect(times('page-views')).toBe(1)
})

test('against the sale of data only page views are counted, and no tag is on a page of the account', async ({
  browser,
}) => {
  const context = await browser.newContext({ extraHTTPHeaders: { 'sec-gpc': '1' } })
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  const objecting = await context.newPage()
  await allow(objecting, 'functional.performance.targeting')
  const objected = watch(objecting)
  await objecting.goto(`${SHOP}/ca/fr-CA/customer-care`)
  await expect.poll(() => objected.times('page-views')).toBe(1)
  expect(objected.seen.toSorted()).toEqual(['page-views', 'visits'])
  await context.close()

  const agreed = await browser.newContext()
  const page = await agreed.newPage()
  await allow(page, 'performance.targeting')
  const { seen, times } = watch(page)
  await page.goto(`${SHOP}/privacy-choices`)
  await expect.poll(() => times('page-views')).toBe(1)
  expect(seen.toSorted()).toEqual(['page-views', 'visits'])
  await agreed.close()
})

test('with a tag manager that hangs and a marketing script that is blocked, buying works and nothing moves', async ({
  page,
  forgive,
}) => {
  forgive(/ERR_FAILED|Failed to load|Collect\.js did not initialize correctly|tag manager did not/)
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  await page.route(`${TAGS}/gtm.js*`, () => new Promise(() => undefined))
  await page.route(`${TAGS}/collect.js`, (route) => route.abort())
  await allow(page, 'performance.targeting')
  await page.goto('/p/JW0801')
  await hydrated(page)
  // The font may come after the first words, which moves them a little.
  const readyAt = await page.evaluate(async () => {
    await document.fonts.ready
    return performance.now()
  })
  await page.getByRole('button', { name: 'Add to Bag' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('added to cart')
  const saying = (text: string) => lines.filter((line) => line === text).length
  const collected = () => saying('Collect.js did not initialize correctly.')
  await expect.poll(collected, { timeout: 9_000 }).toBe(1)
  await expect.poll(() => saying('The tag manager did not load.')).toBe(1)
  const shift = await page.evaluate((since) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.startTime < since || Reflect.get(entry, 'hadRecentInput') === true) continue
        sum += Reflect.get(entry, 'value')
      }
    }).observe({ type: 'layout-shift', buffered: true })
    return new Promise<number>((resolve) => {
      setTimeout(() => resolve(sum), 300)
    })
  }, readyAt)
  expect(shift).toBeLessThan(0.0001)
})
