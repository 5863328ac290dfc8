import { readFileSync } from 'node:fs'

import type { Request } from '@playwright/test'
import * as v from 'valibot'

import { messageHash } from '#shared/vitals/message-hash.ts'
import { COLUMNS } from '#worker/observe/data-points.ts'

import { chunkAt } from './built-chunks.ts'
import { expect, hydrated, test, type Page } from './shop.ts'
import { PORT } from './ports.ts'

/** The file of `playwright.config.ts`, to which the shop writes its data points. */
const DATASET = new URL(`../../.state/browser-tests-${PORT}/analytics.jsonl`, import.meta.url)

const Row = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.union([v.string(), v.number()])),
)

/** The rows of a kind that this page has written, by the names of their columns. The phone of the test marks its rows. */
function rowsOf(kind: 'vitals' | 'error', from: number) {
  const { blobs, doubles } = COLUMNS[kind]
  return linesFrom(from)
    .map((line) => v.parse(Row, line))
    .filter(({ blob1 }) => blob1 === kind)
    .map((row) =>
      Object.fromEntries([
        ...blobs.map((name, index) => [name, row[`blob${index + 1}`]]),
        ...doubles.map((name, index) => [name, row[`double${index + 1}`]]),
      ]),
    )
}

const lines = () => readFileSync(DATASET, 'utf8').split('\n').filter(Boolean)
const linesFrom = (from: number) => lines().slice(from)

interface Seen {
  lcp: number
  shifts: { at: number; value: number }[]
  interactions: number[]
}

/** Observes the page beside the shop, with the browser's own interfaces only. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { lcp: 0, shifts: [], interactions: [] }
    Reflect.set(globalThis, 'seen', seen)
    const on = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      })
    on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime))
    on('layout-shift', (entry) => {
      if (Reflect.get(entry, 'hadRecentInput') === true) return
      seen.shifts.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')) })
    })
    on('event', (entry) => {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) seen.interactions.push(entry.duration)
    })
  })

const seenIn = (page: Page) =>
  page.evaluate(() => {
    const seen: Seen = Reflect.get(globalThis, 'seen')
    const navigations = performance.getEntriesByType('navigation')
    const navigation = navigations.find((entry) => entry instanceof PerformanceNavigationTiming)
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      ...seen,
      ttfb: navigation?.responseStart ?? 0,
      fcp: paint?.startTime ?? 0,
      cache: navigation?.serverTiming.find(({ name }) => name === 'cache')?.description,
    }
  })

const WINDOW_MS = 5_000
const GAP_MS = 1_000

/** The largest session window of shifts: at most 5 s long, without a gap of 1 s. */
function largestWindow(shifts: Seen['shifts']) {
  let [most, sum, first, last] = [0, 0, 0, 0]
  for (const { at, value } of shifts) {
    const goesOn = sum > 0 && at - last < GAP_MS && at - first < WINDOW_MS
    if (!goesOn) [sum, first] = [0, at]
    sum += value
    last = at
    most = Math.max(most, sum)
  }
  return most
}

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
  await openMeasured(page, '/customer-care')
  await addSlowButton(page)
  await page.getByRole('button', { name: 'Slow' }).click()
  await moveContent(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('no price for 7')
    })
  })
  await expect.poll(async () => (await seenIn(page)).interactions.length).toBeGreaterThan(0)
  const seen = await seenIn(page)
  const from = lines().length
  await page.goto('about:blank')

  await expect.poll(() => rowsOf('vitals', from)).toHaveLength(1)
  const [row] = rowsOf('vitals', from)
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
  expect(rowsOf('error', from)).toMatchObject([
    {
      source: 'script',
      name: 'TypeError',
      hash: messageHash('TypeError', 'no price for 12'),
      deploy: row?.['deploy'],
    },
  ])
  const written = linesFrom(from).join('\n')
  expect(written).not.toMatch(/no price|Slow|customer-care/)
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
  await expect.poll(() => rowsOf('vitals', from).length).toBe(2)
  const [first, step] = rowsOf('vitals', from)
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
  expect(rowsOf('vitals', from)).toHaveLength(2)
})
