import { CARDS, checkOutTo, COLUMBUS, ownEmail } from './checkout.ts'
import { formError } from './checkout-steps.ts'
import { expect, hydrated, test, type Page } from './shop.ts'

const PATIENCE = 60

/** Presses Tab until the element has focus, in any frame of the page. */
async function stepTo(page: Page, selector: string) {
  for (let step = 0; step < PATIENCE; step += 1) {
    await page.keyboard.press('Tab')
    for (const frame of page.frames()) {
      const isThere = await frame.evaluate((wanted) => {
        const { activeElement } = document
        return document.hasFocus() && (activeElement?.matches(wanted) ?? false)
      }, selector)
      if (isThere) return
    }
  }
  throw new Error(`Tab does not reach ${selector}`)
}

test('a shopper with only a keyboard checks out and corrects an error on the way', async ({
  page,
}) => {
  await checkOutTo(page, 'address')
  await page.goto('/checkout')
  await hydrated(page)
  const type = async (typed: Record<string, string>) => {
    for (const [name, text] of Object.entries(typed)) {
      await stepTo(page, `#${name}`)
      await page.keyboard.type(text)
    }
  }
  const { stateCode: _state, postalCode, ...named } = COLUMBUS
  await type({ email: ownEmail(), ...named })
  await stepTo(page, '#stateCode')
  await page.keyboard.type('Ohio')
  await stepTo(page, '#postalCode')
  await page.keyboard.type('432')
  await page.keyboard.press('Enter')
  await expect(formError(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#postalCode')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(postalCode)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('radio').first()).toBeChecked()
  await hydrated(page)
  await stepTo(page, 'input[type="radio"]')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/checkout/billing')
  await hydrated(page)
  await expect(page.frameLocator('iframe').locator('#number')).toBeVisible()
  await type({ number: CARDS.good.replaceAll(' ', ''), expiry: '1239', code: '123' })
  await page.keyboard.press('Enter')
  const holder = page.frameLocator('iframe').locator('#holder')
  await expect(holder).toBeFocused()
  await page.keyboard.type('Ana Ruiz')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/checkout/review')
  await hydrated(page)
  await stepTo(page, '#content form button[type="submit"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
})

test('the sticky summary of a phone never covers a field of the card that gets the focus', async ({
  page,
}) => {
  await checkOutTo(page, 'payment')
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/checkout/billing')
  await hydrated(page)
  const card = page.frameLocator('iframe')
  await expect(card.locator('#number')).toBeVisible()
  const summary = page.locator('#content details.brief')
  for (const id of ['number', 'expiry', 'code', 'holder']) {
    // The field is at the upper edge of the screen, below the summary, when it gets the focus.
    const field = card.locator(`#${id}`)
    await page.locator('#content form button[type="submit"]').first().focus()
    const { y } = (await field.boundingBox()) ?? { y: 0 }
    await page.evaluate((top) => scrollBy(0, top), y)
    await field.focus()
    const { y: top } = (await field.boundingBox()) ?? { y: 0 }
    const { y: above, height } = (await summary.boundingBox()) ?? { y: 0, height: 0 }
    expect(top, id).toBeGreaterThanOrEqual(above + height)
  }
})
