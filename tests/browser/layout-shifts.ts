import type { Page } from './shop.ts'

/** Counts how much a page moves by itself, and remembers what moved. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0)
    const moved: string[] = []
    Reflect.set(globalThis, 'moved', moved)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const before = Number(Reflect.get(globalThis, 'shifted'))
        Reflect.set(globalThis, 'shifted', before + Number(Reflect.get(entry, 'value')))
        const sources: { node: Element | null; currentRect: DOMRect }[] = Reflect.get(
          entry,
          'sources',
        )
        for (const { node, currentRect } of sources)
          moved.push(`${node?.outerHTML?.slice(0, 120)} ${JSON.stringify(currentRect)}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifted = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))

/** What has moved by itself. */
export const movedParts = (page: Page) =>
  page.evaluate((): string[] => Reflect.get(globalThis, 'moved'))
