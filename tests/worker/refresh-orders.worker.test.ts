import { expect, test } from 'vitest'

import { registered } from './customers.ts'
import { readTakings } from './order-kinds.ts'
import { mailsTo } from './outbox.ts'
import { cardToken, openShopper, rejectedForm, US_ADDRESS, type Shopper } from './purchase.ts'
import { openStore } from './store.ts'

/** P-AR, a product with auto-refresh. */
const REFRESHED = 'FXAR'
const SUBSCRIPTIONS = '/my-account/scent-scription'
const TERMS = 'You pay when it ships'

async function fillBag(shopper: Shopper) {
  const added = await shopper.api('POST', '/bag/items', {
    productId: REFRESHED,
    quantity: 2,
    refreshMonths: 3,
  })
  expect(added.status, added.text).toBe(200)
  await shopper.api('PUT', '/checkout/shipping-address', US_ADDRESS)
  await shopper.api('PUT', '/checkout/shipping-method', { methodId: 'standard' })
}

async function pay(shopper: Shopper, saveCard = false) {
  const paid = await shopper.api('PUT', '/checkout/payment', {
    token: await cardToken(),
    billing: { sameAsShipping: true },
    saveCard,
  })
  expect(paid.status, paid.text).toBe(200)
}

async function place(shopper: Shopper, fields: Record<string, string> = {}) {
  const { bag } = await shopper.checkout('review')
  const total = String(bag.total.minorUnits)
  return shopper.form('/checkout/review/order', { total, seen: total, ...fields })
}

/** The review after a submitted order that the shop has rejected. */
const triedReview = async (shopper: Shopper) =>
  shopper.get(`/checkout/review?seen=${(await shopper.checkout('review')).bag.total.minorUnits}`)

const AGREED = { refreshTerms: 'on' }
const READY = 'You can place your order now'
const ORDER_FORM = 'action="/checkout/review/order"'
/** The order button that references the missing fields. */
const BLOCKED =
  /<button[^>]*disabled=""[^>]*aria-describedby="refresh-needs"[^>]*><span>Place order/
const UNREAD = /<input[^>]*id="refreshTerms"[^>]*aria-invalid="true"[^>]*autofocus/i
const FOCUSED_NEEDS = /<div[^>]*aria-labelledby="refresh-needs"[^>]*autofocus/i

test('a guest learns that auto-refresh needs an account, and continues with the same bag', async () => {
  const shopper = openShopper(openStore())
  await fillBag(shopper)
  const billing = await shopper.get('/checkout/billing')
  expect(billing.text).toContain('Auto-refresh needs an account')
  expect(billing.text).toMatch(/href="\/login\?[^"]*billing"/)
  await pay(shopper)
  const review = await shopper.get('/checkout/review')
  expect(review.text).toContain('Auto-refresh needs an account')
  expect(review.text).not.toContain('name="refreshTerms"')
  expect(review.text).not.toContain(ORDER_FORM)
  expect(review.text).toMatch(BLOCKED)
  expect((await place(shopper, AGREED)).to).toMatch(/^\/login/)
  expect(await shopper.orders()).toEqual([])

  await registered(shopper)
  expect((await shopper.bag()).lines).toMatchObject([{ autoRefreshMonths: 3, quantity: 2 }])
})

