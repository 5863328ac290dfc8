import { expect, expectAccessible, hydrated, scrollTop, test, type Page } from './shop.ts'

test.use({ isAsked: true })

const QUEBEC = { country: 'CA', region: 'QC' }

const bannerOf = (page: Page) => page.getByRole('region', { name: /^(Cookies: your|Témoins)/ })

/** The value of the cookie with the choice. */
const chosen = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'privacy-choices')?.value

async function simulate(page: Page, visitor: object) {
  const value = encodeURIComponent(JSON.stringify(visitor))
  await page
    .context()
    .addCookies([{ name: 'vitrine-visitor', value, url: new URL('/', page.url()).href }])
}

const layoutShift = () =>
  new Promise<number>((resolve) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value')
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 300)
  })

test('the banner asks first, moves nothing, and one press refuses for all pages and tabs', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/ca/')
  await expect(bannerOf(other)).toBeVisible()
  await page.goto('/customer-care')
  const banner = bannerOf(page)
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(layoutShift)).toBeLessThan(0.0001)
  expect(await chosen(page)).toBeUndefined()

  // The page can be used meanwhile, and the banner stays.
  await page.locator('footer').getByRole('link', { name: 'Accessibility' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
  await expect(banner).toBeVisible()

  await banner.getByRole('button', { name: 'Reject all' }).click()
  await expect(banner).toHaveCount(0)
  expect(await chosen(page)).toBe('none')
  await expect(page).toHaveURL('/accessibility')
  await page.reload()
  await expect(page.locator('html[data-modal="none"]')).toBeAttached()
  await expect(banner).toHaveCount(0)
  await other.reload()
  await expect(other.locator('html[data-modal="none"]')).toBeAttached()
  await expect(bannerOf(other)).toHaveCount(0)
})

test('the keyboard reaches the banner first, and goes on in the page after it', async ({
  page,
}) => {
  await page.goto('/customer-care')
  const banner = bannerOf(page)
  await expect(banner).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('link', { name: 'Choose by group' })).toBeFocused()
  await banner.getByRole('button', { name: 'Accept all' }).focus()

  // What has the focus is never behind the banner.
  const last = page.locator('footer a').last()
  await last.focus()
  const box = await last.boundingBox()
  const edge = await banner.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)

  await banner.getByRole('button', { name: 'Accept all' }).press('Enter')
  await expect(banner).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  expect(await chosen(page)).toBe('functional.performance.targeting')
  expect(await scrollTop(page)).toBeGreaterThan(0)
})

test('a choice that cannot be saved is said, and tried again', async ({ page, forgive }) => {
  forgive(/ERR_FAILED|Failed to load/)
  await page.goto('/customer-care')
  const banner = bannerOf(page)
  await expect(banner).toBeVisible()
  await page.route('**/privacy-choices/save', (route) => route.abort())
  await banner.getByRole('button', { name: 'Reject all' }).click()
  await expect(banner.getByRole('alert')).toHaveText(/could not be saved/)
  await expectAccessible(page)
  await page.unroute('**/privacy-choices/save')
  await banner.getByRole('button', { name: 'Reject all' }).click()
  await expect(banner).toHaveCount(0)
})

test('in Quebec, groups are chosen one by one, and consent is withdrawn from the footer', async ({
  page,
}) => {
  await page.goto('/ca/fr-CA/customer-care')
  await simulate(page, QUEBEC)
  await page.reload()
  const banner = bannerOf(page)
  await expect(banner).toContainText('d’effectuer votre profilage')
  await banner.getByRole('link', { name: 'Choisir par catégorie' }).click()
  await expect(page).toHaveURL('/ca/fr-CA/privacy-choices')
  await hydrated(page)
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Loi 25 du Québec' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Fonctionnels' }).check()
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'enregistrés' })).toBeFocused()
  expect(await chosen(page)).toBe('functional')
  await expectAccessible(page)

  await page.goto('/ca/fr-CA/')
  await page.locator('footer').getByRole('link', { name: 'Vos choix de confidentialité' }).click()
  await expect(page.getByRole('checkbox', { name: 'Fonctionnels' })).toBeChecked()
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await expect(page).toHaveURL(/done=saved/)
  expect(await chosen(page)).toBe('none')
})

test('the next dialog waits for the choice', async ({ page, context }) => {
  await context.clearCookies({ name: /welcome/ })
  await page.goto('/')
  await expect(bannerOf(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bannerOf(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(page.getByRole('dialog', { name: 'Come in, it’s warm' })).toBeVisible()
})

test('before a choice, after any choice and after its withdrawal nothing is asked of other hosts', async ({
  page,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
  for (const name of ['Accept all', 'Reject all']) {
    await page.goto('/p/JW0801')
    await hydrated(page)
    await page.goto('/privacy-choices')
    await page.getByRole('button', { name }).click()
    await expect(page).toHaveURL(/done=saved/)
  }
  await page.goto('/')
  await hydrated(page)
  await expect(page.locator('html[data-modal="none"]')).toBeAttached()
  expect([...hosts]).toEqual(['127.0.0.1'])
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  test('no banner asks, and the page says why and saves a choice', async ({ page }) => {
    await page.goto('/')
    await expect(bannerOf(page)).toHaveCount(0)
    await page.locator('footer').getByRole('link', { name: 'Your privacy choices' }).click()
    await expect(page.getByText('JavaScript is off in your browser.')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Performance' }).check()
    await page.getByRole('button', { name: 'Save my choices' }).click()
    await expect(page.getByText('Your choices are saved.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Performance' })).toBeChecked()
    expect(await chosen(page)).toBe('performance')
  })
})
