import { createHmac } from 'node:crypto'

import * as v from 'valibot'

import { expectFitting } from './both-widths.ts'
import { SANDBOX } from './ports.ts'
import { expect, hydrated, test, type Page } from './shop.ts'
import { formOf, typeLogin } from './sign-in.ts'

const english = {
  site: 'us',
  prefix: '',
  skip: 'Skip this one',
  send: 'Send now',
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel this delivery for good',
  tooMuch: 'I have too much of it',
  skipDone: /^Skipped\./,
  sendDone: 'is being packed now',
  pauseDone: 'is paused. Nothing is sent until you resume it.',
  resumeDone: 'has resumed. Next delivery:',
  cancelDone: 'is canceled. Nothing more will be sent.',
}

const french = {
  site: 'ca',
  prefix: '/ca/fr-CA',
  skip: 'Sauter cet envoi',
  send: 'Envoyer maintenant',
  pause: 'Suspendre',
  resume: 'Reprendre',
  cancel: 'Annuler cet envoi pour de bon',
  tooMuch: 'J’en ai trop',
  skipDone: /^Envoi sauté\./,
  sendDone: 'est en préparation',
  pauseDone: 'envoi suspendu. Rien ne part avant que vous le repreniez.',
  resumeDone: 'l’envoi reprend le',
  cancelDone: 'envoi annulé. Plus rien ne sera expédié.',
  address: 'Envoyé à',
  addressDone: 'désormais à l’adresse choisie',
  payment: 'Payé avec',
  cardDone: 'payés avec la carte choisie',
  frequency: 'Fréquence',
  twoMonths: 'Tous les 2 mois',
  frequencyDone: /arrive désormais tous les 2 mois\.$/,
}

/** As the service writes them. */
const ADDRESS = {
  first_name: 'Hugo',
  last_name: 'Lindqvist',
  address: '12 Mill Lane',
  address2: 'Apt 4',
  city: 'Columbus',
  state_province_code: 'OH',
  zip_postal_code: '43215',
  country_code: 'US',
}
const CARD = {
  token_id: 'not-a-saved-card',
  cc_type: 'Visa',
  cc_number_ending: '4242',
  cc_exp_date: '12/2030',
}

/** Starts a monthly subscription at the service, signed as by the shop. */
async function startSubscription(site: string, details: object): Promise<string> {
  const customer = `ab${site}SUBSCRIBER`.padEnd(26, '0')
  const seconds = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', 'sandbox-subscription-hash-key')
  const sig = signature.update(`${customer}|${seconds}`).digest('base64')
  const signed = { public_id: 'sandbox-shop', sig_field: customer, ts: seconds, sig }
  const answer = await fetch(`${SANDBOX}/services/subscriptions/subscriptions/`, {
    method: 'POST',
    headers: { authorization: JSON.stringify(signed), 'content-type': 'application/json' },
    body: JSON.stringify({ product: 'FXAR', quantity: 2, site, every: 1, ...details }),
  })
  expect(answer.status).toBe(201)
  return v.parse(v.object({ public_id: v.string() }), await answer.json()).public_id
}

const DAY_MS = 86_400_000
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** The subscriptions of a customer who signs in, and one that has just begun. */
async function openSubscriptions(page: Page, texts: typeof english, details: object = {}) {
  const id = await startSubscription(texts.site, details)
  await page.goto(`${texts.prefix}/login?from=/my-account/scent-scription`)
  await typeLogin(page, 'subscriber@shoppers.example')
  await formOf(page).submit.click()
  await expect(page).toHaveURL(`${texts.prefix}/my-account/scent-scription`)
  const main = page.getByRole('main')
  const card = main.locator('li').filter({ has: page.locator(`[id="name-${id}"]`) })
  return {
    card,
    notice: main.getByRole('status'),
    nextDay: async () => (await card.locator('time').getAttribute('datetime')) ?? '',
    press: (name: string) => card.getByRole('button', { name, exact: true }).click(),
    async choose(row: string, option: { label: string } | { index: number }) {
      const opened = card.locator('details').filter({ hasText: row })
      const choice = opened.getByRole('combobox')
      if (!(await choice.isVisible())) await opened.locator('summary').click()
      await choice.selectOption(option)
      await opened.getByRole('button').click()
    },
  }
}

type Opened = Awaited<ReturnType<typeof openSubscriptions>>

/** Skips the next delivery, has the one after it sent now, pauses and resumes. */
async function changeDays({ card, notice, nextDay, press }: Opened, texts: typeof english) {
  const first = await nextDay()
  await card.getByRole('button', { name: texts.skip }).dblclick()
  await expect(notice).toHaveText(texts.skipDone)
  const second = await nextDay()
  // A month later, not two.
  expect(daysBetween(first, second)).toBeGreaterThan(25)
  expect(daysBetween(first, second)).toBeLessThan(35)
  await press(texts.send)
  await expect(notice).toContainText(texts.sendDone)
  expect(daysBetween(second, await nextDay())).toBeLessThan(0)
  await press(texts.pause)
  await expect(notice).toContainText(texts.pauseDone)
  await expect(card.locator('time')).toHaveCount(0)
}

test('a customer skips, pauses and cancels a delivery', async ({ page }) => {
  const details = { shipping_address: ADDRESS, payment: CARD }
  const opened = await openSubscriptions(page, english, details)
  const { card, notice, choose, press } = opened
  await hydrated(page)
  await expect(card).toContainText('Hugo Lindqvist, 12 Mill Lane, Apt 4, Columbus, OH 43215')
  // No reason is chosen for the shopper.
  for (const row of await card.locator('summary').all()) await row.click()
  const ending = card.locator('details').filter({ hasText: english.cancel })
  await expect(ending.getByRole('combobox')).toHaveValue('')
  await expectFitting(page)

  await changeDays(opened, english)
  await press(english.resume)
  await expect(notice).toContainText(english.resumeDone)
  await choose(english.cancel, { label: english.tooMuch })
  await expect(notice).toContainText(english.cancelDone)
  await expect(card).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ runsScripts: false })

  test('a customer chooses address, card and frequency in French', async ({ page }) => {
    const opened = await openSubscriptions(page, french)
    const { card, notice, nextDay, choose, press } = opened
    // Nothing can be sent as long as nobody knows where to, and who pays.
    await expect(card.getByRole('button', { name: french.send })).toHaveCount(0)
    await choose(french.address, { index: 1 })
    await expect(notice).toContainText(french.addressDone)
    await choose(french.payment, { index: 1 })
    await expect(notice).toContainText(french.cardDone)
    await expect(card).toContainText('1111')

    await changeDays(opened, french)
    const paused = page.url()
    await choose(french.frequency, { label: french.twoMonths })
    await expect(notice).toHaveText(french.frequencyDone)
    await expect(card.locator('summary').first()).toContainText(french.twoMonths)
    await press(french.resume)
    await expect(notice).toContainText(french.resumeDone)
    expect(await nextDay()).not.toBe('')
    // An old address does not say what is no longer true.
    await page.goto(paused)
    await expect(card).toBeVisible()
    await expect(notice).toHaveCount(0)

    await choose(french.cancel, { label: french.tooMuch })
    await expect(notice).toContainText(french.cancelDone)
    await expect(card).toHaveCount(0)
  })
})
