import { expect, hydrated, markDocument, test, tilesOf } from './shop.ts'

/** How often Tab may be pressed to reach an element. */
const PATIENCE = 120

test('the first Tab reaches the link that skips to the content', async ({ page }) => {
  await page.goto('/g/body-care')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to Content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('#content :focus')).toBeAttached()
})

test('the menu opens with Enter and closes with Escape, and focus returns to its summary', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const summary = menu.getByText('Body Care', { exact: true })
  const inside = menu.getByRole('link', { name: 'Explore Body Care' })
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(inside).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(inside).toBeFocused()
  // The code that listens to Escape loads with the first focus.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(inside).toBeHidden({ timeout: 200 })
  }).toPass()
  await expect(summary).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/g/body-care')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(inside).toBeHidden()
})

test('a shopper with only a keyboard searches, finds a product and chooses a variant', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  const isSameDocument = await markDocument(page)
  const stepTo = async (selector: string) => {
    for (let step = 0; step < PATIENCE; step += 1) {
      await page.keyboard.press('Tab')
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    }
    throw new Error(`Tab does not reach ${selector}`)
  }
  const heading = page.getByRole('heading', { level: 1 })

  await stepTo('input[type="search"]')
  await page.keyboard.type('banded stoneware cup')
  await page.keyboard.press('Enter')
  await expect(heading).toContainText('banded stoneware cup')
  await expect(heading).toBeFocused()
  const [name = ''] = await tilesOf(page).getByRole('heading').allInnerTexts()

  await stepTo('#content li h3 a')
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  expect(name).toContain(await heading.innerText())

  await stepTo('fieldset[id^="choose-"] a:not([aria-current])')
  const value = await page.evaluate(() => document.activeElement?.textContent ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?\w+=/)
  await expect(
    page.locator('fieldset[id^="choose-"] a[aria-current]', { hasText: value }),
  ).toBeFocused()
  expect(await isSameDocument()).toBe(true)
})

test('focus is visible in forced colors mode', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/p/FXMASTER?size=travel')
  await hydrated(page)
  const focusable = page
    .locator('a[href], button, input, select, summary')
    .filter({ visible: true })
  expect(await focusable.count()).toBeGreaterThan(30)
  const unseen = await focusable.evaluateAll((all) =>
    all.flatMap((element) => {
      if (element instanceof HTMLElement) element.focus()
      // A tile's link covers the tile with its pseudo-element.
      const isSeen = [undefined, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      })
      return isSeen || !element.matches(':focus') ? [] : [element.outerHTML.slice(0, 100)]
    }),
  )
  expect(unseen).toEqual([])
})
