import { expect, hydrated, test, type Page } from './shop.ts'

/** From the first frame of a dialog on, holds what the page does in later frames. @returns a function that ends this */
async function holdFrames(page: Page) {
  await page.addInitScript(() => {
    const { requestAnimationFrame: request } = globalThis
    const { showPopover } = HTMLElement.prototype
    const held: FrameRequestCallback[] = []
    let isHeld = false
    globalThis.requestAnimationFrame = (callback) =>
      isHeld ? held.push(callback) : request(callback)
    HTMLElement.prototype.showPopover = function show(options) {
      showPopover.call(this, options)
      isHeld ||= this instanceof HTMLDialogElement
    }
    const release = () => {
      isHeld = false
      held.splice(0).forEach((callback) => request(callback))
    }
    Object.assign(globalThis, { release })
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'release')())
}

const press = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element: HTMLElement) => element.click())

const pages = {
  '/g/home-fragrance': {
    'the store dialog': '[data-action="chooseStore"]',
    'the login dialog': '[data-action="signIn"]',
    'the quick look': '#content [data-action="quickLook"]',
  },
  '/p/FXMASTER?size=large&color=juniper': {
    'the size guide': '.guide',
    'the dialog of what is added': '#content article form button[type="submit"]',
  },
}

for (const [path, dialogs] of Object.entries(pages)) {
  test(`Escape closes a dialog of ${path} in its first frame, and nothing else`, async ({
    page,
  }) => {
    const release = await holdFrames(page)
    await page.goto(path)
    await hydrated(page)
    for (const [name, selector] of Object.entries(dialogs)) {
      await press(page, selector)
      await expect(page.locator('dialog:popover-open'), name).toHaveCount(1)
      await page.keyboard.press('Escape')
      const shown = page.locator('dialog:popover-open, dialog[open]')
      await expect(shown, name).toHaveCount(0)
      await release()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await expect(shown, name).toHaveCount(0)
    }
  })
}

test('Escape closes only the upper one of two dialogs in its first frame', async ({ page }) => {
  const release = await holdFrames(page)
  await page.goto('/g/home-fragrance')
  await hydrated(page)
  await press(page, '#content [data-action="quickLook"]')
  await expect(page.locator('dialog:popover-open h1')).toBeAttached()
  await release()
  const lower = page.locator('dialog:modal')
  await expect(lower).toHaveCount(1)
  await press(page, '[data-action="chooseStore"]')
  await expect(page.locator('dialog:popover-open')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog:popover-open')).toHaveCount(0)
  await release()
  await expect(lower).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(lower).toHaveCount(0)
})
