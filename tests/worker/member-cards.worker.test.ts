import { expect, test } from 'vitest'

import { registered } from './customers.ts'
import {
  cardToken,
  DECLINED_CARD,
  GOOD_CARD,
  openShopper,
  placeOrder,
  rejectedForm,
  US_ADDRESS,
  type Shopper,
} from './purchase.ts'
import { openStore } from './store.ts'

const BILLING = '/checkout/billing'
const CARDS = '/my-account/payment-methods'
const SAME = { sameAsShipping: 'on' }

/** A customer whose order lacks only a card. */
async function customerWith(...cards: string[]) {
  const shopper = openShopper(openStore())
  await registered(shopper)
  for (const card of cards) {
    const saved = await shopper.form(`${CARDS}/add`, { token: await cardToken(card) })
    expect(saved.to, saved.text).toContain('done=card-added')
  }
  await shopper.add('JW0801')
  await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS)
  await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'standard' })
  return shopper
}

const NO_CHOICE = { id: 'none', isChecked: false }

/** The ids of the offered cards in order, and the checked one. */
const choicesIn = (text: string) =>
  [...text.matchAll(/<input[^>]*type="radio"[^>]*name="instrumentId"[^>]*>/g)].map(([input]) => ({
    id: /value="([^"]*)"/.exec(input)?.[1] ?? '',
    isChecked: /\schecked=""/.test(input),
  }))

const payWith = (shopper: Shopper, instrumentId: string) =>
  shopper.form(`${BILLING}/saved`, { instrumentId })

const savedCards = async (shopper: Shopper) =>
  [...(await shopper.get(CARDS)).text.matchAll(/ending in (\d{4})/g)].map(([, digits]) => digits)

test('two tabs that choose a card at the same time leave one in the order, which is placed', async () => {
  const shopper = await customerWith(GOOD_CARD, '5555555555554444')
  const [first, second] = choicesIn((await shopper.get(BILLING)).text)
  const pressed = await Promise.all([
    payWith(shopper, first?.id ?? ''),
    payWith(shopper.copy(), second?.id ?? ''),
  ])
  expect(pressed.map(({ to }) => to)).toEqual(['/checkout/review', '/checkout/review'])
  const { bag } = await shopper.checkout('review')
  expect((await placeOrder(shopper, bag.total.minorUnits)).to).toMatch(/confirmation/)
  expect(await shopper.orders()).toMatchObject([{ paymentStatus: 'paid' }])
})

test('a customer pays with a saved card, with the default preselected', async () => {
  const shopper = await customerWith(GOOD_CARD, '5555555555554444')
  const { text } = await shopper.get(BILLING)
  const [first, second, another, ...others] = choicesIn(text)
  expect(others).toEqual([])
  expect([first, second, another].map((choice) => choice?.isChecked)).toEqual([true, false, false])
  expect(another?.id).toBe('')
  expect(text).toContain('12 Mill Lane')
  expect(text).not.toMatch(/<iframe|kept_|name="address1"/)

  expect(await payWith(shopper, second?.id ?? '')).toMatchObject({
    status: 303,
    to: '/checkout/review',
  })
  const checkout = await shopper.checkout('review')
  expect(checkout).toMatchObject({
    payment: { lastDigits: '4444' },
    billingAddress: { address1: '12 Mill Lane' },
  })
  expect(JSON.stringify(checkout)).not.toContain('kept_')
  const edited = choicesIn((await shopper.get(BILLING)).text)
  expect(edited.map(({ isChecked }) => isChecked)).toEqual([false, true, false])

  const placed = await placeOrder(shopper, checkout.bag.total.minorUnits)
  expect(placed.to).toMatch(/confirmation/)
  expect(await shopper.orders()).toMatchObject([{ paymentStatus: 'paid' }])
})

test('a newly typed card is saved to the account only at the customer’s request', async () => {
  const shopper = await customerWith(GOOD_CARD)
  const another = await payWith(shopper, '')
  expect(another).toMatchObject({ status: 303, to: `${BILLING}?edit=form` })
  const { text } = await shopper.get(another.to ?? '')
  expect(text).toMatch(/<input[^>]*name="saveCard"(?![^>]*checked)[^>]*>/)
  const token = await cardToken('5555555555554444')
  const pay = (fields: object) => shopper.form(`${BILLING}/payment`, { token, ...SAME, ...fields })
  expect(await pay({})).toMatchObject({ status: 303, to: '/checkout/review' })
  expect(await savedCards(shopper)).toEqual(['1111'])

  // The order's own card is offered beside the saved one.
  const [own, ...others] = choicesIn((await shopper.get(BILLING)).text)
  expect([own?.isChecked, others.length]).toEqual([true, 2])
  expect((await payWith(shopper, own?.id ?? '')).to).toBe('/checkout/review')

  expect(await pay({ saveCard: 'on' })).toMatchObject({ status: 303 })
  expect(await savedCards(shopper)).toEqual(['1111', '4444'])
  const api = { token: await cardToken(), billing: { sameAsShipping: true }, saveCard: true }
  expect((await shopper.api('PUT', '/checkout/payment', api)).status).toBe(200)
  expect(await savedCards(shopper)).toEqual(['1111', '4444'])
})

test('a card from the provider’s page is saved to the account, too', async () => {
  const shopper = await customerWith()
  const started = await shopper.form(`${BILLING}/provider`, { ...SAME, saveCard: 'on' })
  const state = new URL(started.to ?? '').searchParams.get('state') ?? ''
  const query = new URLSearchParams({ state, token: await cardToken() })
  expect((await shopper.get(`${BILLING}/return?${query}`)).to).toBe('/checkout/review')
  expect(await savedCards(shopper)).toEqual(['1111'])
})

test('reports another customer’s, a removed and a declined card', async () => {
  const shopper = await customerWith(DECLINED_CARD)
  const other = await customerWith(GOOD_CARD)
  const [foreign = NO_CHOICE] = choicesIn((await other.get(BILLING)).text)
  const [own = NO_CHOICE] = choicesIn((await shopper.get(BILLING)).text)
  const refused = await payWith(shopper, foreign.id)
  expect(refused.status).toBe(422)
  expect(rejectedForm(refused.text)).toMatchObject({ problem: 'not-found' })
  expect(refused.text).toContain('That choice is no longer saved')
  expect(choicesIn(refused.text)).toHaveLength(2)

  await payWith(shopper, own.id)
  const { bag } = await shopper.checkout('review')
  const declined = await placeOrder(shopper, bag.total.minorUnits)
  expect(rejectedForm(declined.text)).toMatchObject({ problem: 'payment-declined' })
  expect(choicesIn(declined.text)).toHaveLength(2)

  await shopper.form(`${CARDS}/remove`, { instrumentId: own.id })
  const removed = await payWith(shopper, own.id)
  expect(removed.text).toContain('That choice is no longer saved')
  expect((await shopper.checkout('review')).payment).toBeNull()

  const guest = openShopper(openStore())
  await guest.add('JW0801')
  expect((await payWith(guest, own.id)).to).toMatch(/^\/login/)
})
