import { control } from './control.ts'
import { SHOP } from './ports.ts'
import { expect, hydrated, test, type Page } from './shop.ts'

test.use({ isAsked: true })

const CAROUSEL = '#content [data-slot="home-6"]'
const BY_DEFAULT = ['citrus', 'woods', 'sea']
const DECIDED = ['sea', 'citrus', 'woods']
const DECISION = '/api/personalization/events'

const allow = (page: Page, groups: string) =>
  page.context().addCookies([{ name: 'privacy-choices', value: groups, url: SHOP }])

/** The slides of the carousel in their order. */
const slides = async (page: Page) => {
  const texts = await page.locator(`${CAROUSEL} [data-track] > li`).allInnerTexts()
  return texts.map((text) => text.trim().toLowerCase())
}

/** How much the page has moved, and whether the decision was asked for after paint and load. */
const measured = (page: Page) =>
  page.evaluate(async (path) => {
    let shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    await new Promise((resolve) => {
      setTimeout(resolve, 300)
    })
    const asked = performance
      .getEntriesByType('resource')
      .filter(
        (entry) => entry.name.includes(path) && Reflect.get(entry, 'initiatorType') === 'fetch',
      )
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [document] = performance.getEntriesByType('navigation')
    return {
      shift,
      asked: asked.length,
      isAfterPaint: asked.every(({ startTime }) => startTime > (paint?.startTime ?? Infinity)),
      isInteractive: asked.every(
        ({ startTime }) =>
          document instanceof PerformanceNavigationTiming &&
          startTime > document.domContentLoadedEventEnd,
      ),
    }
  }, DECISION)

test('a decision changes a slot below the fold without moving anything, only with consent, and a failure changes nothing', async ({
  page,
  forgive,
}) => {
  forgive(/ERR_FAILED|Failed to load/)
  const json = { assetIds: DECIDED.map((name) => `home-carousel-${name}`) }
  await control('PUT', '/decisions/us/home-6', { json })
  let asked = 0
  page.on('request', (request) => {
    // Events alone are beacons.
    if (request.url().includes(DECISION) && request.resourceType() === 'fetch') asked += 1
  })

  await page.goto('/')
  await hydrated(page)
  await page.getByRole('button', { name: 'Reject all' }).click()
  const byDefault = await slides(page)
  expect(byDefault).toHaveLength(BY_DEFAULT.length)
  const decided = DECIDED.map((name) => byDefault[BY_DEFAULT.indexOf(name)])

  await page.goto('/')
  await expect(page.locator('html[data-started]')).toBeAttached()
  expect([asked, await slides(page)]).toEqual([0, byDefault])

  await allow(page, 'targeting')
  // On a busy machine an answer may be late, and then the page stays as it is.
  await expect(async () => {
    await page.goto('/')
    await expect.poll(async () => slides(page), { timeout: 3_000 }).toEqual(decided)
  }).toPass()
  expect(await measured(page)).toEqual({
    shift: expect.closeTo(0, 3),
    asked: 1,
    isAfterPaint: true,
    isInteractive: true,
  })
  // What came is as usable as what was there.
  const carousel = page.locator(CAROUSEL)
  await carousel.scrollIntoViewIfNeeded()
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect(carousel.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.9 })

  await page.route(`**${DECISION}*`, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(DECISION))
  await page.goto('/')
  await failed
  expect(await slides(page)).toEqual(byDefault)
  await control('DELETE', '/decisions/us/home-6')
})
