import { setTimeout as pause } from 'node:timers/promises'

import type { Browser } from '@playwright/test'

import { closedDialogs } from '#tests/support/closed-dialogs.ts'

import { addressOf } from './built-chunks.ts'
import { CONTROLS, controlsOn, PATHS, useOnceHydrated, type Use } from './enhanced-controls.ts'
import { SHOP } from './ports.ts'
import { expect, test, type Page } from './shop.ts'
import { signIn } from './sign-in.ts'

/** How long after hydration controls are used (ms). */
const MOMENTS = [0, 50, 100, 200]
const HELD_MS = 1_000

interface Opening {
  path: string
  uses: readonly Use[]
  shows: readonly ((page: Page) => Promise<void>)[]
}

/** The controls of a page, each at another moment, in as many turns as there are moments. */
function turnsOf(path: string, isApp: boolean): Opening[] {
  const controls = controlsOn(path, isApp)
  const shows = controls.map((control) => control.shows)
  return MOMENTS.map((_, turn) => ({
    path,
    shows,
    uses: controls.map(({ selector, use }, index) => ({
      selector,
      use,
      after: MOMENTS[(turn + index) % MOMENTS.length] ?? 0,
    })),
  }))
}

/** Opens a page, uses its controls, and waits for what they show. @returns the documents and errors of the page */
async function use(tab: Page, { path, uses, shows }: Opening) {
  const seen: string[] = []
  tab.on('request', (request) => {
    if (request.isNavigationRequest() && !request.redirectedFrom()) seen.push('document')
  })
  tab.on('pageerror', (error) => seen.push(String(error)))
  await useOnceHydrated(tab, uses)
  await tab.goto(path, { waitUntil: 'commit' })
  for (const shown of shows) await shown(tab)
  return seen
}

/** The page is left for no other document, and nothing throws. */
const IN_PLACE = ['document']

/** A tab of another visitor. */
async function openTab(browser: Browser) {
  const context = await browser.newContext()
  await context.addCookies(closedDialogs(SHOP))
  return context.newPage()
}

/** Every request for one of the files takes longer. @returns those that the tab has asked for */
async function holdCode(tab: Page, files: readonly string[]) {
  const asked = new Set<string>()
  await tab.route(
    ({ pathname }) => files.includes(pathname),
    async (route) => {
      asked.add(new URL(route.request().url()).pathname)
      await pause(HELD_MS)
      await route.fallback()
    },
  )
  return asked
}

for (const isApp of [false, true]) {
  test.describe(isApp ? 'in the native app' : 'in a browser', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
    if (isApp) test.use({ userAgent: 'Mozilla/5.0 (iPhone) JuniperWickApp/7.2' })

    for (const path of PATHS) {
      test(`what is used on ${path} right after hydration is done in place`, async ({
        browser,
      }) => {
        const seen = turnsOf(path, isApp).map(async (turn) => use(await openTab(browser), turn))
        expect(await Promise.all(seen)).toEqual(MOMENTS.map(() => IN_PLACE))
      })
    }

    test('what is used before its code has come is done in place once it has', async ({
      browser,
    }) => {
      const seen = PATHS.map(async (path) => {
        const tab = await openTab(browser)
        const codes = controlsOn(path, isApp).flatMap(({ code }) => code ?? [])
        const files = [...new Set(codes.map(addressOf))]
        const asked = await holdCode(tab, [addressOf('idle'), ...files])
        const [turn] = turnsOf(path, isApp)
        expect(turn && (await use(tab, turn)), path).toEqual(IN_PLACE)
        expect([...asked], path).toEqual(expect.arrayContaining(files))
      })
      await Promise.all(seen)
    })
  })
}

test('the heart that a customer presses before its code has come adds to the list in place', async ({
  page,
}) => {
  await signIn(page, 'pointscapped@members.example')
  const asked = await holdCode(page, [addressOf('idle'), addressOf('hearts')])
  const { selector } = CONTROLS.toggleWish
  const seen = await use(page, {
    path: '/p/JW0801',
    uses: [{ selector, use: 'click', after: 0 }],
    shows: [
      (tab) =>
        expect(
          tab.getByText(/^(Added to|Removed from) your Love-It List\.$/).first(),
        ).toBeAttached(),
    ],
  })
  expect(seen).toEqual(IN_PLACE)
  expect(asked.size).toBe(2)
})
