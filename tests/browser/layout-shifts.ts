import type { Page } from './shop.ts'

/** Counts how much a page moves by itself, and remembers what moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0)
    const moved: string[] = []
    const where = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join(' ')
    Reflect.set(globalThis, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const before = Number(Reflect.get(globalThis, 'shifted'))
        Reflect.set(globalThis, 'shifted', before + Number(Reflect.get(entry, 'value')))
        const sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] =
          Reflect.get(entry, 'sources')
        for (const { node, previousRect, currentRect } of sources)
          moved.push(
            `${node?.outerHTML?.slice(0, 120)} ${where(previousRect)} → ${where(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifted = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))

/** What has moved by itself. */
export const movedParts = (page: Page) =>
  page.evaluate((): string[] => Reflect.get(globalThis, 'moved'))
