import { readFileSync } from 'node:fs'

import type { Request } from '@playwright/test'
import * as v from 'valibot'

import { messageHash } from '#shared/vitals/message-hash.ts'
import { BROWSER_COLUMNS } from '#worker/observe/browser-columns.ts'

import { addressOf, chunkAt } from './built-chunks.ts'
import { expect, hydrated, test, type Page } from './shop.ts'
import { largestWindow, observe, seenIn } from './observed-page.ts'
import { PORT, SHOP } from './ports.ts'

/** The file of `playwright.config.ts`, to which the shop writes its data points. */
const DATASET = new URL(`../../.state/browser-tests-${PORT}/analytics.jsonl`, import.meta.url)

const Row = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), v.number()])),
)

/** The rows of a kind by the names of their columns. Pages of other tests write to the same file. */
function rowsOf(kind: 'vitals' | 'error', from: number, ofPage: Record<string, string>) {
  const { blobs, doubles } = BROWSER_COLUMNS[kind]
  return linesFrom(from)
    .map((line) => v.parse(Row, line))
    .filter(({ blob1 }) => blob1 === kind)
    .map((row): Record<string, string | number | undefined> =>
      Object.fromEntries([
        ...blobs.map((name, index) => [name, row[`blob${index + 1}`]]),
        ...doubles.map((name, index) => [name, row[`double${index + 1}`]]),
      ]),
    )
    .filter((row) => Object.entries(ofPage).every(([name, value]) => row[name] === value))
}

/** No other test has such a connection. */
const connect = (page: Page, effectiveType: string) =>
  page.addInitScript((type) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: type } })
  }, effectiveType)

const lines = () => readFileSync(DATASET, 'utf8').split('\n').filter(Boolean)
const linesFrom = (from: number) => lines().slice(from)

/** Adds a button that takes a while, and moves what follows once it has been pressed for long enough. */
const addSlowButton = (page: Page) =>
  page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'Slow'
    button.style.position = 'fixed'
    button.style.inset = '40% auto auto 40%'
    button.style.zIndex = '9'
    button.addEventListener('click', () => {
      const end = performance.now() + 150
      while (performance.now() < end);
    })
    document.getElementById('content')?.insertAdjacentElement('beforeend', button)
  })

/** A shift counts unless it follows an interaction within half a second. */
const moveContent = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    const tall = document.createElement('div')
    tall.style.height = '300px'
    document.getElementById('content')?.insertAdjacentElement('afterbegin', tall)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

/** All errors are in the sample. */
const sampleErrors = (page: Page) => page.addInitScript(() => (Math.random = () => 0))

/** Opens a page, and waits until it measures itself, which is after all its other work. */
async function openMeasured(page: Page, path: string) {
  const loading = page.waitForResponse((response) => chunkAt(response.url()) === 'vitals')
  await page.goto(path)
  await hydrated(page)
  const address = (await loading).url()
  await page.evaluate(async (file) => {
    await import(file)
    await new Promise((resolve) => setTimeout(resolve))
  }, address)
}

test('the row of a page is what other observers of the page saw, for a visitor without consent', async ({
  page,
  forgive,
}) => {
  forgive(/no price for 7/)
  await observe(page)
  await sampleErrors(page)
  await connect(page, 'slow-2g')
  const ofPage = { connection: 'slow-2g' }
  await openMeasured(page, '/customer-care')
  await addSlowButton(page)
  await page.getByRole('button', { name: 'Slow' }).click()
  await moveContent(page)
  await page.evaluate(
    (address) => {
      const error = new TypeError('no price for 7')
      error.stack = `TypeError: no price for 7\n    at price (${address}:1:234)`
      setTimeout(() => {
        throw error
      })
    },
    SHOP + addressOf('bag'),
  )
  await expect.poll(async () => (await seenIn(page)).interactions.length).toBeGreaterThan(0)
  const seen = await seenIn(page)
  const from = lines().length
  await page.goto('about:blank')

  await expect.poll(() => rowsOf('vitals', from, ofPage)).toHaveLength(1)
  const [row] = rowsOf('vitals', from, ofPage)
  expect(row).toMatchObject({
    route: 'customerCare',
    cache: seen.cache,
    site: 'us',
    locale: 'en-US',
    navigation: 'document',
    device: 'desktop',
    inpTarget: '#content>button',
    inpType: 'pointer',
    lcp: Math.round(seen.lcp),
    inp: Math.round(Math.max(...seen.interactions)),
    ttfb: Math.round(seen.ttfb),
    fcp: Math.round(seen.fcp),
  })
  expect(row?.['cls']).toBeCloseTo(largestWindow(seen.shifts), 3)
  expect(row?.['cls']).toBeGreaterThan(0.05)
  const hash = messageHash('TypeError', 'no price for 12')
  expect(rowsOf('error', from, { hash })).toMatchObject([
    { source: 'script', name: 'TypeError', chunk: 'bag', deploy: row?.['deploy'] },
  ])
  const written = linesFrom(from).filter((line) => /"(vitals|error)"/.test(line))
  expect(written.join()).not.toMatch(/no price|Slow|customer-care/)
})

/** Hides the page as another tab would, which Playwright cannot. */
const hide = (page: Page) =>
  page.evaluate(() => {
    const say = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    }
    say('hidden')
    say('visible')
  })

/** The time from the press to the largest paint of a navigation without a document, as the browser has it. */
const softPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries()
          const read: unknown = Reflect.get(entry ?? {}, 'getLargestInteractionContentfulPaint')
          const paint: unknown = typeof read === 'function' ? read.call(entry) : null
          const largest = Reflect.get(Object(paint), 'largestContentfulPaint')
          const at = Number(Reflect.get(Object(largest ?? paint), 'startTime'))
          // The library has been told of the same entry.
          setTimeout(() => resolve(at - (entry?.startTime ?? 0)))
        }).observe({ type: 'soft-navigation', buffered: true })
      }),
  )

const isBeacon = (request: Request) => request.url().includes('/api/vitals')

test('a navigation without a document is a view of its own, each value is sent once, and no cookie is', async ({
  page,
}) => {
  await connect(page, '2g')
  const ofPage = { connection: '2g' }
  const from = lines().length
  const beacons: Request[] = []
  page.on('request', (request) => isBeacon(request) && beacons.push(request))
  await openMeasured(page, '/customer-care')
  await page.locator('footer').getByRole('link', { name: 'State privacy rights' }).click()
  await expect(page.locator('#content h1')).toHaveText('State privacy rights')
  const painted = await softPaint(page)
  // The browser says that a page is hidden in an event of its own, without which only an interaction ends the measurement of paint.
  await page.locator('#content h1').click()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await hide(page)
  await expect.poll(() => rowsOf('vitals', from, ofPage).length).toBe(2)
  const [first, step] = rowsOf('vitals', from, ofPage)
  expect(first).toMatchObject({ route: 'customerCare', navigation: 'document' })
  expect(step).toMatchObject({ navigation: 'client', cache: '', ttfb: -1 })
  expect(step?.['route']).not.toBe('customerCare')
  expect(step?.['lcp']).toBeCloseTo(painted, -1)
  const [beacon] = beacons
  const headers = (await beacon?.allHeaders()) ?? {}
  expect(headers['content-type']).toBe('application/json')
  expect(headers['cookie']).toBeUndefined()

  await hide(page)
  await page.goto('about:blank')
  await page.goto('/customer-care')
  expect(beacons).toHaveLength(1)
  expect(rowsOf('vitals', from, ofPage)).toHaveLength(2)
})
