import {
  expect,
  expectAccessible,
  fakeSession,
  hydrated,
  searchField,
  test,
  type Page,
} from './shop.ts'
import { PREFIX } from './prefix.ts'

const wheel = async (page: Page, pixels: number) => {
  await page.mouse.wheel(0, pixels)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('with the experiment, the header hides on scrolling down, returns on scrolling up, and never covers the focus', async ({
    page,
  }) => {
    await fakeSession(page, { experiments: [{ name: 'mobileStickyHeader', isOn: true }] })
    await page.goto('/g/body-care')
    await hydrated(page)
    const header = page.getByRole('banner')
    await expect(header).toHaveCSS('position', 'sticky')
    await page.mouse.move(200, 400)
    await wheel(page, 900)
    await expect(header).not.toBeInViewport()
    await wheel(page, -200)
    await expect(header).toBeInViewport()

    // A link at the top of the window is not covered when it gets the focus, or when the page is scrolled up.
    const covered = await page.locator('#content li h3 a').evaluateAll((links) => {
      const link = links.find((each) => each.getBoundingClientRect().top > 200)
      if (!(link instanceof HTMLElement)) return null
      link.focus({ preventScroll: true })
      scrollBy(0, link.getBoundingClientRect().top - 20)
      return link.textContent
    })
    expect(covered).not.toBeNull()
    await expect(header).not.toBeInViewport()
    await wheel(page, -20)
    const topOfFocus = () =>
      page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0))
    await expect.poll(topOfFocus).toBe(40)
    await expect(header).not.toBeInViewport()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu', exact: true }).focus()
    await expect(header).toBeInViewport({ ratio: 1 })

    await page.goto('/checkout/confirmation/received')
    await hydrated(page)
    await expect(header).toHaveCSS('position', 'relative')
  })

  test('without the experiment, the header scrolls away', async ({ page }) => {
    await page.goto('/g/body-care')
    await hydrated(page)
    await page.mouse.move(200, 400)
    await wheel(page, 900)
    await expect(page.getByRole('banner')).not.toBeInViewport()
    await wheel(page, -200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(800)
    await expect(page.getByRole('banner')).not.toBeInViewport()
  })
})

/** How far down the page's own content begins (px). */
const above = (page: Page) =>
  page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top + scrollY))

for (const runsScripts of [true, false]) {
  test.describe(`at the top of a phone ${runsScripts ? 'with' : 'without'} JavaScript`, () => {
    test.use({ runsScripts, hasTouch: true })

    for (const locale of ['en-US', 'fr-CA'] as const) {
      test(`at most 150 px stand above the page in ${locale}`, async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        for (const path of ['/', '/g/body-care', '/p/JW0801', '/cart']) {
          await page.goto(PREFIX[locale] + path)
          if (runsScripts) await hydrated(page)
          for (const [width, height] of [
            [390, 844],
            [360, 640],
            [320, 640],
          ] as const) {
            await page.setViewportSize({ width, height })
            expect(await above(page), `${path} at ${width} px`).toBeLessThanOrEqual(150)
            const line = await page.locator('#promotions').boundingBox()
            expect(line?.height, `${path} at ${width} px`).toBeLessThanOrEqual(45)
            for (const name of [
              '#promotions',
              '.menu-button',
              '.logo',
              '.search-button',
              '#bag-link',
            ])
              await expect(page.locator(name)).toBeInViewport()
            await expect(
              page.locator('section [data-action="chooseStore"]').first(),
            ).toBeInViewport()
          }
        }
      })
    }
  })
}

test('one panel of the header is open at a time, and none beside a dialog', async ({ page }) => {
  await page.goto('/customer-care')
  await hydrated(page)
  const header = page.getByRole('banner')
  const link = header.locator('.account > a')
  const account = header.locator('.account .inside')
  const panel = header.getByRole('link', { name: 'Candle holders' })
  const suggestions = page.getByRole('listbox')

  await link.hover()
  await expect(account).toBeVisible()
  await account.getByRole('link', { name: 'Sign In or Sign Up' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(account).toBeHidden()
  await page.mouse.move(400, 700)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()

  await link.blur()
  await link.focus()
  await expect(account).toBeVisible()
  await header.getByText('Home Fragrance', { exact: true }).hover()
  await expect(panel).toBeVisible()
  await expect(account).toBeHidden()
  await searchField(page).click()
  await expect(suggestions).toBeVisible()
  await expect(panel).toBeHidden()
  await link.hover()
  await expect(account).toBeVisible()
  await expect(suggestions).toBeHidden()
  await page.locator('header .store').evaluate((store: HTMLElement) => store.click())
  await expect(dialog).toBeVisible()
  await expect(account).toBeHidden()
})

test('the refreshed header is translucent over the home page, solid after scrolling, and its menu has two panels', async ({
  page,
  forgive,
}) => {
  // The preference belongs to the whole site, so only this document has it. It is rendered in the browser.
  await page.route('**/translations/**', (route) => route.abort())
  await page.route(/:\d+\/(customer-care)?$/, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace('"homepageRefreshHeader":false', '"homepageRefreshHeader":true')
    await route.fulfill({ response, body })
  })
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header).toHaveCSS('position', 'sticky')
  const edges = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const [banners, bar, picture] = [
        '#app > div:has(> section)',
        '#app > header',
        'main .picture',
      ].map(boxOf)
      return { banners: banners?.bottom, header: bar?.top, picture: picture?.top }
    })
  await expect(async () => {
    const { banners = 0, ...others } = await edges()
    expect(banners).toBeGreaterThan(40)
    expect(others, 'below the banners, above the picture').toEqual({
      header: banners,
      picture: banners,
    })
  }).toPass()
  const background = () => header.evaluate((each) => getComputedStyle(each).backgroundColor)
  const translucent = await background()
  expect(translucent).toMatch(/rgba\(.*0\.\d+\)/)
  await page.mouse.move(700, 500)
  await wheel(page, 600)
  await expect.poll(background).toBe('rgb(250, 246, 238)')
  await expect(header).toBeInViewport()

  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toHaveCSS('width', '436px')
  await expect(menu.getByRole('link', { name: 'Best Sellers' })).toBeVisible()
  await menu.getByText('Home Fragrance', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Candle Holders' })).toBeInViewport()
  await expect(menu.getByRole('link', { name: 'Best Sellers' })).toBeHidden()
  await expect(menu.getByText('Body Care', { exact: true })).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  // A category that is chosen at once stays open.
  await page.evaluate(() => {
    const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
    press('.menu-button')
    press('.top:nth-child(2) > details > summary')
  })
  await expect(menu.getByRole('link', { name: 'Candle Holders' })).toBeInViewport()
  await page.keyboard.press('Escape')

  await page.goto('/customer-care')
  await expect(header).toHaveCSS('position', 'sticky')
  expect(await background()).toBe('rgb(250, 246, 238)')
  for (const part of ['main', 'footer'])
    await expect(page.locator(`${part} a`).last()).toHaveCSS('scroll-margin-top', '96px')
  await expectAccessible(page)
  forgive(/translations|Failed to load resource/)
})
