import { CARDS, checkOutTo, MONTREAL, ownEmail } from './checkout.ts'
import { goOn, placeButton, formError } from './checkout-steps.ts'
import { missingRules } from './missing-rules.ts'
import { expect, test } from './shop.ts'

test.use({ runsScripts: false })

test('a shopper without JavaScript corrects errors, pays at the provider and places an order', async ({
  page,
  forgive,
}) => {
  await checkOutTo(page, 'address', { locale: 'fr-CA' })
  await page.goto('/ca/fr-CA/checkout')
  await page.locator('#firstName').fill('Zoé 2')
  await goOn(page)
  await expect(page).toHaveTitle(/^Erreur\s: Livraison/)
  await expect(formError(page).getByRole('link')).toHaveCount(7)
  await expect(page.locator('#firstName')).toHaveValue('Zoé 2')
  await expect(page.locator('#firstName')).toHaveAccessibleDescription(
    /Ne peut pas contenir de chiffres/,
  )
  await formError(page).getByRole('link').first().click()
  await expect(page.locator('#email')).toBeFocused()

  const { stateCode, ...typed } = MONTREAL
  const email = ownEmail()
  for (const [name, text] of Object.entries({ email, ...typed })) {
    await page.locator(`#${name}`).fill('')
    // As it is pasted from elsewhere: no field cuts it off.
    await page.locator(`#${name}`).focus()
    await page.keyboard.insertText(`\u202a ${text}\u200b\u00a0\u202c`)
  }
  await page.locator('#stateCode').selectOption(stateCode)
  await page.locator('#city').press('Enter')
  await expect(page.getByText('H2Y 1H3')).toBeVisible()
  await goOn(page)

  await expect(page).toHaveURL('/ca/fr-CA/checkout/billing')
  await expect(page.locator('iframe')).toHaveCount(0)
  await goOn(page)
  await expect(page).toHaveURL(/^http:\/\/localhost:/)
  await page.locator('#number').fill(CARDS.good)
  await page.locator('#expiry').fill('12/39')
  await page.locator('#code').fill('123')
  await page.locator('#holder').fill('Zoé Côté')
  await page.getByRole('button').first().click()
  await expect(page).toHaveURL('/ca/fr-CA/checkout/review')
  await expect(page.getByText('TVQ 9,975 %').first()).toBeVisible()
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/ca\/fr-CA\/checkout\/confirmation\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci de votre commande')
  await expect(page.getByText(/^Passée le \d+ \p{L}+ 20\d\d$/u)).toBeVisible()
  await expect(page.getByText('Montréal QC\u00a0 H2Y 1H3').first()).toBeVisible()
  const orderNo = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await page.getByRole('link', { name: 'Suivre la commande' }).click()
  await expect(page).toHaveURL('/ca/fr-CA/customer-care/order-status')
  await page.locator('#orderNo').fill(orderNo)
  await page.locator('#email').fill(email)
  await page.locator('#postalCode').fill('H2Y 1H3')
  const tracked = page.waitForResponse((answer) => answer.url().endsWith('/track'))
  await page.locator('#orderNo').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Commande ${orderNo}`)
  expect(missingRules(await (await tracked).text())).toEqual([])
  forgive(/status of 422/)
})

test('a declined card is reported on the payment step, also without JavaScript', async ({
  page,
  forgive,
}) => {
  await checkOutTo(page, 'review', { card: CARDS.declined })
  await page.goto('/checkout/review')
  await placeButton(page).click()
  await expect(page).toHaveTitle(/^Error: Payment/)
  await expect(formError(page)).toContainText('Your card was declined')
  await page.goto('/cart')
  await expect(page.locator('#content li[id^="line-"]')).toHaveCount(1)
  forgive(/status of 422/)
})
