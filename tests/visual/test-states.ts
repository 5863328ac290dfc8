import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { sites, type SiteId } from '#shared/site/site.ts'

import { control, purge } from '../browser/control.ts'
import { SHOP } from '../browser/ports.ts'
import { expect, hydrated, test, type Page } from '../browser/shop.ts'
import { PREFIX } from '../browser/prefix.ts'
import { MEASURED, modeOfRun, readBaseline, type Geometry } from './baseline.ts'
import { expectPlaces, expectRoom, measure } from './geometry.ts'
import { STATES, type State } from './states.ts'

/** A state takes about two seconds (ms). */
const PATIENCE = 20_000

/** Opening panels may still be sliding (ms). */
const SETTLING = 4_000

/** Twice the default text size, as a browser setting (px). */
const LARGE_TEXT = 32

/** From this width on the device has a mouse (px). */
const DESKTOP = 900

/** One test per state of a site. The newer header comes last, because its preference applies to the whole site. */
export function testStates(siteId: SiteId) {
  const own = STATES.filter(({ locale }) =>
    sites[siteId].supportedLocales.some(({ id }) => id === locale),
  )
  for (const state of own.filter(({ isRefreshed }) => !isRefreshed)) testState(state)

  test.describe('with the newer header', () => {
    const preference = `/preferences/${siteId}/homepageRefreshHeader`
    test.beforeAll(async () => {
      await control('PUT', preference, { value: true })
      await purge('preferences')
    })
    test.afterAll(async () => {
      await control('DELETE', preference)
      await purge('preferences')
    })
    for (const state of own.filter(({ isRefreshed }) => isRefreshed)) testState(state)
  })
}

function testState(state: State) {
  const { name, width, height, visitorFrom, media } = state
  test.describe(name, () => {
    test.use({
      viewport: { width, height },
      hasTouch: width < DESKTOP,
      isNewVisitor: visitorFrom !== undefined,
      contextOptions: { reducedMotion: 'reduce', forcedColors: media?.forcedColors ?? 'none' },
    })

    test('matches its baseline', async ({ page, forgive }) => {
      test.setTimeout(PATIENCE)
      forgive(/status of 404/)
      await open(page, state)
      await compare(page, state)
    })
  })
}

async function open(page: Page, { locale, path, act, visitorFrom, media }: State) {
  if (visitorFrom) {
    const home = locale === 'en-US' ? 'US' : 'CA'
    const country = visitorFrom === 'home' ? home : visitorFrom
    const value = encodeURIComponent(JSON.stringify({ country }))
    await page.context().addCookies([{ name: 'vitrine-visitor', value, url: SHOP }])
  }
  if (media?.isLargeText) {
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: LARGE_TEXT } })
  }
  await page.goto(PREFIX[locale] + path)
  await hydrated(page)
  await act?.(page, locale)
  await page.evaluate(settle)
}

/** Waits for the pictures in view, and fixes the displayed year. */
async function settle() {
  const legal = document.querySelector('footer .legal p')
  if (legal) legal.textContent = legal.textContent.replace(/\d{4}/, '2026')
  const inView = [...document.images].filter((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect()
    const isBeside = right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight
    return image.checkVisibility() && !isBeside
  })
  await Promise.all(inView.map((image) => image.decode().catch(() => undefined)))
}

async function compare(page: Page, state: State) {
  const { name, clip } = state
  const mode = modeOfRun()
  // Waits until all movement has ended.
  const shown = clip ? page.locator(clip).first() : page
  if (mode !== 'geometry') await expect(shown).toHaveScreenshot(`${name}.png`)
  await expect(async () => {
    const geometry = await measure(page, state)
    await expectRoom(page, state, geometry)
    if (mode === 'update') store(name, geometry)
    else expectPlaces(geometry, readBaseline().geometry[name])
  }).toPass({ timeout: SETTLING })
}

function store(name: string, geometry: Geometry) {
  mkdirSync(MEASURED, { recursive: true })
  writeFileSync(resolve(MEASURED, `${name}.json`), JSON.stringify(geometry))
}
