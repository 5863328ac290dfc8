import { setTimeout as pause } from 'node:timers/promises'

import { addressOf } from './built-chunks.ts'
import { CONTROLS, controlsOn, PATHS, useOnceHydrated } from './enhanced-controls.ts'
import { expect, test, type Page } from './shop.ts'
import { signIn } from './sign-in.ts'

/** How long after hydration controls are used (ms). */
const MOMENTS = [0, 50, 100, 200]
const HELD_MS = 1_000

type Controls = ReturnType<typeof controlsOn>

/**
 * Opens a page, uses its controls right after hydration, and waits for what they show.
 *
 * @param turn which moment is that of controls that toggle; all others are used at each
 * @returns how many documents the browser has requested
 */
async function use(page: Page, path: string, controls: Controls, turn: number) {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && !request.redirectedFrom()) documents += 1
  })
  const uses = controls.flatMap(({ selector, use: how, toggles }) =>
    (toggles ? MOMENTS.slice(turn, turn + 1) : MOMENTS).map((after) => ({
      selector,
      use: how,
      after,
    })),
  )
  await useOnceHydrated(page, uses)
  await page.goto(path, { waitUntil: 'commit' })
  for (const { shows } of controls) await shows(page)
  return documents
}

/** Every request for one of the files takes longer. @returns those that the page has asked for */
async function holdCode(page: Page, files: readonly string[]) {
  const asked = new Set<string>()
  await page.route(
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
    // As an option, they would take a context of their own.
    test.beforeEach(({ context }) =>
      context.grantPermissions(['clipboard-read', 'clipboard-write']),
    )
    if (isApp) test.use({ userAgent: 'Mozilla/5.0 (iPhone) JuniperWickApp/7.2' })

    for (const path of PATHS) {
      const controls = controlsOn(path, isApp)

      test(`what is used on ${path} right after hydration is done in place`, async ({
        page,
        forgive,
      }) => {
        forgive(/status of 400/)
        expect(await use(page, path, controls, Number(isApp))).toBe(1)
      })

      test(`what is used on ${path} before its code has come is done in place once it has`, async ({
        page,
        forgive,
      }) => {
        forgive(/status of 400/)
        const files = controls.flatMap(({ code }) => (code === null ? [] : [addressOf(code)]))
        const asked = await holdCode(page, [addressOf('idle'), ...files])
        expect(await use(page, path, controls, 2 + Number(isApp))).toBe(1)
        expect([...asked]).toEqual(expect.arrayContaining(files))
      })
    }
  })
}

test('the heart that a customer presses before its code has come adds to the list in place', async ({
  page,
}) => {
  await signIn(page, 'pointscapped@members.example')
  const asked = await holdCode(page, [addressOf('idle'), addressOf('hearts')])
  const shows = (list: Page) =>
    expect(list.getByText(/^(Added to|Removed from) your Love-It List\.$/).first()).toBeAttached()
  const heart = { ...CONTROLS.toggleWish, toggles: true as const, shows }
  expect(await use(page, '/p/JW0801', [heart], 0)).toBe(1)
  expect(asked.size).toBe(2)
})
