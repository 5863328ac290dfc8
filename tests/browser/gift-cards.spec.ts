import * as v from 'valibot'

import { addressIn, CARDS, ownEmail, payAt } from './checkout.ts'
import { SANDBOX, SHOP } from './ports.ts'
import { expect, expectAccessible, hydrated, test, tilesOf, type Page } from './shop.ts'
import { PREFIX } from './prefix.ts'

type Language = 'en-US' | 'fr-CA'

/** Takes an e-gift card in the bag to the review, which only asks who pays, and presses the order button there. */
async function orderCard(page: Page, locale: Language) {
  const { email, ...billing } = { email: ownEmail(), ...addressIn(locale) }
  const post = async (path: string, fields: Record<string, string>) => {
    const answer = await page.request.post(SHOP + PREFIX[locale] + path, {
      form: { idempotencyKey: crypto.randomUUID(), ...fields },
      headers: { 'sec-fetch-site': 'same-origin' },
      maxRedirects: 0,
    })
    expect(answer.status(), path).toBe(303)
    return answer.headers()['location'] ?? ''
  }
  await post('/checkout/shipping/address', { email })
  const countryCode = locale === 'en-US' ? 'US' : 'CA'
  await payAt(
    page,
    await post('/checkout/billing/provider', { ...billing, countryCode }),
    CARDS.good,
  )
  await page.goto(`${PREFIX[locale]}/checkout/review`)
  await page.locator('form[action$="/order"] button[type="submit"]').first().click()
  await expect(page).toHaveURL(/\/checkout\/confirmation\/\d/)
}

const Mails = v.object({ data: v.array(v.object({ id: v.string(), text: v.string() })) })

/** The number in the mail that brought the card. */
async function cardNumberFor(page: Page, recipient: string) {
  const answer = await page.request.get(`${SANDBOX}/outbox?to=${recipient}`, {
    headers: { accept: 'application/json' },
  })
  const { data } = v.parse(Mails, await answer.json())
  expect(data).toHaveLength(1)
  return /(?:card number:|carte\s:) ([\w-]+)/.exec(data[0]?.text ?? '')?.[1] ?? ''
}

