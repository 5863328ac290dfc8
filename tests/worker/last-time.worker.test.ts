import * as v from 'valibot'
import { expect, test } from 'vitest'

import { registered } from './customers.ts'
import { cardToken, openShopper, placeOrder, US_ADDRESS, type Shopper } from './purchase.ts'
import { CANDLE, choose, pickUp, SHORT_NORTH } from './pickup.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

const PRESS = '/cart/as-last-time'
const OFFER = 'Check out as last time'
const TEN_MINUTES_MS = 600_000
const { email: _email, ...home } = US_ADDRESS

/** A customer with a saved address and card, an express order, and a new bag. */
async function returningCustomer() {
  const shopper = openShopper(openStore())
  const email = await registered(shopper)
  await shopper.form('/my-account/address-list/save', { ...home, countryCode: 'US' })
  await shopper.form('/my-account/payment-methods/add', { token: await cardToken() })
  await shopper.add(CANDLE)
  expect((await shopper.get('/cart')).text).not.toContain(OFFER)
  await shopper.api('PUT', '/checkout/shipping-address', { ...US_ADDRESS, email })
  await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'express' })
  const billing = { sameAsShipping: true }
  await shopper.api('PUT', '/checkout/payment', { token: await cardToken(), billing })
  const { bag } = await shopper.checkout('review')
  expect((await placeOrder(shopper, bag.total.minorUnits)).to).toMatch(/confirmation/)
  await shopper.add(CANDLE)
  return { shopper, email }
}

const Calls = v.object({ data: v.array(v.object({ method: v.string(), path: v.string() })) })

/** The personal commerce requests of the bag page. */
async function readForBag(shopper: Shopper) {
  const paths = async () => {
    const calls = v.parse(Calls, await control('GET', `/calls?session=${shopper.name}`))
    return calls.data.filter(({ method }) => method === 'GET').map(({ path }) => path)
  }
  const before = await paths()
  expect((await shopper.get('/cart')).response.status).toBe(200)
  const asked = (await paths()).slice(before.length)
  const names = asked.flatMap((path) => OWN.exec(path)?.[1] ?? [])
  return names.map((name) => name.split('/').at(-1) ?? '').toSorted()
}

const OWN = /\/(baskets|customers(?:\/[^/?]+\/orders)?)\b/

const press = (shopper: Shopper) => shopper.form(PRESS, { like: 'last-time' })

test('one press fills in the last order’s choices and leads to the review, without ordering', async () => {
  const { shopper, email } = await returningCustomer()
  const { response, text } = await shopper.get('/cart')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const [form = ''] = /<form[^>]*as-last-time.*?<\/form>/s.exec(text) ?? []
  for (const part of [OFFER, '12 Mill Lane', 'Visa ending in 1111', 'Express']) {
    expect(form).toContain(part)
  }
  const api = await shopper.api('GET', '/account/last-time')
  expect(JSON.parse(api.text)).toMatchObject({ card: { lastDigits: '1111' } })

  const before = await shopper.orders()
  expect(await press(shopper)).toMatchObject({ status: 303, to: '/checkout/review' })
  const review = await shopper.checkout('review')
  expect(review).toMatchObject({
    email,
    openStep: 'review',
    shippingAddress: { address1: '12 Mill Lane' },
    shippingMethodId: 'express',
    billingAddress: { address1: '12 Mill Lane' },
    payment: { lastDigits: '1111' },
  })
  expect(await shopper.orders()).toEqual(before)
  expect((await placeOrder(shopper, review.bag.total.minorUnits)).to).toMatch(/confirmation/)
})

test('guests cost no request for the offer, and a guest who presses is asked to sign in', async () => {
  const guest = openShopper(openStore())
  await guest.add(CANDLE)
  expect((await guest.get('/cart')).text).not.toContain(OFFER)
  expect(JSON.parse((await guest.api('GET', '/account/last-time')).text)).toBeNull()
  expect(await readForBag(guest)).toEqual(['baskets'])
  expect((await press(guest)).to).toMatch(/^\/login/)
})

test('the bag reads account and order only when there may be an offer, at most every ten minutes', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  await registered(shopper)
  await shopper.add(CANDLE)
  await shopper.get('/cart')
  expect(await readForBag(shopper)).toEqual(['baskets'])

  await shopper.form('/my-account/address-list/save', { ...home, countryCode: 'US' })
  expect(await readForBag(shopper)).toEqual(['baskets', 'customers', 'orders'])
  await shopper.form('/my-account/payment-methods/add', { token: await cardToken() })
  expect(await readForBag(shopper)).toEqual(['baskets', 'customers', 'orders'])
  expect(await readForBag(shopper)).toEqual(['baskets'])
  // At the same time it checks whether the customer has become a member.
  store.clock.now += TEN_MINUTES_MS
  expect(await readForBag(shopper)).toEqual(['baskets', 'customers', 'customers', 'orders'])
})

