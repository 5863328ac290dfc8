import { movedParts, watchShifts } from './layout-shifts.ts'
import {
  apiRequests,
  expect,
  hydrated,
  markDocument,
  test,
  tilesOf,
  type Locator,
  type Page,
} from './shop.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Follows a link. @returns how many elements the page has when its heading is another one */
async function countWithHeading(page: Page, link: string, counted: string) {
  const counting = page.evaluate((selector) => {
    const text = () => document.querySelector('#content h1')?.textContent
    const before = text()
    return new Promise<number>((resolve) => {
      const check = (_: unknown, observer: MutationObserver) => {
        if (!text() || text() === before) return
        observer.disconnect()
        resolve(document.querySelectorAll(selector).length)
      }
      new MutationObserver(check).observe(document, { childList: true, subtree: true })
    })
  }, counted)
  await page.locator(link).first().dispatchEvent('click')
  return counting
}

test('the heading comes before the rest of a page, which moves nothing in a list, and going back shows all of it at once', async ({
  page,
}) => {
  await watchShifts(page)
  await page.goto('/customer-care')
  await hydrated(page)
  const list = 'header a[href="/g/body-care"]'
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const before = (await movedParts(page)).length
    expect(await countWithHeading(page, list, '#content [data-tile]')).toBeLessThan(5)
    await expect(tilesOf(page)).toHaveCount(24)
    expect((await movedParts(page)).slice(before)).toEqual([])
    const product = '#content [data-tile] h3 a'
    expect(await countWithHeading(page, product, '#reviews')).toBe(0)
    await expect(page.locator('#reviews')).toBeAttached()

    const counting = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const tiles = () => document.querySelectorAll('#content [data-tile] h3').length
          const check = (_: unknown, observer: MutationObserver) => {
            if (tiles() === 0) return
            observer.disconnect()
            resolve(tiles())
          }
          new MutationObserver(check).observe(document, { childList: true, subtree: true })
        }),
    )
    await page.goBack()
    expect(await counting).toBe(24)
    await page.goBack()
    await expect(heading(page)).toContainText(/Customer Care/i)
  }
})

test('a step whose data cannot be loaded is a document', async ({ page, forgive }) => {
  forgive(/status of 503/)
  await page.goto('/g/body-care')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page.route(/\/api\/page-data/, (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  )
  const before = await heading(page).innerText()
  await tilesOf(page).first().locator('h3 a').click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(heading(page)).not.toHaveText(before)
  expect(await isSameDocument()).toBe(false)
})

const placeOf = async (link: Locator) => (await link.boundingBox()) ?? { x: 0, y: 0 }

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('a finger that rests on a link loads its page, and one that scrolls does not', async ({
    page,
  }) => {
    await page.goto('/g/body-care')
    await hydrated(page)
    const link = tilesOf(page).first().locator('h3 a')
    await link.scrollIntoViewIfNeeded()
    const asked = apiRequests(page)
    const ofPages = () => asked.filter((request) => request.includes('/api/page-data'))
    const finger = await page.context().newCDPSession(page)
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchCancel', y = 0) => {
      const touchPoints = type === 'touchCancel' ? [] : [{ x: start.x + 8, y: start.y + 8 - y }]
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints })
    }
    let start = await placeOf(link)
    // On a busy machine the moves may come later than a finger's rest is long.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    await touch('touchStart')
    for (const moved of [10, 30, 60]) await touch('touchMove', moved)
    await page.clock.runFor(1_000)
    expect(ofPages()).toEqual([])
    await touch('touchCancel')
    await page.clock.resume()

    start = await placeOf(link)
    await touch('touchStart')
    await expect.poll(ofPages).toHaveLength(1)
    // A finger that rests for long is no tap.
    await touch('touchCancel')
    await link.tap()
    await expect(page).toHaveURL(/\/p\//)
    expect(ofPages()).toHaveLength(1)
  })
})
