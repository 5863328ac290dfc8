import { expect, type Page } from '@playwright/test'

type Address = RegExp | ((url: URL) => boolean)

/** Holds requests to matching addresses until they are released. An earlier route may answer them then. */
export async function holdBack(page: Page, address: Address) {
  const gate = Promise.withResolvers<void>()
  let isAsked = false
  await page.route(address, async (route) => {
    isAsked = true
    await gate.promise
    await route.fallback()
  })
  return {
    /** Expects that a request is held, and lets it and all later ones go on. */
    async release() {
      await expect.poll(() => isAsked, `a request to ${String(address)} is held`).toBe(true)
      gate.resolve()
    },
  }
}

/** Notes the page's routes. @returns the addresses of those without any request so far */
export function watchRoutes(page: Page) {
  const unused = new Set<{ address: unknown }>()
  const route = page.route.bind(page)
  page.route = (address, handler, options) => {
    const entry = { address }
    unused.add(entry)
    const noting: typeof handler = (...given) => {
      unused.delete(entry)
      return handler(...given)
    }
    return route(address, noting, options)
  }
  return () => [...unused].map(({ address }) => String(address))
}

/** Waits until the edge has the data of a public page. The first visitor gets none that is late. */
export async function stored(page: Page, path: string) {
  if (path === '/cart') return
  const address = `/api/page-data?${new URLSearchParams({ path })}`
  const timing = async () => (await page.request.get(address)).headers()['server-timing']
  await expect.poll(timing).toContain('desc=fresh')
}
