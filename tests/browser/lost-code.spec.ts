import { isChunkOf } from './built-chunks.ts'
import { expect, expectAccessible, markDocument, test, tilesOf, type Page } from './shop.ts'
import { LOST, open } from './whole-page.ts'

const LISTING = '/c/hand-care/hand-soaps'

/** The code of a page is gone, as after a deploy. */
const loseCode = (page: Page, name: string) =>
  page.route(isChunkOf(name), (route) => route.fulfill({ status: 404 }))

for (const isTyped of [false, true]) {
  test(`a page whose code is gone after a deploy ${isTyped ? 'loses nothing that was typed' : 'is loaded once, as a document'}`, async ({
    page,
    forgive,
  }) => {
    await loseCode(page, 'product-page')
    await open(page, LISTING)
    const field = page.locator('footer input[name="email"]')
    if (isTyped) await field.fill('ana@example')
    const isSameDocument = await markDocument(page)
    let documents = 0
    page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
    await tilesOf(page).first().locator('h3 a').click()
    await expect(page).toHaveURL(/\/p\//)
    const heading = page.getByRole('heading', { level: 1 })
    if (isTyped) {
      await expect(heading).toHaveText('You are currently offline')
      await expectAccessible(page)
      expect(await isSameDocument()).toBe(true)
      expect(documents).toBe(0)
      // The new document has code of its own.
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Retry Connection' }).click()
    }
    // Tiles have such buttons, too.
    await expect(page.locator('#content article [data-buys]')).toContainText('Add to Bag')
    await expect(field).toHaveValue(isTyped ? 'ana@example' : '')
    expect(documents).toBe(1)
    forgive(LOST)
    forgive(/status of 404/)
  })
}

test('code that takes longer than 120 s shows the offline view', async ({ page, forgive }) => {
  const reported: string[] = []
  page.on('console', (message) => void reported.push(message.text()))
  await page.clock.install()
  await open(page, LISTING)
  await page.route(isChunkOf('product-page'), () => {})
  await tilesOf(page).first().locator('h3 a').click()
  await expect(page).toHaveURL(/\/p\//)
  await page.clock.fastForward(119_000)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are currently offline')
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are currently offline')
  expect(reported.filter((line) => line.includes('ChunkLoadError'))).toHaveLength(1)
  forgive(/ChunkLoadError/)
})
