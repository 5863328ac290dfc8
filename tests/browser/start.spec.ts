import { expect, hydrated, test } from './shop.ts'

const PRODUCT = '/p/juniper-dusk-3wick-candle-JW0801'

test('the import map comes before anything that names a module', async ({ page }) => {
  for (const path of ['/', '/g/home-fragrance', PRODUCT, '/cart', '/login', '/checkout']) {
    const response = await page.request.get(path)
    const html = await response.text()
    const map = html.indexOf('<script type="importmap" nonce="')
    expect(map, path).toBeGreaterThan(0)
    expect(html.split('type="importmap"'), path).toHaveLength(2)
    // Firefox ignores a map that comes later, and would start no page.
    for (const module of ['rel="modulepreload"', 'type="module"', 'import(']) {
      const first = html.indexOf(module)
      if (first >= 0) expect(first, `${path} ${module}`).toBeGreaterThan(map)
    }
    expect(response.headers()['link'] ?? '', path).not.toMatch(/modulepreload|as=script/)
  }
})

test('each script is requested once', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname)
  })
  for (const path of ['/', PRODUCT, '/cart']) {
    asked.length = 0
    await page.goto(path)
    await hydrated(page)
    await expect(page.locator('html[data-modal]')).toBeAttached()
    expect(asked.length, path).toBeGreaterThan(3)
    expect(asked.toSorted(), path).toEqual([...new Set(asked)].toSorted())
  }
})

test('a browser without import maps keeps the page as the edge wrote it', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'))
  await page.goto(PRODUCT)
  // With an entry, the page would be hydrated by then, and the button would open a dialog.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 4_000 })))
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
  await page.getByRole('button', { name: 'Add to Bag' }).first().click()
  await expect(page).toHaveURL('/cart')
  await expect(page.locator('#content')).toContainText('Juniper Dusk')
})
