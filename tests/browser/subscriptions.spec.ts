import { createHmac } from 'node:crypto'

import { expectFitting } from './both-widths.ts'
import { SANDBOX } from './ports.ts'
import { expect, hydrated, test, type Page } from './shop.ts'
import { formOf, typeLogin } from './sign-in.ts'

const SUBSCRIBER = 'subscriber@shoppers.example'

const english = {
  site: 'us',
  prefix: '',
  months: (count: number) => `Every ${count} months`,
  rows: ['How often', 'Sent to', 'Paid with', 'Cancel'],
  save: 'Save',
  skip: 'Skip this one',
  send: 'Send now',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel this delivery for good',
  tooMuch: 'I have too much of it',
  frequencyDone: /comes every 2 months now\.$/,
  pausedFrequencyDone: /comes every 3 months now\.$/,
  skipDone: /^Skipped\./,
  addressDone: 'sent to your new address',
  cardDone: 'paid with the card you chose',
  sendDone: 'is being packed now',
  pauseDone: 'is paused. Nothing is sent until you resume it.',
  resumeDone: 'is on again. Next delivery:',
  cancelDone: 'is canceled. Nothing more will be sent.',
}

const french: typeof english = {
  site: 'ca',
  prefix: '/ca/fr-CA',
  months: (count) => `Tous les ${count} mois`,
  rows: ['Fréquence', 'Envoyé à', 'Payé avec', 'Annuler'],
  save: 'Enregistrer',
  skip: 'Sauter cet envoi',
  send: 'Envoyer maintenant',
  pause: 'Suspendre',
  resume: 'Reprendre',
  cancel: 'Annuler cet envoi pour de bon',
  tooMuch: 'J’en ai trop',
  frequencyDone: /arrive désormais tous les 2 mois\.$/,
  pausedFrequencyDone: /arrive désormais tous les 3 mois\.$/,
  skipDone: /^Cet envoi est sauté\./,
  addressDone: 'envoyé à votre nouvelle adresse',
  cardDone: 'payé avec la carte choisie',
  sendDone: 'est en préparation',
  pauseDone: 'est suspendu. Rien ne part avant que vous le repreniez.',
  resumeDone: 'reprend. Prochain envoi',
  cancelDone: 'est annulé. Plus rien ne sera expédié.',
}

/** Starts a monthly subscription without address and card at the service, which signs as the shop does. */
async function startSubscription(site: string): Promise<string> {
  const customer = `ab${site}SUBSCRIBER`.padEnd(26, '0')
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', 'sandbox-subscription-hash-key')
  const sig = signature.update(`${customer}|${seconds}`).digest('base64')
  const signed = { public_id: 'juniper-and-wick', sig_field: customer, ts: seconds, sig }
  const answer = await fetch(`${SANDBOX}/services/subscriptions/subscriptions/`, {
    method: 'POST',
    headers: { authorization: JSON.stringify(signed), 'content-type': 'application/json' },
    body: JSON.stringify({ product: 'FXAR', quantity: 2, site, every: 1 }),
  })
  expect(answer.status).toBe(201)
  return String((await answer.json()).public_id)
}

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Changes everything of a subscription, and cancels it. The page is checked once, with all of its forms open. */
async function change(page: Page, texts: typeof english, check: () => Promise<void>) {
  const path = `${texts.prefix}/my-account/scent-scription`
  const id = await startSubscription(texts.site)
  await page.goto(`${texts.prefix}/login?from=/my-account/scent-scription`)
  await typeLogin(page, SUBSCRIBER)
  await formOf(page).submit.click()
  await expect(page).toHaveURL(path)

  const main = page.getByRole('main')
  const card = main.locator('li').filter({ has: page.locator(`[id="name-${id}"]`) })
  const notice = main.getByRole('status')
  const nextDay = async () => (await card.locator('time').getAttribute('datetime')) ?? ''
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click()
  const [frequency = '', address = '', payment = '', cancel = ''] = texts.rows
  const choose = async (row: string, option: { label: string } | { index: number }) => {
    const opened = card.locator('details').filter({ hasText: row })
    await opened.locator('summary').click()
    await opened.getByRole('combobox').selectOption(option)
    await opened.getByRole('button').click()
  }

  // Nothing can be sent as long as nobody knows where to, and who pays.
  await expect(card.getByRole('button', { name: texts.send })).toHaveCount(0)
  await choose(address, { index: 1 })
  await expect(notice).toContainText(texts.addressDone)
  await choose(payment, { index: 1 })
  await expect(notice).toContainText(texts.cardDone)
  await expect(card).toContainText('1111')
  await choose(frequency, { label: texts.months(2) })
  await expect(notice).toHaveText(texts.frequencyDone)
  await expect(card.locator('summary').first()).toContainText(texts.months(2))

  const first = await nextDay()
  await card.getByRole('button', { name: texts.skip }).dblclick()
  await expect(notice).toHaveText(texts.skipDone)
  const second = await nextDay()
  // Two months later, not four.
  expect(daysBetween(first, second)).toBeGreaterThan(50)
  expect(daysBetween(first, second)).toBeLessThan(70)
  await press(texts.send)
  await expect(notice).toContainText(texts.sendDone)
  expect(daysBetween(second, await nextDay())).toBeLessThan(0)

  await press(texts.pause)
  await expect(notice).toContainText(texts.pauseDone)
  await expect(card.locator('time')).toHaveCount(0)
  const paused = page.url()
  await choose(frequency, { label: texts.months(3) })
  await expect(notice).toHaveText(texts.pausedFrequencyDone)
  await press(texts.resume)
  await expect(notice).toContainText(texts.resumeDone)
  expect(await nextDay()).not.toBe('')
  // An old address does not say what is no longer true.
  await page.goto(paused)
  await expect(card).toBeVisible()
  await expect(notice).toHaveCount(0)

  // No reason is chosen for the shopper.
  for (const row of await card.locator('summary').all()) await row.click()
  const ending = card.locator('details').filter({ hasText: texts.cancel })
  await expect(ending.getByRole('combobox')).toHaveValue('')
  await check()
  await ending.locator('summary').click()
  await choose(cancel, { label: texts.tooMuch })
  await expect(notice).toContainText(texts.cancelDone)
  await expect(card).toHaveCount(0)
}

test('a customer changes, skips, pauses and cancels a delivery', async ({ page }) => {
  await change(page, english, async () => {
    await hydrated(page)
    await expectFitting(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer changes, skips, pauses and cancels a delivery in French', async ({ page }) => {
    await change(page, french, () => Promise.resolve())
  })
})
