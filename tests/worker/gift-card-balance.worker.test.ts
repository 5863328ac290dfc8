import * as v from 'valibot'
import { expect, test } from 'vitest'

import { BILLING, readOrderMail, order, pay } from './pickup.ts'
import { openShopper, rejectedForm } from './purchase.ts'
import { SANDBOX } from './shop.ts'
import { openStore } from './store.ts'

const Mails = v.object({
  data: v.array(v.object({ text: v.string(), html: v.optional(v.string()) })),
})

async function mailsTo(address: string) {
  const response = await fetch(`${SANDBOX}/outbox?to=${address}`, {
    headers: { accept: 'application/json' },
  })
  return v.parse(Mails, await response.json()).data
}

test.for(['us', 'ca'] as const)(
  'an e-gift card is ordered, mailed and worth what it cost: %s',
  async (site) => {
    const shopper = openShopper(openStore())
    const recipientEmail = `leo-${crypto.randomUUID()}@example.org`
    await shopper.addGiftCard({ recipientEmail }, { site })
    const contact = { email: 'ana@example.com' }
    const saved = await shopper.api('PUT', '/checkout/shipping-address', contact, { site })
    expect(saved.status, saved.text).toBe(200)
    await pay(shopper, BILLING, site)
    const { orderNo, bag } = await order(shopper, site)
    expect(bag.total.minorUnits).toBe(2500)
    const prefix = site === 'ca' ? '/ca' : ''
    const confirmation = await shopper.get(`${prefix}/checkout/confirmation/${orderNo}`)
    expect(confirmation.text).toContain('For Leo')

    const bought = await readOrderMail(orderNo)
    expect(bought).toMatch(/E-Gift Card \(For Leo\): \$25\.00[\s\S]*Subtotal: \$25\.00/)
    expect(bought).toMatch(/next\n1\. We email each e-gift card/)
    const [mail, ...others] = await mailsTo(recipientEmail)
    expect(others).toEqual([])
    expect(mail?.text).toContain('For your new shelf')
    const cardNumber = /card number: ([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const visitor = openShopper(openStore())
    const answer = await visitor.form(`${prefix}/giftcards/balance/check`, { cardNumber })
    expect(answer.status, cardNumber).toBe(200)
    expect(answer.response.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.text).toMatch(/<p class="amount">\$25\.00/)
    expect(answer.text).toContain('left of $25.00')
    // Shows only the last digits of the number, and no names.
    expect(answer.text).not.toContain(cardNumber)
    expect(answer.text).not.toContain(cardNumber.replaceAll('-', ''))
    expect(answer.text).not.toMatch(/Leo|Ana\b|example\.org/)
  },
)

test('the balance page reports unknown and missing numbers and too many attempts', async () => {
  const shopper = openShopper(openStore())
  const ask = (cardNumber: string) =>
    shopper.form('/ca/fr-CA/giftcards/balance/check', { cardNumber })
  const spent = await ask('jwgift 0000-0000-00')
  expect([spent.status, spent.text.includes('Tout a été dépensé.')]).toEqual([200, true])
  const unknown = await ask('NOSUCHCARD000000')
  expect([unknown.status, unknown.text.includes('aucune carte portant ce numéro')]).toEqual([
    422,
    true,
  ])
  expect(rejectedForm(unknown.text)).toMatchObject({ values: { cardNumber: 'NOSUCHCARD000000' } })
  expect((await ask('../baskets')).status).toBe(422)
  const calls = await shopper.calls('/gift-certificate')
  expect(calls.filter(({ body }) => body.includes('baskets'))).toEqual([])
  expect(rejectedForm((await ask(' ')).text)).toMatchObject({ fields: { cardNumber: 'required' } })
  for (let time = 0; time < 9; time += 1) await ask('NOSUCHCARD000000')
  const stopped = await ask('NOSUCHCARD000000')
  expect([stopped.status, stopped.text.includes('Trop d’essais')]).toEqual([422, true])
  expect(Number(stopped.response.headers.get('retry-after'))).toBeGreaterThan(60)

  const faulty = openShopper(openStore())
  await faulty.breaks('/gift-certificate', { kind: 'status', status: 503 })
  const { status, text } = await faulty.form('/giftcards/balance/check', {
    cardNumber: 'A'.repeat(16),
  })
  expect([status, text.includes('Your balance is safe')]).toEqual([503, true])
})
