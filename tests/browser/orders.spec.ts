import { addressIn, checkOutTo, ownEmail } from './checkout.ts'
import { placeButton } from './checkout-steps.ts'
import { control } from './control.ts'
import { SANDBOX } from './ports.ts'
import { becomeCustomer } from './registration.ts'
import { expect, expectAccessible, hydrated, type Locator, test, type Page } from './shop.ts'
import { PREFIX } from './prefix.ts'

const LIST = '/my-account/order-history'
const HOUR = 3_600_000

/** Moves the service's clock for all further requests of a browser. */
async function later(page: Page, hours: number) {
  const session = `orders-${crypto.randomUUID()}`
  await page.setExtraHTTPHeaders({ 'x-correlation-id': session })
  await control('PUT', '/clock', { offsetMs: hours * HOUR, session })
}

/** The words of an element that are on more than one line, except e-mail addresses, which may be long. */
const brokenWords = (element: Locator) =>
  element.evaluate((node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<!\S)[^\s@]+(?!\S)/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => top))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })

test('a member follows an order, buys it again, and sends a part of it back', async ({ page }) => {
  await becomeCustomer(page)
  await page.goto(LIST)
  await hydrated(page)
  await expect(page.getByText('No orders yet.')).toBeVisible()
  await expectAccessible(page)

  await checkOutTo(page, 'review')
  await page.goto('/checkout/review')
  await hydrated(page)
  await placeButton(page).click()
  await expect(page.getByRole('img', { name: /^Your order, all together: / })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Follow your order' }).click()
  await expect(page).toHaveURL(/\/my-account\/order-history\/\d+$/)
  const orderPage = new URL(page.url()).pathname
  const orderNo = orderPage.split('/').at(-1) ?? ''
  await hydrated(page)
  await expectAccessible(page)

  const promotions = page.getByRole('region', { name: 'Promotions' })
  const productLink = page
    .getByRole('main')
    .getByRole('link', { name: /^View product/ })
    .first()
  for (const onScreen of [promotions, productLink]) await expect(onScreen).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const onScreen of [promotions, productLink]) await expect(onScreen).toBeHidden()
  await expect(page.getByRole('heading', { name: `Order ${orderNo}` })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Juniper & Wick')
  await page.emulateMedia({ media: null })

  const again = page.getByRole('button', { name: `Buy again: everything from order ${orderNo}` })
  await again.dblclick()
  await expect(page.getByRole('status').filter({ hasText: 'Added to your bag.' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to your bag' }).click()
  await expect(page.getByRole('spinbutton')).toHaveValue('1')
  await page.goBack()

  await later(page, 49)
  await page.goto(`${orderPage}?step=return`)
  await hydrated(page)
  await expect(page.getByRole('link', { name: 'Track this parcel at Juniper Post' })).toBeVisible()
  await expectAccessible(page)
  expect(await brokenWords(page.getByRole('main'))).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await brokenWords(page.getByRole('main'))).toEqual([])
  await page.getByRole('combobox', { name: 'How many' }).selectOption('1')
  await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'It arrived damaged' })
  await page.getByRole('button', { name: 'Request return' }).click()
  await expect(page.getByText('1 on its way back')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1 on its way back')).toBeVisible()
  await page.goto(LIST)
  await hydrated(page)
  await expect(page.getByText('On its way', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  test('a French-speaking member cancels an order after a confirmation', async ({ page }) => {
    await becomeCustomer(page, '/ca/fr-CA')
    await checkOutTo(page, 'review', { locale: 'fr-CA' })
    await page.goto('/ca/fr-CA/checkout/review')
    await placeButton(page).click()
    await expect(page.getByRole('img', { name: /^Votre commande, réunie/ })).toBeVisible()
    await page.goto(`/ca/fr-CA${LIST}`)
    await page.getByRole('link', { name: /^Voir la commande/ }).click()
    await page.getByRole('link', { name: 'Annuler la commande' }).click()
    await expect(page.getByRole('heading', { name: 'Annuler cette commande?' })).toBeVisible()
    await page.getByRole('combobox').selectOption({ label: 'J’ai commandé par erreur' })
    await page.getByRole('button', { name: 'Oui, annuler la commande' }).click()
    await expect(page.getByText('Votre commande est annulée. Un courriel')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Annuler la commande' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Toutes mes commandes' }).click()
    await expect(page.getByText('Annulée', { exact: true })).toBeVisible()
  })
})

/** The days in a text: "Thu, Nov 26" or "jeu. 26 nov.". */
const daysIn = (text: string) =>
  text.match(/[A-Z][a-z]{2}, [A-Z][a-z]{2} \d+|[a-z]{3}\.\s\d+\s[a-zéû]+/g) ?? []

for (const locale of ['en-US', 'fr-CA'] as const) {
  test(`a guest reads the same days of arrival up to the mail and the order in ${locale}`, async ({
    page,
  }) => {
    const email = ownEmail()
    const content = page.locator('#content')
    await checkOutTo(page, 'review', { locale, email })
    await page.goto(`${PREFIX[locale]}/checkout/shipping`)
    const method = content.locator('label', { has: page.locator('input:checked') })
    const promised = daysIn(await method.innerText())
    expect(promised).toHaveLength(2)
    if (locale === 'en-US') {
      // The visitor is in a state with the same days as the address.
      await page.goto('/p/JW0801')
      const place = content.locator('[data-arrival]')
      await expect(place).toContainText('Arrives')
      expect(daysIn(await place.innerText())).toEqual(promised)
    }

    await page.goto(`${PREFIX[locale]}/checkout/review`)
    await hydrated(page)
    expect(daysIn(await content.innerText())).toEqual(promised)
    await placeButton(page).click()
    await expect(page).toHaveURL(/\/checkout\/confirmation\/\d+$/)
    expect(daysIn(await content.innerText())).toEqual(promised)
    const orderNo = page.url().split('/').at(-1) ?? ''

    const { postalCode } = addressIn(locale)
    const track = `${PREFIX[locale]}/customer-care/order-status/track`
    const order = await page.request.post(track, {
      form: { orderNo, email, postalCode, idempotencyKey: crypto.randomUUID() },
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect(daysIn((await order.text()).replaceAll('&nbsp;', ' '))).toEqual(
      expect.arrayContaining(promised),
    )
    const mails = await page.request.get(`${SANDBOX}/outbox?to=${email}`, {
      headers: { accept: 'application/json' },
    })
    expect(daysIn(await mails.text())).toEqual(expect.arrayContaining(promised))
  })
}
