import { holdBack } from './routes.ts'
import { expect, hydrated, scrollTop, test, tilesOf } from './shop.ts'

test('clicks that another click has overtaken leave no entry in the history', async ({ page }) => {
  await page.goto('/g/home-fragrance')
  await hydrated(page)
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  const held = await holdBack(page, /\/api\/page-data/)
  const names = tilesOf(page).locator('h3 a')
  const wanted = (await names.nth(2).getAttribute('href')) ?? ''
  for (const index of [0, 1, 2]) await names.nth(index).click()
  await held.release()
  await expect(page).toHaveURL(wanted)
  expect(await entries()).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL('/g/home-fragrance')
  await expect(tilesOf(page).first()).toBeVisible()
})

for (const hasApi of [true, false]) {
  test(`back from a product is where the list was left, ${hasApi ? 'with' : 'without'} the Navigation API`, async ({
    page,
  }) => {
    if (!hasApi) await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/g/home-fragrance')
    await hydrated(page)
    const link = tilesOf(page).nth(9).locator('h3 a')
    await link.scrollIntoViewIfNeeded()
    const left = await scrollTop(page)
    await link.click()
    await expect(page).toHaveURL(/\/p\//)
    await page.goBack()
    await expect(page).toHaveURL('/g/home-fragrance')
    await expect.poll(async () => Math.abs((await scrollTop(page)) - left)).toBeLessThan(20)
  })
}

test('back before the next page has come leaves the list where it is', async ({ page }) => {
  await page.goto('/g/home-fragrance')
  await hydrated(page)
  await page.getByRole('link', { name: 'Woods' }).last().click()
  await expect(page.getByRole('link', { name: /Remove.*Woods/ })).toBeVisible()
  const { release } = await holdBack(page, /path=%2Fp%2F/)
  const link = tilesOf(page).last().locator('h3 a')
  await link.click()
  await expect(page).toHaveURL(/\/p\//)
  const left = await scrollTop(page)
  expect(left).toBeGreaterThan(200)
  await page.goBack()
  await expect(page).toHaveURL(/family=woods$/)
  await release()
  await expect(link).toBeInViewport()
  expect(await scrollTop(page)).toBe(left)
})

test('offline, a link does not change the address, not even for a moment', async ({
  page,
  context,
  forgive,
}) => {
  await page.goto('/g/home-fragrance')
  await hydrated(page)
  await page.evaluate(() => {
    Reflect.set(globalThis, 'moves', 0)
    navigation.addEventListener('currententrychange', () =>
      Reflect.set(globalThis, 'moves', Number(Reflect.get(globalThis, 'moves')) + 1),
    )
  })
  await context.setOffline(true)
  await tilesOf(page).first().locator('h3 a').click()
  await expect(
    page.getByText('You’re offline. This page can’t be loaded right now.').first(),
  ).toBeVisible()
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'moves')))).toBe(0)
  forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
})

test('choices in quick succession add up, also before their pages are shown', async ({ page }) => {
  const click = (...links: string[]) =>
    page.evaluate((selectors) => {
      for (const selector of selectors) document.querySelector<HTMLElement>(selector)?.click()
    }, links)
  await page.goto('/p/FXMASTER')
  await hydrated(page)
  await click('fieldset a[href$="color=chalk"]', 'fieldset a[href$="size=large"]')
  await expect(page).toHaveURL(/\?color=chalk&size=large$/)
  await expect(page.locator('fieldset a[aria-current]')).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL(/\?color=chalk$/)

  await page.goto('/g/body-care')
  await hydrated(page)
  const refinements = page.locator('a[href*="?fragrance="]')
  const [first = '', second = ''] = (await refinements.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )) as string[]
  await click(`a[href="${first}"]`, `a[href="${second}"]`)
  const values = () => new URL(page.url()).searchParams.getAll('fragrance').length
  await expect.poll(values).toBe(2)
})
