import { expect, expectAccessible, fakeSession, hydrated, test, type Page } from './shop.ts'

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
      scrollBy(0, link.getBoundingClientRect().top - 60)
      return link.textContent
    })
    expect(covered).not.toBeNull()
    await expect(header).not.toBeInViewport()
    await wheel(page, -20)
    const topOfFocus = () =>
      page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().top ?? 0))
    await expect.poll(topOfFocus).toBe(80)
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
