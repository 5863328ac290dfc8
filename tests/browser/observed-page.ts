import type { Page } from './shop.ts'

interface Seen {
  lcp: number
  shifts: { at: number; value: number }[]
  interactions: number[]
}

/** Observes the page beside the shop, with the browser's own interfaces only. */
export const observe = (page: Page) =>
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

export const seenIn = (page: Page) =>
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
export function largestWindow(shifts: Seen['shifts']) {
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
