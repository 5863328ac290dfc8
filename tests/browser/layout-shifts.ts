import type { Page } from './shop.ts'

interface Shift {
  /** Milliseconds since the document began. */
  at: number
  value: number
  moved: string[]
}

/** A font is used some frames before or after its event (ms). */
const FONT_MS = 300

/** Notes how much a page moves by itself, and what moves. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    const fontsAt: number[] = []
    Reflect.set(globalThis, 'shifts', shifts)
    Reflect.set(globalThis, 'fontsAt', fontsAt)
    document.fonts.addEventListener('loadingdone', () => fontsAt.push(performance.now()))
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
 * The shifts but those by a font that arrives after the first paint, as on a busy machine: lines of its fallback may break
 * elsewhere.
 */
async function shiftsOf(page: Page) {
  const { shifts, fontsAt } = await page.evaluate((): { shifts: Shift[]; fontsAt: number[] } => ({
    shifts: Reflect.get(globalThis, 'shifts'),
    fontsAt: Reflect.get(globalThis, 'fontsAt'),
  }))
  return shifts.filter(({ at }) => fontsAt.every((loaded) => Math.abs(at - loaded) > FONT_MS))
}

export async function shifted(page: Page) {
  const shifts = await shiftsOf(page)
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

/** What has moved by itself. */
export async function movedParts(page: Page) {
  const shifts = await shiftsOf(page)
  return shifts.flatMap(({ moved }) => moved)
}
