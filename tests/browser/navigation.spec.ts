import { expect, hydrated, test } from './shop.ts'

test('a link within the shop changes page, title, focus and scroll without a document, and back restores all', async ({
  page,
}) => {
  await page.goto('/g/home-fragrance')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))
  const tile = page.locator('#content article a').nth(20)
  await tile.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  expect(scrolled).toBeGreaterThan(200)
  await tile.click()

  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL(/\/p\//)
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const name = await heading.innerText()
  expect((await page.title()).length).toBeGreaterThan(10)
  await expect(page.getByRole('status').first()).not.toBeEmpty()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL(/\/g\/home-fragrance$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled)
  await page.goForward()
  await expect(heading).toHaveText(name)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBe(true)
})

test('another language, a personal page that fails and an unknown address are documents of their own', async ({
  page,
  troubles,
}) => {
  await page.goto('/ca/g/home-fragrance')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(globalThis, 'sameDocument', true))
  await page.getByRole('link', { name: 'Français' }).first().click()
  await expect(page).toHaveURL(/\/ca\/fr-CA\/g\/home-fragrance$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sameDocument'))).toBeUndefined()
  troubles.splice(0)
})

test('a page taken over from the cache asks the shop for nothing but the session', async ({ page }) => {
  await page.goto('/g/body-care')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api')) asked.push(pathname)
  })
  await page.goto('/g/body-care')
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/api/session'])
})
