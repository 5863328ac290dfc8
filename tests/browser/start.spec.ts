import { expect, hydrated, test, type Page } from './shop.ts'

/** Notes when the entry is added to the document, in ms after the navigation began, and how far that was loaded. */
function noteEntry() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('head > script[src*="/entry-"]')) return
    observer.disconnect()
    Reflect.set(globalThis, 'entryAt', performance.now())
    Reflect.set(globalThis, 'stateAtEntry', document.readyState)
    Reflect.set(globalThis, 'dataAtEntry', document.querySelector('#state')?.id)
    const lead = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    Reflect.set(globalThis, 'leadAtEntry', lead?.complete ? 'loaded' : 'missing')
  }).observe(document, { childList: true, subtree: true })
}

const reportNoPaint = () => {
  PerformanceObserver.prototype.observe = () => {}
}

const startOf = (page: Page) =>
  page.evaluate(() => ({
    entry: Number(Reflect.get(globalThis, 'entryAt')),
    state: String(Reflect.get(globalThis, 'stateAtEntry')),
    data: String(Reflect.get(globalThis, 'dataAtEntry')),
    lead: String(Reflect.get(globalThis, 'leadAtEntry')),
    paint: performance.getEntriesByName('first-paint')[0]?.startTime,
  }))

for (const path of ['/', '/g/home-fragrance', '/p/juniper-dusk-3wick-candle-JW0801', '/cart']) {
  test(`the shop's code runs after the first paint of ${path}`, async ({ page }) => {
    await page.addInitScript(noteEntry)
    await page.goto(path)
    await hydrated(page)
    const { entry, paint } = await startOf(page)
    expect(entry).toBeGreaterThan(paint ?? Infinity)
  })
}

test('the shop’s code runs after the lead picture, unless that is late or broken', async ({
  page,
  forgive,
}) => {
  await page.addInitScript(noteEntry)
  const begun = Promise.withResolvers<() => Promise<void>>()
  await page.route('**/pictures/scenes/dusk-apothecary.svg*', (route) => {
    begun.resolve(() => route.continue())
  })
  await page.goto('/', { waitUntil: 'commit' })
  const show = await begun.promise
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await show()
  await hydrated(page)
  expect((await startOf(page)).lead).toBe('loaded')

  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
  expect((await startOf(page)).lead).toBe('missing')

  await page.unroute('**/pictures/scenes/dusk-apothecary.svg*')
  await page.route('**/pictures/scenes/dusk-apothecary.svg*', (route) => route.abort())
  forgive(/ERR_FAILED|dusk-apothecary/)
  await page.goto('/', { waitUntil: 'commit' })
  await hydrated(page)
})

test('scripts are loaded after the first paint, or 0.3 s after the navigation began', async ({
  page,
}) => {
  await page.goto('/p/juniper-dusk-3wick-candle-JW0801')
  await hydrated(page)
  const [paint = Infinity, ...asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]?.startTime,
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  ])
  expect(asked.length).toBeGreaterThan(5)
  expect(Math.min(...asked.map(Number))).toBeGreaterThanOrEqual(Math.min(paint, 300))
})

test('a page that nobody sees starts without a paint, but not before its data', async ({
  page,
}) => {
  await page.addInitScript(noteEntry)
  await page.addInitScript(reportNoPaint)
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
  })
  await page.goto('/')
  await hydrated(page)
  expect(await startOf(page)).toMatchObject({ state: 'loading', data: 'state' })
})

test('a page starts in a browser that reports no paint', async ({ page }) => {
  await page.addInitScript(noteEntry)
  await page.addInitScript(reportNoPaint)
  await page.goto('/')
  await hydrated(page)
  expect((await startOf(page)).state).toBe('complete')
})