test('a customer agrees to the terms and saves a card, and the order starts the auto-refresh once', async () => {
  const shopper = openShopper(openStore())
  await registered(shopper)
  await fillBag(shopper)
  const billing = await shopper.get('/checkout/billing')
  expect(billing.text).toMatch(/<input[^>]*id="saveCard" required=""[^>]*checked/)
  await pay(shopper)
  const unsaved = await shopper.get('/checkout/review')
  expect(unsaved.text).toContain('Auto-refresh needs a saved card')
  expect(unsaved.text).not.toContain(ORDER_FORM)
  expect(unsaved.text).toMatch(BLOCKED)
  expect(unsaved.text).not.toMatch(FOCUSED_NEEDS)
  // The card may have been removed from the account in the meantime.
  for (const fields of [AGREED, {}]) {
    const refused = await place(shopper, fields)
    expect(rejectedForm(refused.text)).toMatchObject({ problem: 'step-open' })
    expect(refused.text).not.toContain(READY)
    expect(refused.text).toMatch(FOCUSED_NEEDS)
  }
  const tried = await triedReview(shopper)
  expect(tried.text).not.toContain(READY)
  expect(tried.text).toMatch(FOCUSED_NEEDS)

  await pay(shopper, true)
  const { text } = await shopper.get('/checkout/review')
  expect(text).toContain(ORDER_FORM)
  expect(text).not.toMatch(UNREAD)
  expect(text).toContain(TERMS)
  expect(text).toMatch(/<input[^>]*id="refreshTerms" required=""/)
  const unread = await place(shopper)
  expect(unread.status).toBe(422)
  for (const answer of [unread, await triedReview(shopper)]) {
    expect(answer.text).not.toContain(READY)
    expect(answer.text).toContain('Please agree to the auto-refresh terms')
    expect(answer.text).toMatch(UNREAD)
  }
  expect(await shopper.orders()).toEqual([])

  const placed = await place(shopper, AGREED)
  expect(placed.to).toMatch(/confirmation\/\d+/)
  expect(await shopper.orders()).toMatchObject([{ paymentStatus: 'paid' }])
  const page = (await shopper.get(SUBSCRIPTIONS)).text
  expect([...page.matchAll(/\/scent-scription\/skip"/g)]).toHaveLength(1)
  for (const shown of ['12 Mill Lane', 'ending in 1111', 'Every 3 months']) {
    expect(page).toContain(shown)
  }
  const orderNo = placed.to?.split('/').at(-1) ?? ''
  const mails = await mailsTo(US_ADDRESS.email)
  expect(mails.find(({ subject }) => subject.endsWith(orderNo))?.text).toMatch(
    /\nAuto-refresh\n[^\n]+: every 3 months, next on [^\n]+\n/,
  )
})

test('an order without auto-refresh needs nothing more, and a declined one starts nothing', async () => {
  const shopper = openShopper(openStore())
  await registered(shopper)
  await fillBag(shopper)
  await pay(shopper, true)
  const token = await cardToken('4000000000000002')
  await shopper.api('PUT', '/checkout/payment', {
    token,
    billing: { sameAsShipping: true },
    saveCard: true,
  })
  const declined = await place(shopper, AGREED)
  expect(rejectedForm(declined.text)).toMatchObject({ problem: 'payment-declined' })
  expect(declined.text).not.toContain(READY)
  expect((await shopper.get(SUBSCRIPTIONS)).text).not.toContain('/scent-scription/skip"')

  const [line] = (await shopper.bag()).lines
  await shopper.form('/cart/update', { lineId: line?.id ?? '', quantity: '0' })
  await shopper.add('JW0801')
  await pay(shopper)
  expect((await shopper.get('/checkout/review')).text).not.toContain('refreshTerms')
  const mend = await shopper.breaks('/orders', { kind: 'status', status: 400 }, { method: 'POST' })
  const rejected = await place(shopper)
  await mend()
  expect(rejected.status).toBe(422)
  expect(rejected.text).not.toContain(READY)
  expect((await place(shopper)).to).toMatch(/confirmation/)
})

test('gift cards that cover an order leave the card for later deliveries', async () => {
  const shopper = openShopper(openStore())
  await registered(shopper)
  await fillBag(shopper)
  await shopper.form('/checkout/billing/gift-cards/apply', { cardNumber: 'JWGIFT0000000250' })
  const covered = await shopper.checkout('billing')
  expect([covered.due.minorUnits, covered.openStep]).toEqual([0, 'billing'])
  expect((await shopper.get('/checkout/billing')).text).toContain('id="saveCard" required=""')

  await pay(shopper, true)
  expect((await place(shopper, { ...AGREED, due: '0' })).to).toMatch(/confirmation/)
  expect(await shopper.orders()).toMatchObject([{ paymentStatus: 'paid' }])
  expect((await readTakings(shopper)).charges).toEqual([])
  expect((await shopper.get(SUBSCRIPTIONS)).text).toContain('ending in 1111')
})
