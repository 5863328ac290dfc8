import { goOn } from '../../browser/checkout-steps.ts'
import { expect, test } from '../../browser/shop.ts'
import { expectSound } from '../../browser/sound-page.ts'
import { addShirt, giveAddress, pay } from './buyer.ts'

const GALWAY = {
  firstName: 'Siobhán',
  lastName: 'O’Dowd',
  address1: '6 Loom Lane',
  city: 'Galway',
  stateCode: 'G',
  postalCode: 'h91ac1d',
}

test('a guest in Galway orders in euros, with county and Eircode', async ({ page }) => {
  await addShirt(page, {
    prefix: '/ie',
    color: ['Color', 'Sage'],
    size: ['Size', 'M'],
    add: 'Add to Bag',
  })
  await page.goto('/ie/checkout')
  await expect(page.getByLabel('Eircode')).toBeVisible()
  await expectSound(page)
  await giveAddress(page, GALWAY)
  await expect(page.locator('#content')).toContainText('H91 AC1D')
  await goOn(page)
  await expect(page).toHaveURL('/ie/checkout/billing')
  await pay(page)
  await expect(page).toHaveURL('/ie/checkout/review')
  await page.getByRole('button', { name: /^Order and pay · €/ }).click()
  await expect(page).toHaveURL(/\/ie\/checkout\/confirmation\/\d+$/)
})

test('a shopper in Ireland orders in French', async ({ page }) => {
  const french = '/ie/fr'
  await addShirt(page, {
    prefix: french,
    color: ['Couleur', 'Sauge'],
    size: ['Taille', 'M'],
    add: 'Ajouter au panier',
  })
  await page.goto(`${french}/cart`)
  await expectSound(page)
  await page.goto(`${french}/checkout`)
  await giveAddress(page, GALWAY)
  await expect(page.getByRole('radio', { name: /^Livraison suivie/ })).toBeChecked()
  await goOn(page)
  await expect(page).toHaveURL(`${french}/checkout/billing`)
  await pay(page)
  await expect(page).toHaveURL(`${french}/checkout/review`)
  await expectSound(page)
  await page.getByRole('button', { name: /^Commander et payer · .*€/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci pour votre commande')
  await expectSound(page)
})
