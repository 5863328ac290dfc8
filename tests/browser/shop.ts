import { readFileSync } from 'node:fs'

import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

import { COOKIES } from '#shared/browser-storage.ts'
import { closedDialogs, allRejected } from '#tests/support/closed-dialogs.ts'

import { classesWithoutRules } from './classes-without-rules.ts'
import { SHOP } from './ports.ts'
import { watchPersonalRequests, watchRoutes } from './routes.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Axe then spends no time on describing the elements that pass. */
const VIOLATIONS_ONLY = { resultTypes: ['violations' as const] }

/** What screen readers list has names of its own. */
const LANDMARKS = { rules: { 'landmark-unique': { enabled: true } } }

/** What Playwright writes where a test has no service worker. */
const BLOCKED_BY_CONFIG = 'Service Worker registration blocked by Playwright'

/** Every page uses its font and its messages, but a slow machine does so later than Chromium expects. */
const LATE_USE =
  /\/(fonts|translations)\/\S+ was preloaded using link preload but not used within a few seconds/

/** A browser whose errors and warnings fail the test, including blocked resources and hydration errors. */
export const test = base.extend<{
  forgive: (expected: RegExp) => void
  /** The dialogs that open by themselves are not closed yet. */
  isNewVisitor: boolean
  /** Nothing was chosen about cookies yet. */
  isAsked: boolean
  /** Unlike with Playwright's own option, tests with and without JavaScript share a context. */
  runsScripts: boolean
}>({
  isNewVisitor: [false, { option: true }],
  isAsked: [false, { option: true }],
  runsScripts: [true, { option: true }],
  async context({ context, isNewVisitor, isAsked }, use) {
    if (!isNewVisitor) await context.addCookies(closedDialogs(SHOP))
    else await context.addCookies([allRejected(SHOP)])
    if (isAsked) await context.clearCookies({ name: COOKIES.consent.name })
    await use(context)
    // The next test may have the same context.
    await context.setOffline(false)
  },
  async page({ page, context, runsScripts }, use) {
    if (runsScripts) return use(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setScriptExecutionDisabled', { value: true })
    await use(page)
    await session.send('Emulation.setScriptExecutionDisabled', { value: false })
    await session.detach()
  },
  /** Names the errors that a test expects, such as the browser's message about an intended 404. */
  forgive: [
    async ({ page, runsScripts }, use) => {
      const problems: string[] = []
      const forgiven: RegExp[] = []
      page.on('console', (message) => {
        const { url } = message.location()
        const text = message.text()
        if (text === BLOCKED_BY_CONFIG || LATE_USE.test(text)) return
        if (message.type() === 'error' || message.type() === 'warning')
          problems.push(`${text} (${url})`)
      })
      page.on('pageerror', (error) => problems.push(String(error)))
      page.on('requestfailed', (request) => {
        const failure = request.failure()?.errorText ?? ''
        // A browser without JavaScript reports every script that it does not run.
        const isScript = !runsScripts && new URL(request.url()).pathname.endsWith('.js')
        if (failure !== 'net::ERR_ABORTED' && !isScript)
          problems.push(`${request.url()} ${failure}`)
      })
      const unusedRoutes = watchRoutes(page)
      const answered = watchPersonalRequests(page)
      await use((expected) => void forgiven.push(expected))
      // Requests that are still pending when a test ends, such as for the session, are not failures.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      const isForgiven = (problem: string) => forgiven.some((expected) => expected.test(problem))
      expect(problems.filter((problem) => !isForgiven(problem))).toEqual([])
      // A test that changes a response proves nothing without a request.
      expect(unusedRoutes(), 'routes without a request').toEqual([])
      await answered()
      // A page that is still on its way elsewhere would interrupt the next test.
      const leave = () => page.goto('about:blank')
      await leave().catch(() => leave().catch(() => null))
    },
    { auto: true },
  ],
})

export { expect }
export type { Locator, Page }

/** Far longer than any transition of the shop (ms). */
const MAX_TRANSITION_MS = 2_000

/**
 * Waits for transitions and animations that end, because text that is still fading in has too little contrast. Those of
 * hidden content, such as closed panels, are left out: a browser does not update them, so they never report their end.
 */
const animationsEnded = (page: Page) =>
  page.evaluate(async (ms) => {
    const isShown = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false
    const ending = document
      .getAnimations()
      .filter(({ effect, playState, timeline }) => {
        const end = Number(effect?.getComputedTiming().endTime)
        const isRunning = playState === 'running' && timeline === document.timeline
        return isRunning && end < Infinity && isShown(effect)
      })
      .map(({ finished }) => finished)
    const limit = new Promise((resolve) => setTimeout(resolve, ms))
    if (ending.length > 0) await Promise.race([Promise.allSettled(ending), limit])
  }, MAX_TRANSITION_MS)

/** Expects no violation of WCAG 2.2 AA, including target size, without exceptions. */
export async function expectAccessible(page: Page) {
  await animationsEnded(page)
  const violations = await (isOneDocument(page) ? violationsIn(page) : violationsInFrames(page))
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(found).toEqual([])
  expect(await classesWithoutRules(page)).toEqual([])
}

interface Violation {
  id: string
  nodes: { html: string }[]
}

/** Handed over as it is: axe's own driver wraps it, which takes longer than the check of a short page. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

async function violationsIn(page: Page): Promise<Violation[]> {
  const hasAxe = await page.evaluate(() => 'axe' in globalThis)
  if (!hasAxe) await page.evaluate(AXE)
  return page.evaluate(
    async (options) => {
      const axe: Axe = Reflect.get(globalThis, 'axe')
      return (await axe.run(document, options)).violations
    },
    { ...VIOLATIONS_ONLY, ...LANDMARKS, runOnly: WCAG },
  )
}

/** With frames, such as that of the payment provider, axe has to run in each of them. */
const violationsInFrames = async (page: Page): Promise<Violation[]> =>
  (await new AxeBuilder({ page }).options(VIOLATIONS_ONLY).withTags(WCAG).analyze()).violations

interface Axe {
  run: (root: Document, options: object) => Promise<{ violations: Violation[] }>
}

const isOneDocument = (page: Page) => page.frames().length === 1

/** Waits until the document is hydrated and shows what was streamed, navigation is intercepted and the fonts have loaded. */
export async function hydrated(page: Page) {
  await expect(page.locator('html[data-hydrated][data-started]')).toBeAttached()
  // React shows streamed parts a while after they have arrived.
  await expect(page.locator('body > div[id^="S:"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** The search field of the header, which becomes a combobox when it is used. */
export const searchField = (page: Page) => page.getByRole('banner').locator('input[type="search"]')

/** Presses the search field, or its button on small screens, which gives it the focus. */
export async function openSearch(page: Page) {
  const button = page.locator('header .search-button')
  await ((await button.isVisible()) ? button : searchField(page)).click()
}

/** The product tiles of a page's list, without those in rows of recommendations. */
export const tilesOf = (page: Page) =>
  page.locator('#content li[data-tile]').filter({ has: page.locator('h3 a') })

/** How many tiles are visible: laid out and not hidden. */
export async function visibleTiles(page: Page) {
  const shown = await tilesOf(page).evaluateAll((all) =>
    all.map((tile) => tile.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
  )
  return shown.filter(Boolean).length
}

/** Marks the document. @returns a function that tells whether the page still shows this document */
export async function markDocument(page: Page) {
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))
  const isMarked = () => page.evaluate(() => Reflect.get(globalThis, 'sameDocument') === true)
  return () =>
    isMarked().catch((error: unknown) => {
      // Another document is replacing it.
      if (/Execution context was destroyed/.test(String(error))) return false
      throw error
    })
}

/** The address of requests for the session. */
export const SESSION_ADDRESS = /\/api\?site=/

/** Answers requests for the session with another one. */
export const fakeSession = (page: Page, session: object) =>
  page.route(SESSION_ADDRESS, (route) =>
    route.fulfill({ json: { data: { onsession: { ...ANONYMOUS, ...session } } } }),
  )

const ANONYMOUS = {
  action: 'init',
  customerType: 'anonymous',
  firstName: null,
  bagCount: 0,
  hasOwnPrices: false,
  store: null,
  agent: null,
  geolocation: { countryCode: 'US', foreignCountry: null, regionCode: 'OH' },
  privacyRegime: 'opt-in',
  isNativeApp: false,
  experiments: [],
}

/** What is said on the tiles of a list, which is asked for once the browser is idle. */
export const LISTED_PROOF = '/api/listed-proof'

/** The API paths that the page requests from now on. */
export function apiRequests(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api') && pathname !== LISTED_PROOF) asked.push(pathname + search)
  })
  return asked
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Waits until the page has loaded nothing for half a second. */
export const quiet = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const loaded = performance.getEntriesByType('resource')
        const ends = loaded.map((entry) => entry.startTime + entry.duration)
        return performance.now() - Math.max(0, ...ends) > 500
      }),
    )
    .toBe(true)
