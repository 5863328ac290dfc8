import { publishPage } from './control.ts'
import {
  apiRequests,
  expect,
  holdBack,
  hydrated,
  markDocument,
  scrollTop,
  test,
  tilesOf,
} from './shop.ts'

test('a link changes page, title, focus and scroll without a new document, and back restores them', async ({
  page,
}) => {
  await page.goto('/g/home-fragrance')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  const heading = page.getByRole('heading', { level: 1 })
  const category = await heading.innerText()
  const link = tilesOf(page).nth(20).getByRole('link')
  await link.scrollIntoViewIfNeeded()
  const scrolled = await scrollTop(page)
  expect(scrolled).toBeGreaterThan(200)
  await link.click()

  await expect(page).toHaveURL(/\/p\//)
  await expect(heading).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  const name = await heading.innerText()
  const title = await page.title()
  expect(title).toContain('Juniper & Wick')
  expect(title).not.toContain(category)
  await expect(page.getByRole('status').filter({ hasText: title })).toBeAttached()

  await page.goBack()
  await expect(page).toHaveURL(/\/g\/home-fragrance$/)
  await expect(heading).toHaveText(category)
  await expect.poll(() => scrollTop(page)).toBe(scrolled)
  await page.goForward()
  await expect(heading).toHaveText(name)
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(await isSameDocument()).toBe(true)
})

test('hovering over a link prefetches its page, and the click sends no further requests', async ({
  page,
}) => {
  await page.goto('/c/home-fragrance/room-mists')
  await hydrated(page)
  const asked = apiRequests(page)
  let answered = 0
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api')) answered += 1
  })
  const link = tilesOf(page).nth(1).getByRole('link')
  await link.hover()
  // The product, and the content around it.
  await expect.poll(() => asked).toContainEqual(expect.stringContaining('/api/content-asset'))
  await expect.poll(() => answered).toBe(asked.length)
  const before = asked.length

  await link.click()
  await expect(page).toHaveURL(/\/p\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Deferred parts are not prefetched.
  const again = asked.slice(before).filter((request) => !request.includes('returns-exchanges'))
  expect(again).toEqual([])
})

test('choosing a variant keeps the document, the scroll position and the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 500 })
  await page.goto('/p/FXMASTER')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  const wanted = page.locator('#content fieldset a:not(.unavailable):not([aria-current])').first()
  await wanted.scrollIntoViewIfNeeded()
  const scrolled = await scrollTop(page)
  expect(scrolled).toBeGreaterThan(0)
  const href = await wanted.getAttribute('href')
  await wanted.click()

  await expect(page.locator(`#content fieldset a[href="${href}"]`)).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(page.locator(`#content fieldset a[href="${href}"]`)).toBeFocused()
  expect(await scrollTop(page)).toBe(scrolled)
  expect(await isSameDocument()).toBe(true)
})

test('sorting, filtering and searching are navigations, and back undoes them one by one', async ({
  page,
}) => {
  await page.goto('/g/body-care')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page.getByRole('combobox').selectOption('price-low-to-high')
  await expect(page).toHaveURL('/g/body-care?sort=price-low-to-high')
  const { release } = await holdBack(page, /\/api\//)
  await page.getByRole('link', { name: /^Citrus/ }).click()
  await expect(page).toHaveURL(/family=citrus/)
  // What a shopper types while a page is loading stays in the field, with its focus.
  await page.getByRole('searchbox').fill('soap')
  release()
  await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeVisible()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=soap')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('soap')

  await page.goBack()
  await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/g/body-care?sort=price-low-to-high')
  await expect(page.getByRole('link', { name: /Remove.*Citrus/ })).toBeHidden()
  await expect(page.getByRole('combobox')).toHaveValue('price-low-to-high')
  await page.goBack()
  await expect(page.getByRole('combobox')).toHaveValue('best-matches')
  expect(await isSameDocument()).toBe(true)
})

test('links in content navigate without a new document, and back returns to the content page', async ({
  page,
}) => {
  const path = '/letters/links-of-an-editor'
  await publishPage({
    siteId: 'us',
    path,
    html: '<p>Have a look at <a href="/g/hand-soaps">our soaps</a>.</p>',
  })
  await page.goto(path)
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  await page.getByRole('link', { name: 'our soaps' }).click()
  await expect(page).toHaveURL('/g/hand-soaps')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isSameDocument()).toBe(true)

  await page.goBack()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/links-of-an-editor/)
})

test('two tabs navigate independently', async ({ page, context }) => {
  await page.goto('/g/gifts')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/ca/fr-CA/g/body-care')
  await hydrated(other)
  await page.getByRole('link', { name: 'Bag' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(other).toHaveURL('/ca/fr-CA/g/body-care')
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await other.reload()
  await hydrated(other)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
