import { control, purge } from './control.ts'
import { addressIn, CARDS, checkOutTo, ownEmail } from './checkout.ts'
import { fillAddress, fillCard, goOn, placeButton, formError } from './checkout-steps.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'
import { PREFIX } from './prefix.ts'

const LOCALES = ['en-US', 'fr-CA'] as const
const WIDTHS = [1280, 390] as const

for (const locale of LOCALES) {
  test(`every state of the checkout in ${locale} is accessible on a desktop and on a phone`, async ({
    page,
    forgive,
  }) => {
    test.slow()
    const base = PREFIX[locale]
    await checkOutTo(page, 'address', { locale })
    await page.goto(`${base}/checkout`)
    await hydrated(page)
    await expectAccessibleAtAllWidths(page)

    await goOn(page)
    await expect(formError(page)).toBeFocused()
    await expectAccessibleAtAllWidths(page)

    await fillAddress(page, { email: ownEmail(), ...addressIn(locale) })
    await goOn(page)
    await expect(page.getByRole('radio').first()).toBeChecked()
    await hydrated(page)
    await expectAccessibleAtAllWidths(page)

    await goOn(page)
    await expect(page).toHaveURL(`${base}/checkout/billing`)
    await hydrated(page)
    await expect(page.locator('iframe')).toBeVisible()
    await page.locator('#sameAsShipping').press(' ')
    await expect(page.locator('#city')).toBeVisible()
    await expectAccessibleAtAllWidths(page)

    await page.locator('#sameAsShipping').press(' ')
    await fillCard(page, CARDS.declined)
    await goOn(page)
    await expect(page).toHaveURL(`${base}/checkout/review`)
    await hydrated(page)
    await expectAccessibleAtAllWidths(page)

    await placeButton(page).click()
    await expect(formError(page)).toBeFocused()
    await expectAccessibleAtAllWidths(page)
    await page.goto(`${base}/checkout/billing`)
    await hydrated(page)
    await fillCard(page, CARDS.good)
    await goOn(page)
    await expect(page).toHaveURL(`${base}/checkout/review`)
    await hydrated(page)

    await placeButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
    await hydrated(page)
    await expectAccessibleAtAllWidths(page)
    forgive(/status of 402/)
  })
}

/** The narrow width comes last, so that the shopper continues on a phone. */
async function expectAccessibleAtAllWidths(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
  }
}

