import type { Page } from './shop.ts'

/** The addresses that the service worker has stored. */
export const storedIn = (page: Page, name = /^pages-/) =>
  page.evaluate(async (pattern) => {
    const names = (await caches.keys()).filter((key) => new RegExp(pattern).test(key))
    const caught = await Promise.all(names.map(async (key) => (await caches.open(key)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  }, name.source)
