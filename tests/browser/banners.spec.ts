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
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await row.evaluate((track) => track.scrollTo({ left: 0, behavior: 'instant' }))
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

test('a banner within other content shows a picture that one recognizes', async ({ page }) => {
  for (const path of ['/search?q=candle', '/ca/fr-CA/search?q=bougie', '/search?q=gift']) {
    await page.goto(path)
    await hydrated(page)
    for (const width of [320, 768, 900, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const banner = page.locator('#content section[data-slot$="banner"]')
      const box = await banner.boundingBox()
      const picture = await banner.locator('.picture').boundingBox()
      if (!box || !picture) throw new Error(`no banner on ${path}`)
      if (width > 600) expect(box.height, `${path} at ${width}`).toBeGreaterThanOrEqual(240)
      expect(picture.height, `${path} at ${width}`).toBeGreaterThanOrEqual(width > 600 ? 240 : 150)
      // The words fill what the picture leaves.
      expect(picture.width / box.width, `${path} at ${width}`).toBeGreaterThanOrEqual(0.39)
    }
  }
  // Beside the pictures of a product it has none.
  await page.goto('/p/FXBANNER')
  const banner = page.locator('#content section[data-slot="pdp-banner"]')
  await expect(banner).toContainText('Poured on a Tuesday')
  await expect(banner.locator('img')).toHaveCount(0)
})

test('the head of a category is low at every width: heading, count and what content says', async ({
  page,
}) => {
  const paths = [
    ['new-and-now', '/g/new-and-now'],
    ['candles', '/c/home-fragrance/three-wick-candles'],
    ['home fragrance', '/g/home-fragrance'],
    ['hands', '/g/hand-care'],
    ['body', '/g/body-care'],
    ['offers', '/g/top-offers'],
  ] as const
  for (const prefix of ['', '/ca/fr-CA']) {
    for (const [name, path] of paths) {
      await page.goto(prefix + path)
      for (const width of [320, 390, 600, 768, 900, 1024, 1280, 1440, 1920, 2560]) {
        await page.setViewportSize({ width, height: 844 })
        const { height, isWhole } = await page.evaluate(() => {
          const parts = [
            ...document.querySelectorAll('#content h1, #content .title .count'),
            ...document.querySelectorAll('#content [data-slot="category-top"]'),
          ]
          const boxes = parts.map((part) => part.getBoundingClientRect())
          const bottom = Math.max(...boxes.map((box) => box.bottom))
          return {
            height: bottom - Math.min(...boxes.map(({ top }) => top)),
            isWhole: parts.length === 3 && boxes.every((box) => box.height > 0),
          }
        })
        expect(isWhole, `${prefix} ${name} at ${width}`).toBe(true)
        expect(height, `${prefix} ${name} at ${width}`).toBeLessThanOrEqual(220)
      }
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

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
