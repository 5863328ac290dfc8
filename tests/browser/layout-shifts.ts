import type { Page } from './shop.ts'

interface Shift {
  /** Milliseconds since the document began. */
  at: number
  value: number
  moved: string[]
}

/** Text is painted in a font within this time after its response (ms). */
const FONT_MS = 300

/** Notes how much a page moves by itself, and what moves. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Reflect.set(globalThis, 'shifts', shifts)
    const where = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] =
          Reflect.get(entry, 'sources')
        shifts.push({
          at: entry.startTime,
          value: Number(Reflect.get(entry, 'value')),
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.outerHTML?.slice(0, 120)} ${where(previousRect)} → ${where(currentRect)}`,
          ),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/**
 * The shifts, except those of a font that arrives after the first paint, as on a busy machine: lines of its fallback may break
 * elsewhere.
 */
const shiftsOf = (page: Page) =>
  page.evaluate((fontMs) => {
    const shifts: Shift[] = Reflect.get(globalThis, 'shifts')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const painted = paint?.startTime ?? Infinity
    const lateFonts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => /\.woff2/.test(name) && responseEnd > painted)
    return shifts.filter(({ at }) =>
      lateFonts.every(({ responseEnd }) => at < responseEnd || at > responseEnd + fontMs),
    )
  }, FONT_MS)

export async function shifted(page: Page) {
  const shifts = await shiftsOf(page)
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** What has moved by itself. */
export async function movedParts(page: Page) {
  const shifts = await shiftsOf(page)
  return shifts.flatMap(({ moved }) => moved)
}
