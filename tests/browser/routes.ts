import { expect, type Page, type Request } from '@playwright/test'

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

/** Requests that the route of a test has not let go on. */
const held = new WeakSet<Request>()

/** Notes the page's routes. @returns the addresses of those without any request so far */
export function watchRoutes(page: Page) {
  const unused = new Set<{ address: unknown }>()
  const route = page.route.bind(page)
  page.route = (address, handler, options) => {
    const entry = { address }
    unused.add(entry)
    const noting: typeof handler = async (routed, request) => {
      unused.delete(entry)
      held.add(request)
      await handler(routed, request)
      held.delete(request)
    }
    return route(address, noting, options)
  }
  return () => [...unused].map(({ address }) => String(address))
}

/** Longer than the shop takes to answer on a busy machine (ms). */
const MAX_ANSWER_MS = 10_000

/**
 * The next test may have the same context, and a response that arrives after its cookies were cleared would give it the
 * session of this test, with its bag.
 *
 * @returns a function that waits until requests that may set cookies are answered
 */
export function watchPersonalRequests(page: Page) {
  const pending = new Set<Request>()
  const ended = (request: Request) => void pending.delete(request)
  page.on('request', (request) => {
    const isPersonal = new URL(request.url()).pathname.startsWith('/api/')
    if (isPersonal || request.method() !== 'GET') pending.add(request)
  })
  page.on('response', (response) => ended(response.request()))
  page.on('requestfailed', ended)
  return async () => {
    const answers = [...pending]
      .filter((request) => !held.has(request))
      .map((request) => request.response())
    const limit = new Promise((resolve) => setTimeout(resolve, MAX_ANSWER_MS))
    if (answers.length > 0) await Promise.race([Promise.allSettled(answers), limit])
  }
}

/** Waits until the edge has the data of a public page. The first visitor gets none that is late. */
export async function stored(page: Page, path: string) {
  if (path === '/cart') return
  const address = `/api/page-data?${new URLSearchParams({ path })}`
  const timing = async () => (await page.request.get(address)).headers()['server-timing']
  await expect.poll(timing).toContain('desc=fresh')
}
