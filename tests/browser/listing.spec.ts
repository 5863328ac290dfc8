import {
  expect,
  hydrated,
  markDocument,
  scrollTop,
  test,
  tilesOf,
  type Locator,
  type Page,
} from './shop.ts'

const option = (page: Page, name: RegExp) => page.locator('#filters').getByRole('link', { name })

const optionsOf = (page: Page) =>
  page
    .locator('#filters a.value')
    .evaluateAll((all) => all.map((each) => each.textContent.replace(/[\d,]+$/, '')))

const announced = (page: Page, text: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeAttached()

const totalOf = async (page: Page) =>
  Number(
    /^[\d,]+/.exec(await page.locator('#content .title .count').innerText())?.[0].replace(',', ''),
  )

const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN

test('choosing filters keeps focus, scroll position, order and open groups, and announces the number of products', async ({
  page,
}) => {
  await page.goto('/g/home-fragrance')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  const before = await optionsOf(page)
  await page.locator('#filters summary', { hasText: 'Size' }).click()
  // Past the banner, which is not shown once a filter is chosen.
  await page.evaluate(() => scrollTo(0, 320))

  // First in the list of the document, then in one that React has rendered.
  for (const [name, query] of [
    [/^Woods/, 'family=woods'],
    [/^Citrus/, 'family=citrus&family=woods'],
  ] as const) {
    await option(page, name).focus()
    const place = await topOf(option(page, name))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/g/home-fragrance?${query}`)
    await expect(option(page, name)).toHaveAttribute('aria-current', 'true')
    await expect(option(page, name)).toBeFocused()
    // Scrolling is in whole pixels, layout in fractions of them.
    expect(Math.abs((await topOf(option(page, name))) - place)).toBeLessThan(1)
    await announced(page, new RegExp(`^${await totalOf(page)} products$`))
    await expect(page.locator('#filters details[open] summary', { hasText: 'Size' })).toHaveCount(1)
    expect((await optionsOf(page)).slice(0, 6)).toEqual(before.slice(0, 6))
  }

  // Removing a filter above the list moves focus to the next one, and removing the last one to the heading.
  const chip = (name: string) => page.getByRole('link', { name: `Remove filter: ${name}` })
  await chip('Citrus').focus()
  await page.keyboard.press('Enter')
  await expect(chip('Woods')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/g/home-fragrance')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('combobox').focus()
  await page.getByRole('combobox').selectOption('newest')
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(await isSameDocument()).toBe(true)
})

for (const api of ['with', 'without'] as const) {
  test(`on a phone, the filters stay open while they are chosen, ${api} the Navigation API`, async ({
    page,
  }) => {
    if (api === 'without')
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'))
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/g/home-fragrance')
    await hydrated(page)
    expect(await page.evaluate(() => 'navigation' in globalThis)).toBe(api === 'with')
    const isSameDocument = await markDocument(page)
    const all = await totalOf(page)
    const panel = page.locator('#filters')
    const show = panel.getByRole('button', { name: /^Show [\d,]+ products$/ })
    await page.evaluate(() => scrollTo(0, 300))
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(show).toContainText(String(all))

    for (const name of [/^Woods/, /^Floral/]) {
      const held = await show.innerText()
      await option(page, name).click()
      await expect(option(page, name)).toHaveAttribute('aria-current', 'true')
      await expect(panel).toBeVisible()
      await expect(show).not.toHaveText(held)
      await expect(show).toContainText(String(await totalOf(page)))
      await expect(option(page, name)).toBeFocused()
      expect(await scrollTop(page)).toBe(300)
    }
    await page.goBack()
    await expect(page).toHaveURL('/g/home-fragrance?family=woods')
    await expect(option(page, /^Floral/)).not.toHaveAttribute('aria-current')
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/g/home-fragrance')
    await expect(show).toContainText(String(all))
    await page.goForward()
    await expect(page).toHaveURL('/g/home-fragrance?family=woods')
    await expect(option(page, /^Woods/)).toHaveAttribute('aria-current', 'true')
    expect(await isSameDocument()).toBe(true)
    await show.click()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Remove filter: Woods' })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('link', { name: 'Remove filter: Woods' })).toBeVisible()
    await hydrated(page)
    await tilesOf(page).first().locator('h3 a').click()
    await expect(page).toHaveURL(/\/p\//)
    await page.goBack()
    await expect(page).toHaveURL('/g/home-fragrance?family=woods')
    await expect(page.getByRole('link', { name: 'Remove filter: Woods' })).toBeVisible()
  })
}

test('without the Navigation API, a chosen variant keeps the place, and other links load documents', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'))
  await page.setViewportSize({ width: 900, height: 500 })
  await page.goto('/p/FXMASTER')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  const wanted = page
    .locator('fieldset[id^="choose-"] a:not(.unavailable):not([aria-current])')
    .first()
  const href = await wanted.getAttribute('href')
  const chosen = page.locator(`fieldset[id^="choose-"] a[href="${href}"]`)
  await wanted.scrollIntoViewIfNeeded()
  const scrolled = await scrollTop(page)
  expect(scrolled).toBeGreaterThan(0)
  await wanted.click()
  await expect(chosen).toHaveAttribute('aria-current', 'true')
  await expect(chosen).toBeFocused()
  await expect(page).toHaveURL(href ?? '')
  expect(await scrollTop(page)).toBe(scrolled)
  await page.goBack()
  await expect(chosen).not.toHaveAttribute('aria-current')
  expect(await isSameDocument()).toBe(true)
  await page.locator('header a[href="/g/body-care"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/g/body-care')
  expect(await isSameDocument()).toBe(false)
})

test('a banner leaves room for products, is hidden by filters, and comes after help', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const banner = page.getByRole('heading', { name: 'Rooms that greet you' })
  await page.goto('/g/home-fragrance')
  await expect(banner).toBeVisible()
  await expect(tilesOf(page).first().getByRole('heading')).toBeInViewport()
  await page.goto('/g/home-fragrance?family=woods')
  await expect(page.getByRole('link', { name: 'Remove filter: Woods' })).toBeVisible()
  await expect(banner).toHaveCount(0)

  await page.goto('/search?q=zzzz+candle+zzzz')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zzzz')
  const help = await page.getByText(/^Check the spelling/).boundingBox()
  const advertised = await page.getByRole('heading', { name: 'Not sure yet?' }).boundingBox()
  expect(help?.y).toBeLessThan(advertised?.y ?? 0)
})

test('the home page shows eight different fragrances at even distances', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, heading] of [
    ['/', 'Fresh from the pouring bench'],
    ['/ca/fr-CA/', 'Tout juste arrivés au Canada'],
  ] as const) {
    await page.goto(path)
    const list = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: heading }) })
      .locator('ul')
    await expect(list.getByRole('listitem').nth(7)).toBeAttached()
    const [first, second, third, fourth] = await list
      .getByRole('listitem')
      .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON()))
    expect(second.left - first.right).toBe(24)
    expect(fourth.left - third.right).toBe(24)
    const names = await list
      .locator('h3 a')
      .evaluateAll((all) => all.map((a) => a.firstChild?.textContent))
    expect(new Set(names).size, path).toBe(8)
  }
})

/** Where the content of a page ends: its width without the gutters (`client/ui/theme.ts`). */
function edgeOf(width: number) {
  const gutter = Math.min(48, Math.max(16, 4 + 0.03 * width))
  return width - Math.max(gutter, (width - 1344) / 2)
}

test('lists end on the edge of the page at every width, and no place beside their tiles is empty', async ({
  page,
}) => {
  for (const path of [
    '/g/top-offers',
    '/c/home-fragrance/three-wick-candles',
    '/search?q=candle',
  ]) {
    await page.goto(path)
    await hydrated(page)
    for (const width of [320, 390, 768, 900, 1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      const { right, gaps, widest } = await tilesOf(page).evaluateAll((all) => {
        const boxes = all.map((tile) => tile.getBoundingClientRect())
        const row = boxes.filter(({ top }) => top === boxes[0]?.top)
        return {
          right: row.at(-1)?.right ?? 0,
          gaps: row.slice(1).map(({ left }, at) => left - (row[at]?.right ?? 0)),
          widest: Math.max(...row.map((box) => box.width)),
        }
      })
      expect(Math.abs(right - edgeOf(width)), `${path} at ${width}`).toBeLessThan(1)
      expect(Math.max(...gaps), `${path} at ${width}`).toBeLessThanOrEqual(24)
      if (path !== '/g/top-offers' && width >= 1440) expect(widest, path).toBeCloseTo(248, 0)
    }
  }
})
