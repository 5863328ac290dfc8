import { LOCALES, type Locale } from '#shared/site/site.ts'

import { cutLabels } from './cut-labels.ts'
import { becomeMember } from './followed-pages.ts'
import { holdBack } from './routes.ts'
import {
  expect,
  fakeSession,
  hydrated,
  openSearch,
  SESSION_ADDRESS,
  test,
  type Page,
} from './shop.ts'
import { PREFIX } from './prefix.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WIDTHS = [320, 390, 768, 900, 1024, 1280, 1366, 1440, 1920]
const PHONES = [320, 390, 768]

/** Twice the usual size of text (px). */
const LARGE_TEXT = 32

/** The longest of the demo's names. */
const STORES: Record<Locale, string> = {
  'en-US': 'Columbus Circle',
  'en-CA': 'Spring Garden',
  'fr-CA': 'Vieux-Montréal',
}

const LONG_NAME = 'The Candle Shop at Wollstonecraft-Montgomeryshire Crossroads'

const storeNamed = (storeName: string) => ({
  store: { storeId: '1110', storeName, storeIsPreferred: false },
})

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Text of twice the size, by a rule of the page, to which media queries do not react. */
const doubleType = (page: Page) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${size}px !important }`)
    document.adoptedStyleSheets = [sheet]
  }, LARGE_TEXT)

/** Text of twice the size, as shoppers choose it in the browser. */
async function chooseLargeType(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', {
    fontSizes: { standard: LARGE_TEXT, fixed: LARGE_TEXT },
  })
}

/** Expects every label and placeholder whole at each width. */
async function expectWhole(page: Page, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(cutLabels), `${width}`).toEqual([])
  }
}

/** From 900 px on, text of the usual size takes one row. */
async function expectOneRow(page: Page) {
  await page.setViewportSize({ width: 900, height: 900 })
  const { height = 0 } = (await page.locator('header .bar').boundingBox()) ?? {}
  expect(height).toBeLessThan(80)
}

const sizesIn = (page: Page) =>
  page
    .locator('header .bar svg:visible')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().height))

for (const locale of LOCALES) {
  test(`with a store, no label of the header is cut in ${locale} at any width, also with text of twice the size`, async ({
    page,
  }) => {
    await fakeSession(page, storeNamed(STORES[locale]))
    await open(page, `${PREFIX[locale]}/customer-care`)
    await expect(page.locator('header .store')).toHaveText(STORES[locale])
    await expectWhole(page)
    await expectOneRow(page)
    const usual = await sizesIn(page)
    await doubleType(page)
    await expect.poll(() => sizesIn(page)).toEqual(usual.map((size) => size * 2))
    await expectWhole(page)
  })
}

test('the long name of a store is in the titles of the links that cut it', async ({ page }) => {
  await fakeSession(page, storeNamed(LONG_NAME))
  await open(page, '/customer-care')
  const links = page.locator('[data-action="chooseStore"]')
  for (const width of [390, 900, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const link of await links.filter({ visible: true }).all()) {
      await expect(link).toHaveText(LONG_NAME)
      await expect(link).toHaveAttribute('title', LONG_NAME)
      const box = await link.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
      expect(box?.height).toBeLessThanOrEqual(44)
    }
  }
})

if (process.env.EVERY_PAGE) {
  for (const locale of LOCALES) {
    const at = (path: string) => PREFIX[locale] + path

    test(`no label of the header is cut in ${locale} before the session is known and without a store`, async ({
      page,
    }) => {
      const session = await holdBack(page, SESSION_ADDRESS)
      await open(page, at('/customer-care'))
      await expectWhole(page)
      await doubleType(page)
      await expectWhole(page)
      await session.release()
      await expect(page.locator('header .store .pending')).toHaveCount(0)
      await expectWhole(page)
      await open(page, at('/'))
      await expectWhole(page)
    })

    test(`no label of the header is cut in ${locale} with large text as chosen in the browser`, async ({
      page,
    }) => {
      await fakeSession(page, storeNamed(STORES[locale]))
      await chooseLargeType(page)
      await open(page, at('/customer-care'))
      await expect(page.locator('html')).toHaveCSS('font-size', `${LARGE_TEXT}px`)
      await expectWhole(page)
    })

    test(`no label of the checkout's header, the drawer and the search is cut in ${locale}`, async ({
      page,
    }) => {
      await open(page, at('/checkout/confirmation/received'))
      await expectWhole(page)
      await doubleType(page)
      await expectWhole(page)
      for (const isLarge of [false, true]) {
        await open(page, at('/customer-care'))
        if (isLarge) await doubleType(page)
        await page.setViewportSize({ width: 390, height: 900 })
        await page.locator('header .menu-button').click()
        await expect(page.locator('nav .drawer-head')).toBeVisible()
        await expectWhole(page, PHONES)
        await page.keyboard.press('Escape')
        await openSearch(page)
        await expect(page.locator('.search:popover-open [type=search]')).toBeVisible()
        await expectWhole(page, PHONES)
      }
    })

    test(`no label of the newer header is cut in ${locale}`, async ({ page, forgive }) => {
      forgive(/translations|Failed to load resource/)
      await fakeSession(page, storeNamed(STORES[locale]))
      // The preference belongs to the whole site, so only this document has it. It is rendered in the browser.
      await page.route('**/translations/**', (route) => route.abort())
      await page.route(/\/customer-care$/, async (route) => {
        const response = await route.fetch()
        const text = await response.text()
        const body = text.replace('"homepageRefreshHeader":false', '"homepageRefreshHeader":true')
        await route.fulfill({ response, body })
      })
      await open(page, at('/customer-care'))
      await expect(page.getByRole('banner')).toHaveCSS('position', 'sticky')
      await expectWhole(page)
      await expectOneRow(page)
      await doubleType(page)
      await expectWhole(page)
    })
  }

  test('no label of the header of a member and of a customer who may join is cut', async ({
    page,
  }) => {
    await becomeMember(page)
    await open(page, '/customer-care')
    await expect(page.locator('header .rewards a')).toBeVisible()
    await expectWhole(page)
    await doubleType(page)
    await expectWhole(page)
  })
}