test('a guest buys an e-gift card, which arrives by mail and can be looked up', async ({
  page,
}) => {
  const recipient = ownEmail()
  await page.goto('/p/JWEGC1')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('E-Gift Cards')
  const add = page.getByRole('button', { name: 'Add to Bag' })
  await add.click()
  const name = page.getByRole('textbox', { name: 'Recipient’s name' })
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Who’s the lucky recipient? Put their name here.')
  await expectAccessible(page)

  await name.fill('Leo')
  await expect(page.getByText('Who’s the lucky recipient?')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana')
  const email = page.getByRole('textbox', { name: 'Recipient’s email' })
  await email.fill('leo@')
  await page.getByRole('combobox', { name: 'Amount' }).selectOption('$25')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address.')
  await email.fill(recipient)
  await expect(email).toHaveAccessibleDescription('')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('x'.repeat(120))
  await expect(page.getByText('You have reached the character limit.')).toBeVisible()
  await message.press('Backspace')
  await expect(page.getByText('119 of 120')).toBeVisible()
  await message.fill('For your new shelf')

  await add.click()
  const toast = page.locator('p', { hasText: '$25.00 e-gift card added' })
  await toast.hover()
  await expect(name).toHaveValue('')
  await expect(page.getByText('0 of 120')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await page.getByRole('link', { name: 'Bag, 1 item' }).hover()
  const miniCart = page.locator('header [aria-labelledby="mini-cart"]').first()
  await expect(miniCart).toContainText(`For Leo, ${recipient}`)
  await page.goto('/cart')
  await hydrated(page)
  const content = page.locator('#content')
  await expect(content).toContainText('“For your new shelf”')
  await expect(content.getByRole('spinbutton')).toHaveCount(0)
  await expectAccessible(page)

  await orderCard(page, 'en-US')
  await expect(page.locator('#content')).toContainText('For Leo')
  await page.goto('/giftcards/balance')
  await page
    .getByRole('textbox', { name: 'Card number' })
    .fill(await cardNumberFor(page, recipient))
  await page.getByRole('button', { name: 'Check Balance' }).click()
  const balance = page.getByRole('region', { name: /^Card ending in/ })
  await expect(balance).toBeFocused()
  await expect(balance).toContainText('$25.00')
  await expectAccessible(page)
})

test('nothing moves when the form of a gift card says what is wrong', async ({ page }) => {
  for (const [prefix, width] of [
    ['', 320],
    ['', 390],
    ['', 1024],
    ['/ca/fr-CA', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${prefix}/p/JWEGC1`)
    await hydrated(page)
    const form = page.locator('#content form:has([name="recipientName"])')
    const button = form.locator('button[type="submit"]')
    const topOf = () => button.evaluate((each) => each.getBoundingClientRect().top + scrollY)
    const before = await topOf()
    await button.click()
    await expect(form.locator('.error:not(:empty)')).toHaveCount(4)
    await form.locator('textarea').fill('x'.repeat(120))
    await expect(form.locator('.error:not(:empty)')).toHaveCount(5)
    expect(await topOf(), `${prefix} ${width}`).toBe(before)
  }
})

test('gift cards are filtered by their amounts, not by the lowest of them', async ({ page }) => {
  await page.goto('/giftcards')
  await hydrated(page)
  const filters = page.locator('#filters')
  await expect(filters.getByText('Amount', { exact: true })).toBeVisible()
  await expect(filters.getByText('Price', { exact: true })).toHaveCount(0)
  await filters.getByRole('link', { name: '$25 – $45' }).click()
  await expect(page).toHaveURL(/amount=25-45/)
  await expect(page.getByRole('link', { name: 'Remove filter: $25 – $45' })).toBeVisible()
  await expect(tilesOf(page)).toHaveCount(3)
  await expectAccessible(page)
  await page.goto('/ca/fr-CA/giftcards?amount=25-45')
  await expect(filters.getByText('Montant', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  test('the same in French, where the card is a gift certificate', async ({ page, forgive }) => {
    const recipient = ownEmail()
    await page.goto('/ca/fr-CA/p/JWEGC1')
    await page.getByRole('textbox', { name: 'Nom du destinataire' }).fill('Léo')
    await page.getByRole('textbox', { name: 'Message' }).fill('Pour ta tablette')
    const add = page.getByRole('button', { name: 'Ajouter au sac' })
    await add.click()
    await expect(page.getByText('Oups! Veuillez choisir un montant.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Nom du destinataire' })).toHaveValue('Léo')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Pour ta tablette')
    await page.getByRole('textbox', { name: 'Votre nom' }).fill('Zoé')
    await page.getByRole('textbox', { name: 'Courriel du destinataire' }).fill(recipient)
    await page.getByRole('combobox', { name: 'Montant' }).selectOption('25')
    await add.click()
    await expect(page).toHaveURL(/\/ca\/fr-CA\/cart/)
    const gifts = page.getByRole('region', { name: '1 carte-cadeau' })
    await expect(gifts).toContainText(`Pour Léo, ${recipient}`)

    await orderCard(page, 'fr-CA')
    await page.goto('/ca/fr-CA/giftcards/balance')
    const number = page.getByRole('textbox', { name: 'Numéro de la carte' })
    await number.fill('NOSUCHCARD000000')
    await page.getByRole('button', { name: 'Voir le solde' }).click()
    await expect(number).toHaveAccessibleDescription(/aucune carte portant ce numéro/)
    await number.fill(await cardNumberFor(page, recipient))
    await page.getByRole('button', { name: 'Voir le solde' }).click()
    await expect(page.getByRole('region', { name: /^Carte se terminant par/ })).toContainText(
      '25,00\u00a0$',
    )
    forgive(/status of 422|was preloaded/)
  })
})
