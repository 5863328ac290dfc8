import type { Page } from './shop.ts'

/** Counts how much a page moves by itself. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue
        const before = Number(Reflect.get(globalThis, 'shifted'))
        Reflect.set(globalThis, 'shifted', before + Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifted = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))
