import { setTimeout as pause } from 'node:timers/promises'

import type { BrowserContext } from '@playwright/test'

import { addressOf } from './built-chunks.ts'
import { CONTROLS, controlsOn, PATHS, useOnceHydrated, type Use } from './enhanced-controls.ts'
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
  tab.on('request', (request) => request.isNavigationRequest() && seen.push('document'))
  tab.on('pageerror', (error) => seen.push(String(error)))
  await useOnceHydrated(tab, uses)
  await tab.goto(path, { waitUntil: 'commit' })
  for (const shown of shows) await shown(tab)
  await tab.close()
  return seen
}

/** The page is left for no other document, and nothing throws. */
const IN_PLACE = ['document']

const inTabs = (context: BrowserContext, openings: readonly Opening[]) =>
  Promise.all(openings.map(async (opening) => use(await context.newPage(), opening)))

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

    test.beforeEach(({ context }) =>
      context.addInitScript(() => {
        const told: string[] = []
        const postMessage = (message: string) => told.push(JSON.parse(message).action)
        Object.assign(globalThis, {
          told,
          webkit: { messageHandlers: { vitrineApp: { postMessage } } },
        })
      }),
    )

    for (const path of PATHS) {
      test(`what is used on ${path} right after hydration is done in place`, async ({
        context,
      }) => {
        expect(await inTabs(context, turnsOf(path, isApp))).toEqual(MOMENTS.map(() => IN_PLACE))
      })
    }

    test('what is used before its code has come is done in place once it has', async ({
      context,
    }) => {
      await Promise.all(
        PATHS.map(async (path) => {
          const tab = await context.newPage()
          const codes = controlsOn(path, isApp).flatMap(({ code }) => code ?? [])
          const files = [...new Set(['idle', ...codes].map(addressOf))]
          const asked = await holdCode(tab, files)
          const [opening] = turnsOf(path, isApp)
          expect(opening && (await use(tab, opening)), path).toEqual(IN_PLACE)
          expect([...asked].toSorted(), path).toEqual(files.toSorted())
        }),
      )
    })
  })
}

test('the heart that a customer presses before its code has come adds to the list in place', async ({
  page,
}) => {
  await signIn(page, 'ana.member@example.com')
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
