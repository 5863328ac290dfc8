import { openBagWith } from './bag.ts'
import { CARDS, COLUMBUS, MONTREAL, ownEmail } from './checkout.ts'
import {
  fillAddress,
  fillCard,
  formError,
  goOn,
  payAtProvider,
  placeButton,
} from './checkout-steps.ts'
import { SHOP } from './ports.ts'
import { holdBack } from './routes.ts'
import { expect, expectAccessible, hydrated, test, type Page } from './shop.ts'
import { dialogOf, open, optionsOf, storeLink } from './store-choice.ts'

const SOAP = '/p/FXAMP'
const STORES = {
  us: ['1101', 'Short North'],
  ca: ['2107', 'Mile End'],
} as const

/** The visitor has chosen a store before. */
async function hasStore(page: Page, site: keyof typeof STORES, storeId?: string) {
  const [usual, name] = STORES[site]
  const id = storeId ?? usual
  const values = { id, name: encodeURIComponent(name), preferred: 'true' }
  await page.context().addCookies(
    Object.entries(values).map(([key, value]) => ({
      name: `${site}-store-${key}`,
      value,
      url: SHOP,
    })),
  )
}

const way = (page: Page, name: string) => page.getByRole('radio', { name })

test('a shopper picks up one item, has another shipped, and reads where and who to the end', async ({
  page,
}) => {
  await hasStore(page, 'us')
  await page.goto(SOAP)
  await hydrated(page)
  await expect(way(page, 'Ship It')).toBeChecked()
  await expect(page.getByRole('link', { name: 'Short North' }).last()).toBeVisible()
  await way(page, 'Ship It').focus()
  await page.keyboard.press('ArrowRight')
  await expect(way(page, 'Pick Up In Store')).toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to Bag' }).first().press('Enter')
  await expect(page.getByRole('dialog')).toContainText(
    'Added to your bag for pickup at Short North.',
  )
  await page.goto('/p/JW0801')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to Bag' }).first().press('Enter')
  await expect(page.getByRole('dialog')).toContainText('1 item added')

  await page.goto('/cart')
  await hydrated(page)
  const lines = page.locator('#content li[id^="line-"]')
  const linesIn = (name: string) =>
    page.getByRole('region', { name }).locator('[id^="line-"]:is(li)')
  const [sent, fetched] = [linesIn('Shipped to you'), linesIn('Pick up at Short North')] as const
  await expect(sent).toHaveCount(1)
  await expect(fetched).toHaveCount(1)
  await expectAccessible(page)
  await sent.getByRole('button', { name: /^Pick up instead/ }).press('Enter')
  await expect(sent).toHaveCount(0)
  await expect(lines.last()).toContainText('Ship it instead')
  await hydrated(page)
  await fetched.last().getByRole('button', { name: 'Ship it instead' }).press('Enter')
  await expect(sent).toHaveCount(1)

  await page.goto('/checkout')
  await hydrated(page)
  await page.locator('summary', { hasText: 'Store hours' }).press('Enter')
  await expect(page.getByText('Sun: 11:00 AM – 6:00 PM')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /z=15$/)
  await goOn(page)
  await expect(formError(page)).toBeFocused()
  await formError(page).locator('a[href="#pickupLastName"]').press('Enter')
  await expect(page.locator('#pickupLastName')).toBeFocused()
  const { stateCode, ...typed } = { ...COLUMBUS, email: ownEmail() }
  const person = { pickupFirstName: 'Leo', pickupLastName: 'Ruiz', pickupPhone: '6145550188' }
  for (const [name, text] of Object.entries({ ...typed, ...person })) {
    await page.locator(`#${name}`).fill(text)
  }
  await page.locator('#stateCode').selectOption(stateCode)
  await expectAccessible(page)
  await goOn(page)
  await expect(page.getByText('614-555-0188')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await hydrated(page)
  await goOn(page)
  await expect(page).toHaveURL(/\/checkout\/billing$/)
  await hydrated(page)
  await fillCard(page, CARDS.good)
  await goOn(page)
  await expect(page).toHaveURL(/\/checkout\/review$/)
  await hydrated(page)
  await expect(page.locator('#content')).toContainText('Picked up by Leo Ruiz')
  await expectAccessible(page)
  await placeButton(page).press('Enter')
  await expect(page).toHaveURL(/\/checkout\/confirmation\//)
  await expect(page.locator('#content')).toContainText('ready at Short North')
  await expect(page.locator('#content')).toContainText('Picked up by Leo Ruiz')
  await expectAccessible(page)
})

test('a bag of many lines names each way that they take once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const fragrances = [1, 2, 5, 6, 8, 11, 14, 16, 17, 18, 20, 22, 23, 24, 25, 26]
  const ids = fragrances.map((fragrance) => `JW${String(fragrance).padStart(2, '0')}01`)
  await openBagWith(
    page,
    ids.map((productId) => ({ productId })),
  )
  const content = page.locator('#content')
  const sent = page.getByRole('region', { name: 'Shipped to you' })
  await expect(sent.getByRole('heading', { level: 3 })).toHaveCount(16)
  await expect(content.getByText('Shipped to you')).toHaveCount(1)
  await expect(content.getByRole('link', { name: 'Select a store for pickup' })).toHaveCount(1)
  await expectAccessible(page)

  await hasStore(page, 'us')
  await page.reload()
  await hydrated(page)
  await expect(sent.getByRole('link', { name: 'Pickup store: Short North' })).toBeVisible()
  await sent.getByRole('button', { name: 'Pick up instead Juniper Dusk 3-Wick Candle' }).click()
  const fetched = page.getByRole('region', { name: 'Pick up at Short North' })
  await expect(fetched.getByRole('heading', { level: 3 })).toHaveText([
    'Juniper Dusk 3-Wick Candle',
  ])
  await expect(fetched.getByRole('link', { name: 'Change store' })).toBeVisible()
  await expect(sent.getByRole('heading', { level: 3 })).toHaveCount(15)
  await hydrated(page)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a store that is chosen inside Pick Up In Store chooses pickup, and Cancel leaves what was chosen before', async ({
  page,
}) => {
  await open(page, SOAP)
  const inside = page.locator('fieldset .where > a')
  await expect(inside).toHaveText('Select a Store')
  await expect(inside).toHaveAttribute('href', '/store-locator')
  await way(page, 'Pick Up In Store').check()
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(way(page, 'Ship It')).toBeChecked()
  await inside.click()
  await expect(optionsOf(page)).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(way(page, 'Ship It')).toBeChecked()

  // What the store has is still under way when the product is added.
  const { release } = await holdBack(page, /\/api\/availability/)
  await inside.click()
  await dialogOf(page).getByRole('button', { name: 'SET STORE' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(way(page, 'Pick Up In Store')).toBeChecked()
  await page.getByRole('button', { name: 'Add to Bag' }).first().click()
  await expect(page.getByRole('dialog')).toContainText(
    'Added to your bag for pickup at Short North.',
  )
  await page.keyboard.press('Escape')
  await release()
  const place = page.locator('fieldset address')
  await expect(place.getByRole('link').first()).toHaveText('714 Tallow Lane, Columbus, OH 43215')
  await expect(place.getByRole('link').first()).toHaveAttribute('href', /google\.com\/maps/)
  await expect(place.getByRole('link', { name: '614-555-0101' })).toHaveAttribute('href', /^tel:/)
  await expect(place).toContainText(/Today: \d/)
  await expectAccessible(page)

  // Where only stores have it, pickup stays chosen.
  // The cookies of closed dialogs stay, or these would open over the page.
  await page.context().clearCookies({ name: /session|store/ })
  await open(page, '/p/FXPICKONLY')
  await page.getByRole('button', { name: 'Add to Bag' }).first().press('Enter')
  await expect(optionsOf(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(way(page, 'Pick Up In Store')).toBeChecked()

  // A store that no longer exists is forgotten, and the shopper is told.
  await hasStore(page, 'us', '9999')
  await open(page, SOAP)
  await expect(page.getByText('We no longer offer pickup at your store.').first()).toBeVisible()
  await expect(storeLink(page)).toHaveText('Select a Store')
  const names = (await page.context().cookies()).map(({ name }) => name)
  expect(names.filter((name) => name.includes('store'))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  test('a shopper in Québec picks up an order in French', async ({ page }) => {
    await hasStore(page, 'ca')
    await page.goto('/ca/fr-CA/p/FXAMP')
    await way(page, 'Ramassage en magasin').check()
    await page.getByRole('button', { name: 'Ajouter au sac' }).first().press('Enter')
    await expect(page).toHaveURL(/\/ca\/fr-CA\/cart/)
    const line = page.locator('#content li[id^="line-"]')
    await line.getByRole('button', { name: 'Faire livrer plutôt' }).press('Enter')
    const lineOf = (name: string) =>
      page.getByRole('region', { name }).locator('[id^="line-"]:is(li)')
    await expect(lineOf('Livré chez vous')).toHaveCount(1)
    await line.getByRole('button', { name: /^Ramasser plutôt en magasin/ }).press('Enter')
    await expect(lineOf('À ramasser chez Mile End')).toHaveCount(1)

    await page.goto('/ca/fr-CA/checkout')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ramassage en magasin')
    await expect(page.locator('#address1')).toHaveCount(0)
    const person = { email: ownEmail(), pickupFirstName: 'Zoé', pickupLastName: 'Côté' }
    for (const [name, text] of Object.entries(person)) await page.locator(`#${name}`).fill(text)
    await goOn(page)
    await expect(page).toHaveURL(/\/ca\/fr-CA\/checkout\/billing$/)
    await expect(page.locator('#firstName')).toHaveValue('Zoé')
    await page.locator('#countryCode').selectOption('CA')
    await fillAddress(page, MONTREAL)
    await goOn(page)
    await payAtProvider(page, 'Zoé Côté')
    await expect(page).toHaveURL(/\/ca\/fr-CA\/checkout\/review$/)
    await expect(page.locator('#content')).toContainText('Ramassage par Zoé Côté')
    await placeButton(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merci de votre commande')
    await expect(page.locator('#content')).toContainText('155, rue de la Chandelle')
  })
})
