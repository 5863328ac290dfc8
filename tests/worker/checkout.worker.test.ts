import * as v from 'valibot'
import { expect, test } from 'vitest'

import { Checkout } from '#shared/checkout/checkout.ts'

import {
  cardToken,
  DECLINED_CARD,
  expectBagUnchanged,
  openReadyToOrder,
  openShopper,
  pay,
  placeOrder,
  readyToOrder,
  rejectedForm,
  US_ADDRESS,
} from './purchase.ts'
import { control } from './shop.ts'
import { openStore } from './store.ts'

/** Closes an attribute, opens a script and tries to close the embedded state. */
const MARKUP = '"><script>alert(1)</script><!--'

const { PAYMENT_ORIGIN: paymentOrigin } = openStore().bindings

function expectCheckoutDocument({ response, text }: { response: Response; text: string }) {
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(text).toMatch(/<meta name="robots" content="noindex/)
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).not.toContain('strict-dynamic')
  expect(policy).toContain("frame-ancestors 'none'")
  return policy
}

test('only the billing page allows the payment provider, and no checkout page allows more', async () => {
  const { shopper, total } = await openReadyToOrder()
  const placed = await placeOrder(shopper, total)
  const other = await openReadyToOrder()
  const documents = [
    ['/checkout/shipping', other.shopper],
    ['/checkout/review', other.shopper],
    [placed.to ?? '', shopper],
  ] as const
  for (const [path, visitor] of documents) {
    const policy = expectCheckoutDocument(await visitor.get(path))
    expect(policy, path).not.toContain(paymentOrigin)
    expect(policy, path).toContain("form-action 'self';")
    expect(policy, path).toContain("frame-src 'none'")
  }
  const billing = expectCheckoutDocument(await other.shopper.get('/checkout/billing'))
  expect(billing).toContain(`frame-src ${paymentOrigin};`)
  expect(billing).toContain(`form-action 'self' ${paymentOrigin};`)

  const cart = await other.shopper.get('/cart')
  expect(cart.response.headers.get('cache-control')).toBe('private, no-store')
  expect(cart.text).toMatch(/<meta name="robots" content="noindex/)
  expect(cart.response.headers.get('content-security-policy')).not.toContain(paymentOrigin)
})

test('a rejected form shows the typed values again as plain text', async () => {
  const { shopper } = await openReadyToOrder()
  const fields = Object.keys({ ...US_ADDRESS, address2: '', phone: '' })
  const values = Object.fromEntries(fields.map((field) => [field, MARKUP]))
  const forms = [
    ['/checkout/shipping/address', values, 'saveShippingAddress'],
    ['/checkout/billing/payment', { ...values, countryCode: 'US' }, 'savePayment'],
    ['/checkout/billing/provider', { ...values, countryCode: 'US' }, 'startPaymentPage'],
    ['/checkout/shipping/method', { methodId: MARKUP }, 'chooseShippingMethod'],
    ['/cart/coupons/add', { code: MARKUP }, 'addCoupon'],
    ['/cart/add', { productId: 'JW0801', quantity: '-1', from: `/p/${MARKUP}` }, 'addToBag'],
    ['/cart/update', { lineId: MARKUP, quantity: MARKUP }, 'updateLine'],
    ['/cart/gift-certificates/remove', { giftCertificateId: MARKUP }, 'removeGiftCertificate'],
    ['/cart/coupons/remove', { couponId: MARKUP }, 'removeCoupon'],
    ['/checkout/review/order', { total: MARKUP }, 'placeOrder'],
  ] as const
  for (const [path, typed, action] of forms) {
    const answer = await shopper.form(path, typed)
    expect(answer.status, path).toBe(422)
    expect(rejectedForm(answer.text), path).toMatchObject({ action, values: typed })
    expect(answer.text, path).not.toContain('<script>alert(1)')
    expect(answer.response.headers.get('cache-control'), path).toMatch(/no-store/)
  }
  const refused = await shopper.form('/checkout/shipping/address', values)
  expectCheckoutDocument(refused)
  expect(rejectedForm(refused.text)?.fields).toMatchObject({
    email: 'email-invalid',
    firstName: expect.any(String),
    postalCode: 'zip',
  })
})

test('a billing address that is the same as the shipping address follows its changes', async () => {
  const { shopper } = await openReadyToOrder()
  const moved = { ...US_ADDRESS, address1: '2 Second St' }
  expect(await shopper.form('/checkout/shipping/address', moved)).toMatchObject({ status: 303 })
  const { text } = await shopper.api('GET', '/checkout/review')
  expect(v.parse(v.pipe(v.string(), v.parseJson(), Checkout), text)).toMatchObject({
    shippingAddress: { address1: '2 Second St' },
    billingAddress: { address1: '2 Second St' },
  })
})

test('no page contains a payment token, accepted or rejected', async () => {
  const { shopper } = await openReadyToOrder()
  const token = await cardToken()
  const fields = { token, countryCode: 'US', firstName: '' }
  const refused = await shopper.form('/checkout/billing/payment', fields)
  expect(refused.status).toBe(422)
  const accepted = await shopper.form('/checkout/billing/payment', { token, sameAsShipping: 'on' })
  expect(accepted).toMatchObject({ status: 303, to: '/checkout/review' })
  const seen = [
    refused,
    await shopper.get('/checkout/billing'),
    await shopper.get('/checkout/review'),
  ]
  for (const { text } of seen) expect(text).not.toContain(token)
  const told = await shopper.api('GET', '/checkout/review')
  expect(told.text).not.toContain(token)
})

test('a declined card is reported on the billing page, and another card pays for the order', async () => {
  const { shopper } = await openReadyToOrder()
  const total = await pay(shopper, DECLINED_CARD)
  const declined = await placeOrder(shopper, total)
  expect(declined.status).toBe(422)
  expect(rejectedForm(declined.text)).toMatchObject({ problem: 'payment-declined' })
  // The billing page is shown, with the policy that the card field needs.
  expect(expectCheckoutDocument(declined)).toContain(`frame-src ${paymentOrigin}`)
  await expectBagUnchanged(shopper)
  expect(await shopper.follow('/checkout')).toMatchObject({ at: '/checkout/billing' })
  expect((await placeOrder(shopper, await pay(shopper))).to).toMatch(/confirmation\/\d+$/)
})

test('a declined card is reported even when it cannot be removed from the basket', async () => {
  const { shopper } = await openReadyToOrder()
  const total = await pay(shopper, DECLINED_CARD)
  await shopper.breaks('/payment-instruments', { kind: 'status' }, { method: 'DELETE', times: 5 })
  const declined = await placeOrder(shopper, total)
  expect(declined.status).toBe(422)
  expect(rejectedForm(declined.text)).toMatchObject({ problem: 'payment-declined' })
})

test('a shopper who leaves the provider’s page without paying sees no error', async () => {
  const shopper = openShopper(openStore())
  await shopper.add('JW0801')
  await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS)
  await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'standard' })
  const { to: page } = await shopper.form('/checkout/billing/provider', { sameAsShipping: 'on' })
  const state = new URL(page ?? '').searchParams.get('state') ?? ''
  const { status, to } = await shopper.get(`/checkout/billing/return?state=${state}&cancelled=1`)
  expect([status, to]).toEqual([303, '/checkout/billing?unfilled=unpaid'])
  const billing = await shopper.get(to ?? '')
  expect(billing.text).toContain('You came back without paying. Nothing was charged.')
  expect(billing.text).not.toContain('Please enter your card again')
})

