import { expect, expectAccessible, hydrated, test } from './shop.ts'

test('promotions move by themselves until the shopper pauses them', async ({ page }) => {
  await page.clock.install()
  await page.goto('/customer-care')
  await hydrated(page)
  const row = page.locator('#promotions')
  const position = () => row.evaluate((track) => Math.round(track.scrollLeft / track.clientWidth))
  const pause = page.getByRole('button', { name: 'Pause promotions' })
  await expect(pause).toBeVisible()
  // From here on, time passes only where the test says so. The clock cannot be paused in the past.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  await page.clock.runFor(5_000)
  await expect.poll(position).toBe(1)

  await pause.click()
  await expect(pause).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(600, 500)
  await page.clock.runFor(15_000)
  expect(await position()).toBe(1)
  await page.clock.resume()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).first().click()
  await expect.poll(position).toBe(2)
})

test('a phone has one line for all announcements and promotions, whose details open below it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/customer-care')
  await hydrated(page)
  const row = page.locator('#promotions')
  const slides = row.locator(':scope > li')
  await expect(slides).toHaveCount(4)
  for (const [index, slide] of (await slides.all()).entries()) {
    await row.evaluate((track, at) => track.scrollTo(at * track.clientWidth, 0), index)
    await expect(slide).toBeInViewport({ ratio: 1 })
    await expect(slide.getByRole('link')).toBeVisible()
  }
  await row.evaluate((track) => track.scrollTo(0, 0))

  const button = row.getByRole('button', { name: 'Details' })
  const details = page.locator('#promotions [popover]')
  await button.press('Enter')
  await expect(details).toContainText('Order by December 16')
  const line = await row.boundingBox()
  const opened = await details.boundingBox()
  expect(opened?.y).toBe((line?.y ?? 0) + (line?.height ?? 0))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await expect(button).toBeFocused()
})

test('promotions stand still where reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/ca/fr-CA/customer-care')
  await hydrated(page)
  await page.clock.runFor(15_000)
  await expect(page.getByRole('button', { name: 'Suspendre les promotions' })).toBeHidden()
  expect(await page.locator('#promotions').evaluate((track) => track.scrollLeft)).toBe(0)
})

test('the shop says that the connection is lost until it is back', async ({ page, context }) => {
  await page.goto('/customer-care')
  await hydrated(page)
  const notice = page.getByText('You’re currently browsing in offline mode')
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an announcement shows its details, and the footer its links, on small and large screens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/customer-care')
    await page.getByRole('button', { name: 'Details' }).click()
    await expect(page.getByText('Holiday ordering dates')).toBeVisible()
    await page.keyboard.press('Escape')
    const footer = page.getByRole('contentinfo')
    const link = footer.getByRole('link', { name: 'Our stores' })
    await expect(link).toBeHidden()
    await footer.locator('summary', { hasText: 'Customer care' }).click()
    await expect(link).toBeVisible()

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    for (const name of ['Our stores', 'Sign In or Sign Up', 'Instagram'])
      await expect(footer.getByRole('link', { name })).toBeVisible()
  })
})