test('a field shows its error when it loses focus and hides it when the shopper types', async ({
  page,
}) => {
  await checkOutTo(page, 'address')
  await page.goto('/checkout/shipping')
  await hydrated(page)
  // The demo leaves names and streets to the edge, which has exceptions for real ones.
  for (const [name, typed] of [
    ['firstName', 'José'],
    ['lastName', 'O’Brien'],
    ['address1', '123 Main St, Apt 4'],
    ['city', '100 Mile House'],
  ] as const) {
    await page.locator(`#${name}`).fill(typed)
    await page.locator(`#${name}`).blur()
    await expect(page.locator(`#${name}`)).toHaveValue(typed.replace('’', "'"))
    await expect(page.locator(`#${name}`)).not.toHaveAttribute('aria-invalid', 'true')
  }
  await withoutRules(() => expectDefaultRules(page))

  // What is pasted is cleaned before its rule, and never cut off.
  for (const [name, pasted, value] of [
    ['postalCode', '  \u202a43215‑9876\u202c ', '43215-9876'],
    ['postalCode', '432151234', '43215-1234'],
    ['phone', '\u202a(614)\u00a0555‑0134\u202c', '614-555-0134'],
    ['email', ' ana@exa\u200bmple.com\u00a0', 'ana@example.com'],
  ] as const) {
    const field = page.locator(`#${name}`)
    await field.fill('')
    await page.keyboard.insertText(pasted)
    await field.blur()
    await expect(field).toHaveValue(value)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
})

/** Without the preference, the rules are those of the specification. */
async function withoutRules(run: () => Promise<void>) {
  const preference = '/preferences/us/validationRegexConfig'
  await control('PUT', preference, { value: '' })
  await purge('preferences')
  try {
    await run()
  } finally {
    await control('DELETE', preference)
    await purge('preferences')
  }
}

async function expectDefaultRules(page: Page) {
  await page.reload()
  await hydrated(page)
  const cases = [
    ['email', 'ana+shop@example.com', 'Email addresses can’t include the “+” symbol.'],
    ['firstName', 'Ana 🕯', 'Can’t contain emojis.'],
    ['firstName', 'Ana 2', 'Can’t contain numbers.'],
    ['lastName', 'R_uiz', 'Can’t contain underscores.'],
    ['lastName', 'Руис', 'Can’t contain special characters'],
    ['lastName', 'Ruiz?', 'Can’t contain special symbols such as ?!@$'],
    ['address1', '1 Main St; 2', "Can’t contain special symbols other than # - / ' ."],
    ['city', 'Columbus!', "Can’t contain special symbols other than - ' ."],
    ['postalCode', 'H2Y 1C6', 'Please enter a valid U.S. ZIP code.'],
    ['phone', '123', 'Please enter a valid phone number.'],
  ] as const
  for (const [name, typed, message] of cases) {
    const field = page.locator(`#${name}`)
    await field.fill(typed)
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    await field.blur()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(escaped(message)))
    await field.press('End')
    await page.keyboard.type('x')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test('each edit link leads to the saved values and changes only those', async ({ page }) => {
  const email = ownEmail()
  await checkOutTo(page, 'review', { email })
  await page.goto('/checkout')
  await expect(page).toHaveURL('/checkout/review')
  await hydrated(page)
  await page.getByRole('link', { name: 'Edit shipping address' }).click()
  await expect(page.locator('#email')).toHaveValue(email)
  await expect(page.locator('#firstName')).toHaveValue('Ana')
  await hydrated(page)
  await page.locator('#firstName').fill('Anna')
  await goOn(page)
  await expect(page.getByText('Anna Ruiz').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Anna Ruiz').first()).toBeVisible()

  await hydrated(page)
  await page.getByRole('radio', { name: /^Express/ }).check()
  await goOn(page)
  await expect(page).toHaveURL('/checkout/billing')
  await expect(page.getByText('Visa ending in 1111, expires 12/2039')).toBeVisible()
  await hydrated(page)
  // Both used the same address, so the billing address follows the shipping address.
  await expect(page.locator('#sameAsShipping')).toBeChecked()
  await goOn(page)
  await expect(page).toHaveURL('/checkout/review')
  await expect(page.getByText('Express Shipping').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/checkout/billing')
  await page
    .getByRole('navigation', { name: 'Checkout steps' })
    .getByRole('link', { name: 'Review' })
    .click()
  await hydrated(page)
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)

  const confirmation = page.url()
  await page.goBack()
  await expect(page).toHaveURL(confirmation)
  await page.goto('/checkout/shipping')
  await expect(page).toHaveURL(confirmation)
})

test('a printed confirmation shows the order, its address and its totals only', async ({
  page,
}) => {
  await checkOutTo(page, 'review')
  await page.goto('/checkout/review')
  await hydrated(page)
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
  await hydrated(page)
  await page.setViewportSize({ width: 816, height: 1056 })
  const content = page.locator('#content')
  await expect(content.getByRole('button', { name: 'Create Account' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const role of ['button', 'textbox', 'img', 'link', 'navigation'] as const) {
    await expect(content.getByRole(role), role).toHaveCount(0)
  }
  await expect(content.locator('img:visible, summary:visible')).toHaveCount(0)
  await expect(content.getByRole('heading')).toHaveText([
    'Thank you for your order',
    '1 item',
    'Shipping address',
    'Payment method',
    'Order summary',
  ])
  for (const text of [/Order number \d+/, 'Juniper Dusk 3-Wick Candle', '1 Main St', 'Total']) {
    await expect(content).toContainText(text)
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height, 'it fits one page').toBeLessThanOrEqual(1056)
})