test('an item that sells out or runs short before the order is reported on its line', async () => {
  const productId = 'JW0313'
  const shopper = openShopper(openStore())
  const total = await readyToOrder(shopper, { productId, quantity: 2 })
  await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: 1 })
  const short = await placeOrder(shopper, total)
  expect(rejectedForm(short.text)).toMatchObject({ problem: 'bag-unavailable' })
  expect(short.text).toContain('Only 1 is left, and you chose 2.')
  const [line] = (await shopper.bag()).lines
  const seen = `${total}~${line?.id}.2.${line?.total.minorUnits}`
  const again = await shopper.form('/checkout/review/order', { total: String(total), seen })
  expect(again.text).toContain('Nothing was ordered or charged. Your order still comes to')
  await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: 0 })
  const refused = await placeOrder(shopper, total)
  expect(refused.status).toBe(422)
  expect(rejectedForm(refused.text)).toMatchObject({ problem: 'bag-unavailable' })
  expect((await shopper.bag()).lines).toMatchObject([{ availability: 'sold-out', quantity: 2 }])
  await control('DELETE', `/stock/${productId}?siteId=us`)
  expect((await placeOrder(shopper, total)).to).toMatch(/confirmation\/\d+$/)
})

test('a changed price is reported on the review page with the new total', async () => {
  const productId = 'JW0215'
  const shopper = openShopper(openStore())
  const total = await readyToOrder(shopper, { productId })
  await control('PUT', `/prices/${productId}`, { siteId: 'us', list: 4321 })
  const refused = await placeOrder(shopper, total)
  expect(refused.status).toBe(422)
  expect(rejectedForm(refused.text)).toMatchObject({ problem: 'price-changed' })
  expectCheckoutDocument(refused)
  const { bag } = await shopper.checkout('review')
  expect(bag.lines).toMatchObject([{ unitPrice: { minorUnits: 4321 } }])
  expect((await placeOrder(shopper, bag.total.minorUnits)).to).toMatch(/confirmation\/\d+$/)
  await control('DELETE', `/prices/${productId}?siteId=us`)
})

