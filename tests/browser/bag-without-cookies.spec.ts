import { expect, hydrated, SESSION_ADDRESS, test, type Page } from './shop.ts'

/** What Chromium does when cookies are blocked: everything that stores or shares data throws or rejects. */
function blockStorage() {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(globalThis, name, { get: refuse })
  Reflect.set(globalThis, 'BroadcastChannel', refuse)
  Object.defineProperty(navigator.locks, 'request', { value: async () => refuse() })
}

const SENTENCE = /^Your browser isn’t keeping cookies for this shop, so it can’t keep a bag\./

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to Bag' })

test('a browser that blocks cookies shows the shop, and says why it cannot keep a bag', async ({
  page,
}) => {
  await page.addInitScript(blockStorage)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'cookieEnabled', { value: false })
  })
  await page.goto('/p/JW0801')
  await hydrated(page)
  // Typed text is written to session storage, which throws.
  await page.locator('footer input[name="email"]').fill('ana@example')
  await addButton(page).click()
  await expect(addButton(page)).toHaveAccessibleDescription(SENTENCE)
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a browser that drops the cookie silently is noticed, because the bag stays empty', async ({
  page,
  context,
}) => {
  await page.addInitScript(blockStorage)
  await page.route('**/api/bag/items?*', async (route) => {
    const answer = await route.fetch()
    // Those of closed dialogs stay, or one would open.
    await context.clearCookies({ name: /session/ })
    const { 'set-cookie': _dropped, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
  // A request for the session beside the add would bring the cookie back.
  const session = page.waitForResponse(SESSION_ADDRESS)
  await page.goto('/p/JW0801')
  await hydrated(page)
  await session
  await addButton(page).click()
  await expect(addButton(page)).toHaveAccessibleDescription(SENTENCE)
  await expect(addButton(page)).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('with cookies but without locks and channels, the bag is filled', async ({ page }) => {
  await page.addInitScript(blockStorage)
  await page.goto('/p/JW0801')
  await hydrated(page)
  await addButton(page).click()
  await expect(page.getByRole('dialog').getByText('$26.95').first()).toBeVisible()
})
