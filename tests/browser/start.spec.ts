import { expect, hydrated, test, type Page } from './shop.ts'

/** Notes when the entry is added to the document, in ms after the navigation began, and how far that was loaded. */
function noteEntry() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('head > script[src*="/entry-"]')) return
    observer.disconnect()
    Reflect.set(globalThis, 'entryAt', performance.now())
    Reflect.set(globalThis, 'stateAtEntry', document.readyState)
  }).observe(document, { childList: true, subtree: true })
}

const reportNoPaint = () => {
  PerformanceObserver.prototype.observe = () => {}
}

const startOf = (page: Page) =>
  page.evaluate(() => ({
    entry: Number(Reflect.get(globalThis, 'entryAt')),
    state: String(Reflect.get(globalThis, 'stateAtEntry')),
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

test('a page that nobody sees starts without a paint', async ({ page }) => {
  await page.addInitScript(noteEntry)
  await page.addInitScript(reportNoPaint)
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
  })
  await page.goto('/')
  await hydrated(page)
  expect((await startOf(page)).state).toBe('loading')
})

test('a page starts in a browser that reports no paint', async ({ page }) => {
  await page.addInitScript(noteEntry)
  await page.addInitScript(reportNoPaint)
  await page.goto('/')
  await hydrated(page)
  expect((await startOf(page)).state).toBe('complete')
})
