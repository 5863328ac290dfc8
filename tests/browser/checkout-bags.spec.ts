import { addressIn, checkOutTo, ownEmail } from './checkout.ts'
import { fillAddress, goOn } from './checkout-steps.ts'
import { expect, expectAccessible, hydrated, test } from './shop.ts'

test.use({ viewport: { width: 390, height: 740 } })

test('on a phone a shopper corrects an address in one press, and has the summary in reach', async ({
  page,
}) => {
  const prefix = '/ca/fr-CA'
  await checkOutTo(page, 'address', { locale: 'fr-CA' })
  await page.goto(`${prefix}/checkout/shipping?edit=form`)
  await hydrated(page)
  await fillAddress(page, { email: ownEmail(), ...addressIn('fr-CA'), stateCode: 'ON' })
  await goOn(page)
  const question = page.getByRole('group', { name: /^Vouliez-vous dire Montréal QC/ })
  await expect(question).toBeVisible()
  await expectAccessible(page)

  const summary = page.locator('summary').filter({ hasText: 'Résumé de la commande' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(summary).toBeInViewport({ ratio: 1 })
  await summary.click()
  await expect(page.getByText(/^Total/).first()).toBeInViewport()
  await summary.click()

  await question.getByRole('button', { name: 'Utiliser cette adresse' }).click()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await expect(question).toHaveCount(0)
  await expect(page.locator('address').first()).toContainText('Montréal QC')
})