test('the bag reads the last order once, and the address and the card each time', async () => {
  const { shopper } = await returningCustomer()
  expect(await readForBag(shopper)).toEqual(['baskets', 'customers', 'orders'])
  expect(await readForBag(shopper)).toEqual(['baskets', 'customers'])
  const elsewhere = shopper.copy()
  const cards = (await elsewhere.get('/my-account/payment-methods')).text
  const instrumentId = /name="instrumentId" value="([^"]+)"/.exec(cards)?.[1] ?? ''
  await elsewhere.form('/my-account/payment-methods/remove', { instrumentId })
  expect((await shopper.get('/cart')).text).not.toContain(OFFER)
})

test('the checkout asks for missing details in their step, and keeps the others', async () => {
  const { shopper } = await returningCustomer()
  const cards = (await shopper.get('/my-account/payment-methods')).text
  const instrumentId = /name="instrumentId" value="([^"]+)"/.exec(cards)?.[1] ?? ''
  await shopper.form('/my-account/payment-methods/remove', { instrumentId })
  const pressed = await press(shopper)
  expect(pressed).toMatchObject({ status: 303, to: '/checkout/billing?unfilled=card' })
  const billing = await shopper.get(pressed.to ?? '')
  expect(billing.text).toContain('Your saved card can’t be used right now')
  expect(await shopper.checkout('billing')).toMatchObject({
    shippingMethodId: 'express',
    shippingAddress: { address1: '12 Mill Lane' },
  })

  const list = (await shopper.get('/my-account/address-list')).text
  const addressId = /edit=([\w-]{36})/.exec(list)?.[1] ?? ''
  await shopper.form('/my-account/address-list/remove', { addressId })
  // The bag already has an address, so none is required.
  expect((await press(shopper)).to).toBe('/checkout/shipping?unfilled=rest')
  expect((await shopper.bag()).count).toBe(1)
})

test('the address is required until the shopper has filled it in', async () => {
  const { shopper, email } = await returningCustomer()
  const list = (await shopper.get('/my-account/address-list')).text
  const addressId = /edit=([\w-]{36})/.exec(list)?.[1] ?? ''
  await shopper.form('/my-account/address-list/remove', { addressId })
  const { to } = await press(shopper)
  expect(to).toBe('/checkout/shipping?unfilled=address')
  expect((await shopper.get(to ?? '')).text).toContain('Please tell us where it goes')
  await shopper.api('PUT', '/checkout/shipping-address', { ...US_ADDRESS, email })
  // The shopper returns to the same history entry.
  expect((await shopper.get(to ?? '')).text).not.toContain('Please tell us where it goes')
})

test('service failures lose no data, and the bag works without the offer', async () => {
  const { shopper } = await returningCustomer()
  const repair = await shopper.breaks('/orders', { kind: 'status' }, { method: 'GET', times: 9 })
  const bag = await shopper.get('/cart')
  await repair()
  expect(bag.response.status).toBe(200)
  expect(bag.text).not.toContain(OFFER)

  await shopper.breaks('/shipping-address', { kind: 'status' }, { method: 'PUT', times: 1 })
  expect((await press(shopper)).to).toBe('/checkout/shipping?unfilled=rest')
  expect((await press(shopper)).to).toBe('/checkout/review')
})

test('a hanging order service is skipped after five bags, each shown without the offer', async () => {
  const { shopper } = await returningCustomer()
  await shopper.breaks('/orders', { kind: 'never' }, { method: 'GET', times: 99 })
  const bags = await Promise.all(Array.from({ length: 5 }, () => shopper.get('/cart')))
  expect(bags.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200])
  expect(await readForBag(shopper)).toEqual(['baskets', 'customers'])
})

test('the customer is the pickup person unless the last order named another', async () => {
  const { shopper } = await returningCustomer()
  const { lines } = await shopper.bag()
  for (const { id } of lines) await shopper.api('DELETE', `/bag/items/${id}`)
  choose(shopper, SHORT_NORTH)
  await pickUp(shopper, CANDLE)
  expect((await press(shopper)).to).toBe('/checkout/review')
  expect(await shopper.checkout('review')).toMatchObject({
    pickup: { person: { firstName: 'Ana', lastName: 'Ruiz' } },
    billingAddress: { address1: '12 Mill Lane' },
  })
})