test('the answer names every changed line, each with a choice', async () => {
  const [short, dearer] = ['JW0313', 'JW0215']
  const shopper = openShopper(openStore())
  await shopper.add(dearer)
  const total = await readyToOrder(shopper, { productId: short, quantity: 2 })
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(
    (await shopper.get('/checkout/review')).text,
  ) ?? ['', '']
  const { lines: before } = await shopper.bag()
  const was = before.find(({ productId }) => productId === dearer)?.total
  await control('PUT', `/stock/${short}`, { siteId: 'us', ats: 1 })
  await control('PUT', `/prices/${dearer}`, { siteId: 'us', list: 4321 })

  const problem = await shopper.api('POST', '/orders', { total, seen })
  expect(problem.status).toBe(409)
  expect(JSON.parse(problem.text)).toMatchObject({
    type: 'bag-unavailable',
    lines: expect.arrayContaining([
      expect.objectContaining({ left: 1, was: null }),
      expect.objectContaining({ left: null, was, now: { minorUnits: 4321, currency: 'USD' } }),
    ]),
  })
  const refused = await shopper.form('/checkout/review/order', { total: String(total), seen })
  expect(refused.status).toBe(422)
  expectCheckoutDocument(refused)
  expect(refused.text).toContain('Nothing was ordered or charged. Your order now comes to')
  expect(refused.text).toMatch(/It was \$[\d.]+, and is now \$43.21\./)
  expect(await shopper.orders()).toEqual([])

  const choices = choicesIn(refused.text)
  expect(choices.map(({ quantity }) => quantity).toSorted()).toEqual(['0', '0', '1'])
  const choice = choices.find(({ quantity }) => quantity === '1')
  const reduced = await shopper.form('/checkout/review/line', { ...choice })
  expect(reduced.to).toBe(`/checkout/review?seen=${choice?.seen}`)
  const rest = await shopper.get(reduced.to ?? '')
  expect(rest.text).not.toContain('Only 1 is left')
  expect(rest.text).toContain('Continue with the new price')
  const gone = await shopper.form('/checkout/review/line', { ...choice, lineId: 'nothing' })
  expect(gone.status).toBe(422)

  const [last] = choicesIn(rest.text)
  expect(last).toMatchObject({ quantity: '0', seen: '' })
  expect((await shopper.form('/checkout/review/line', { ...last })).to).toBe('/checkout/review')
  const { bag } = await shopper.checkout('review')
  expect(bag.lines).toMatchObject([{ productId: short, quantity: 1 }])
  expect((await placeOrder(shopper, bag.total.minorUnits)).to).toMatch(/confirmation\/\d+$/)
  await control('DELETE', `/stock/${short}?siteId=us`)
  await control('DELETE', `/prices/${dearer}?siteId=us`)
})

/** The forms of the changed lines. */
const choicesIn = (html: string) =>
  [
    ...html.matchAll(
      /name="lineId" value="([^"]+)"[^<]*<input[^>]*name="quantity" value="(\d+)"[^<]*<input[^>]*name="seen" value="([^"]*)"/g,
    ),
  ].map(([, lineId = '', quantity = '', seen = '']) => ({ lineId, quantity, seen }))
