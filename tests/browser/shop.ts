import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A browser whose every complaint fails the test: errors, warnings, refused resources, broken hydration. */
export const test = base.extend<{ forgive: (expected: RegExp) => void }>({
  /** Says which complaints belong to what is tested, such as the browser's about a rightful 404. */
  forgive: [
    async ({ page, javaScriptEnabled }, use) => {
      const troubles: string[] = []
      const forgiven: RegExp[] = []
      page.on('console', (message) => {
        const { url } = message.location()
        if (message.type() === 'error' || message.type() === 'warning')
          troubles.push(`${message.text()} (${url})`)
      })
      page.on('pageerror', (error) => troubles.push(String(error)))
      page.on('requestfailed', (request) => {
        const failure = request.failure()?.errorText ?? ''
        // A browser without script reports every script it does not run.
        const isScript = !javaScriptEnabled && new URL(request.url()).pathname.endsWith('.js')
        if (failure !== 'net::ERR_ABORTED' && !isScript)
          troubles.push(`${request.url()} ${failure}`)
      })
      await use((expected) => void forgiven.push(expected))
      // What a page still asks for when its test is over, such as its session, is nobody's failure.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      const isForgiven = (trouble: string) => forgiven.some((expected) => expected.test(trouble))
      expect(troubles.filter((trouble) => !isForgiven(trouble))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
export type { Page }

/** No violation of WCAG 2.2 AA, target size included; there is no list of excuses. */
export async function expectAccessible(page: Page) {
  // Without frames there is nothing to put together, and no second page is needed for it.
  const isOneDocument = page.frames().length === 1
  const axe = new AxeBuilder({ page }).withTags(WCAG).setLegacyMode(isOneDocument)
  const { violations } = await axe.analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(found).toEqual([])
}

/** Resolves when the browser has taken the document over, and its letters have their final width. */
export async function hydrated(page: Page) {
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The products of a page. */
export const tilesOf = (page: Page) =>
  page.locator('#content li').filter({ has: page.locator('h3 a') })

/** How many of them a person sees: the browser has laid them out, and nothing hides them. */
export async function visibleTiles(page: Page) {
  const shown = await tilesOf(page).evaluateAll((all) =>
    all.map((tile) => tile.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
  )
  return shown.filter(Boolean).length
}

/** Remembers the document, to tell afterwards whether another one has taken its place. */
export async function markDocument(page: Page) {
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))
  return async () => (await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))) === true
}

/** The paths under `/api` that the page asks from now on. */
export function apiRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api')) asked.push(pathname + search)
  })
  return asked
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Whatever asks there waits until it is released. */
export async function holdBack(page: Page, address: RegExp) {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue()
  })
  return { release: () => gate.resolve() }
}
