import { defaultSite } from '#shared/site/site.ts'

import { expectNoDemoWords } from '../browser/demo-words.ts'
import { expect, hydrated, test, type Page } from '../browser/shop.ts'
import { expectSound } from '../browser/sound-page.ts'

/** A linen shirt of the profile `stock`. */
const SHIRT = '/p/25001M'

for (const { id } of defaultSite.supportedLocales) {
  const prefix = id === defaultSite.defaultLocale ? '' : `/${defaultSite.alias}/${id}`

  test(`pages of a new shop in ${id} are complete, accessible and its own`, async ({ page }) => {
    const see = async (path: string) => {
      await page.goto(prefix + path)
      await expectSound(page)
      await expectNoDemoWords(page)
    }
    await see('/')
    await expect(page).toHaveTitle(/ \| Hollis & Vane$/)
    await see('/c/womens/womens-knitwear')
    await see(SHIRT)
    await addToBag(page)
    await see('/cart')
    await expect(page.locator('#content li[id^="line-"]')).toHaveCount(1)
    await see('/checkout')
    await expect(page.locator('#postalCode')).toBeVisible()
    await see('/login')
    await see('/customer-care')
  })
}

/** In the first color and size. */
async function addToBag(page: Page) {
  for (const name of [/^(Color|Couleur)/, /^(Size|Taille)/]) {
    const group = page.getByRole('group', { name })
    await group.getByRole('link').first().click()
    await expect(group.locator('[aria-current]')).toHaveCount(1)
  }
  await hydrated(page)
  await page
    .getByRole('button', { name: /^(Add to Bag|Ajouter au (sac|panier))$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
