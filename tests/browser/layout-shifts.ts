import type { Page } from './shop.ts'

/** Counts how much a page moves by itself, without the controls that the browser draws over a film. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources')
        const isOfPage = Array.isArray(sources) && sources.some(({ node }) => node !== null)
        if (!isOfPage || Reflect.get(entry, 'hadRecentInput') === true) continue
        const before = Number(Reflect.get(globalThis, 'shifted'))
        Reflect.set(globalThis, 'shifted', before + Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifted = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')))
