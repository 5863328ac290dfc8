import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

for (const runsScripts of [true, false]) {
  test.describe(runsScripts ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ runsScripts })

    test('a gift is found by three questions, and a scene leads to its products', async ({
      page,
      forgive,
    }) => {
      // The browser warns about what it preloads and does not run.
      if (!runsScripts) forgive(/preloaded using link preload/)
      await page.setViewportSize(runsScripts ? WIDE : NARROW)
      await page.goto('/search?q=gift+under+20')
      await page.getByRole('link', { name: 'Gift finder' }).click()
      await expect(page).toHaveURL(/\/g\/gifts#gift-finder$/)
      if (runsScripts) await hydrated(page)
      const scene = page.getByRole('listitem').filter({ hasText: 'Balsam Loft' })
      // Without JavaScript, the first visitor of a page that is not stored sees names without prices.
      const named = runsScripts ? /Balsam Loft.*\$/ : /Balsam Loft/
      await expect(scene.getByRole('link', { name: named }).first()).toBeVisible()
      if (runsScripts) await expectAccessible(page)
      expect(await page.evaluate(overflow)).toBe(0)

      await page.getByLabel('Who is it for?').selectOption('Whoever is hosting')
      await page.getByLabel('Which scents do they like?').selectOption('Woods')
      await page.getByLabel('What’s your budget?').selectOption('Under $20.00')
      await page.getByRole('button', { name: 'Show gifts' }).click()
      await expect(page).toHaveURL(/\/search\?.*q=candle/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('candle')
      await expect(page.getByRole('link', { name: /Remove filter: Woods/ })).toBeVisible()
      await expect(page.getByRole('link', { name: /Remove filter: \$0/ })).toBeVisible()
      if (runsScripts) await expectAccessible(page)
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Who is on your list?' })).toBeVisible()

      // The number on the picture is part of the link in the list.
      await page.goto('/ca/fr-CA/')
      const spots = page.locator('.spots a:visible')
      await expect(spots).toHaveCount(4)
      const picture = page.locator('.spots .pin:visible').first()
      const href = (await spots.first().getAttribute('href')) ?? ''
      if (runsScripts) {
        // What can be bought as it is opens over the page.
        await hydrated(page)
        await expect(page.locator('html[data-modal]')).toBeAttached()
        await page.locator('.spots a[data-action="quickLook"]:visible').first().focus()
        await expectAccessible(page)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
      } else {
        await picture.click()
        const isById = href.includes('/product/')
        await expect(page).toHaveURL(isById ? /\/ca\/fr-CA\/p\// : new RegExp(`${href}$`))
      }
    })
  })
}

test('pages of content fit small and large screens, and nothing in them is inaccessible', async ({
  page,
}) => {
  const pages = [
    '/ca/fr-CA/customer-care/products',
    '/ca/fr-CA/c/shop-by-category',
    '/ca/fr-CA/gingham-genius',
    '/gingham-genius',
    '/ca/fr-CA/g/gifts',
    '/radial-iframe',
    '/global-locations/global-locations-france.html',
  ]
  for (const path of pages) {
    await page.setViewportSize(NARROW)
    await page.goto(path)
    if (path !== '/radial-iframe') await hydrated(page)
    for (const question of await page.locator('#content summary').all()) await question.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate(overflow), path).toBe(0)
    await page.setViewportSize(WIDE)
    expect(await page.evaluate(overflow), path).toBe(0)
    await expectAccessible(page)
  }
})

const SELLING = [
  '/loyalty-rewards',
  '/gingham-genius',
  '/customer-care',
  '/my-account/wallet/how-rewards-work',
  '/global-locations/global-locations',
  '/global-locations/global-locations-france',
]

/** The height of a phone's screen below a header of 150 px. */
const PHONE_ROOM = 694

const leadOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const part = (selector: string) => {
      const found = main.querySelector(selector)
      if (!found) throw new Error(`There is no ${selector}.`)
      return found
    }
    const box = (selector: string) => part(selector).getBoundingClientRect()
    const heading = document.createRange()
    heading.selectNodeContents(part('h1'))
    const tops = [...main.querySelectorAll('section')].map((one) => one.getBoundingClientRect().top)
    return {
      lines: new Set([...heading.getClientRects()].map(({ top }) => Math.round(top))).size,
      picture: box('.picture').toJSON() as DOMRect,
      words: box('h1').toJSON() as DOMRect,
      wayEnds: box('.ways a').bottom,
      begins: main.getBoundingClientRect().top,
      ends: main.getBoundingClientRect().bottom,
      isInColumns: tops.length > 1 && Math.abs((tops[0] ?? 0) - (tops[1] ?? 0)) < 1,
    }
  })

for (const [locale, prefix] of [
  ['en-US', ''],
  ['en-CA', '/ca'],
  ['fr-CA', '/ca/fr-CA'],
]) {
  test(`pages that sell begin with a picture, one line of heading and a way on, in ${locale}`, async ({
    page,
  }) => {
    for (const path of SELLING) {
      const name = prefix + path
      await page.setViewportSize(NARROW)
      await page.goto(name)
      await hydrated(page)
      for (const width of [320, 390, 768, 900, 1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
        const lead = await leadOf(page)
        const at = `${name} at ${width}`
        expect(lead.lines, at).toBeLessThanOrEqual(width < 390 ? 2 : 1)
        expect(lead.picture.height, at).toBeGreaterThan(190)
        if (width >= 390 && width < 600)
          expect(lead.wayEnds - lead.begins, at).toBeLessThanOrEqual(PHONE_ROOM)
        if (width >= 900) {
          expect(lead.words.left, at).toBeGreaterThanOrEqual(lead.picture.right)
          expect(lead.wayEnds, at).toBeLessThanOrEqual(900)
          expect(lead.ends - lead.begins, at).toBeGreaterThan(500)
        }
        if (width >= 1440) expect(lead.isInColumns, at).toBe(true)
        expect(await page.evaluate(overflow), at).toBe(0)
      }
      await expectAccessible(page)
    }
  })
}

test('whoever types the address of the countries finds their overview', async ({ page }) => {
  await page.goto('/ca/fr-CA/global-locations')
  await expect(page).toHaveURL('/ca/fr-CA/global-locations/global-locations')
  await page.getByRole('main').getByRole('link', { name: 'Royaume-Uni' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Royaume-Uni' })).toBeVisible()
})
