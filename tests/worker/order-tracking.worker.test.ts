import { expect, test } from 'vitest'

import {
  cardToken,
  openReadyToOrder,
  openShopper,
  placeOrder,
  readyToOrder,
  rejectedForm,
  US_ADDRESS,
} from './purchase.ts'
import { openStore } from './store.ts'

const PAGE = '/customer-care/order-status'
const PATH = `${PAGE}/track`
const DETAILS = { email: 'ana@example.com', postalCode: '43215' }

/** A visitor without a session, and another shopper's order. */
async function openWithOrder() {
  const { store, shopper, total } = await openReadyToOrder()
  const placed = await placeOrder(shopper, total)
  const orderNo = placed.to?.split('/').at(-1) ?? ''
  return { shopper, orderNo, visitor: openShopper(store) }
}

test('a guest looks up an order by number, email and postal code, and the response is stored nowhere', async () => {
  const { orderNo, visitor } = await openWithOrder()
  const answer = await visitor.form(PATH, { ...DETAILS, orderNo: ` ${orderNo} ` })

  expect(answer.status).toBe(200)
  expect(answer.response.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.response.headers.getSetCookie()).toEqual([])
  expect(answer.text).toContain(`<title>Order ${orderNo} | Juniper &amp; Wick</title>`)
  expect(answer.text).toContain('<meta name="robots" content="noindex"')
  expect(answer.text).toContain('We have your order and are checking the payment.')
  expect(answer.text).toMatch(/Juniper Dusk.*<dd>\$/s)
  expect(answer.text).toMatch(/Sales tax.*5\.75%/s)
  // The order is in the markup alone, and the response repeats no input.
  expect(answer.text).not.toContain('"answer"')
  for (const secret of ['ana@example.com', 'Mill Lane', 'Ruiz', '1111', '43215']) {
    expect(answer.text, secret).not.toContain(secret)
  }
  const french = await visitor.form(`/ca/fr-CA${PATH}`, { ...DETAILS, orderNo })
  expect(french.status).toBe(422)
  expect(french.text).toContain('Nous ne trouvons aucune commande')
})

test('finds an order in any spelling of number, email address and ZIP code', async () => {
  const { store, shopper, total } = await openReadyToOrder()
  const { to } = await placeOrder(shopper, total)
  const orderNo = to?.split('/').at(-1) ?? ''
  const visitor = openShopper(store)
  const pasted = [
    {
      orderNo: `\u200e#${orderNo}\u00a0`,
      email: '\u202aAna@example\u200b.com',
      postalCode: '４３２１５',
    },
    { orderNo: `№ ${orderNo}`, email: ' ana@example.com', postalCode: '43215‑1234' },
    {
      orderNo: `n° ${orderNo.slice(0, 4)} ${orderNo.slice(4)}`,
      email: DETAILS.email,
      postalCode: '43215 9999',
    },
  ]
  for (const typed of pasted) {
    expect((await visitor.form(PATH, typed)).text, JSON.stringify(typed)).toContain(
      `<title>Order ${orderNo} `,
    )
  }
  // The ZIP alone finds an order that was billed to a ZIP+4.
  const other = openShopper(store)
  await readyToOrder(other)
  const bill = { ...US_ADDRESS, postalCode: '43215-1234', sameAsShipping: false }
  const { email: _email, ...billing } = bill
  await other.api('PUT', '/checkout/payment', { token: await cardToken(), billing })
  const review = await other.get('/checkout/review')
  const due = /name="total" value="(\d+)"/.exec(review.text)?.[1] ?? ''
  const placed = await placeOrder(other, Number(due))
  const found = { ...DETAILS, orderNo: placed.to?.split('/').at(-1) ?? '' }
  expect((await visitor.form(PATH, found)).status).toBe(200)
  expect((await visitor.form(PATH, { ...found, postalCode: '4321' })).status).toBe(422)
})

test('a guest sees a gift card’s recipient, but not the address that it was sent to', async () => {
  const store = openStore()
  const shopper = openShopper(store)
  expect((await shopper.addGiftCard()).status).toBe(200)
  const total = await readyToOrder(shopper)
  expect((await shopper.get('/checkout/review')).text).toContain('For Leo, leo@example.org')
  const { to } = await placeOrder(shopper, total)
  const confirmation = await shopper.get(to ?? '')
  expect(confirmation.text).toContain('For Leo, leo@example.org')
  expect(confirmation.text).toContain('We email your gift cards')
  const orderNo = to?.split('/').at(-1) ?? ''
  const { text } = await openShopper(store).form(PATH, { ...DETAILS, orderNo })
  expect(text).toContain('For Leo')
  expect(text).not.toContain('leo@example.org')
})

test('whichever detail is wrong, the response is the same and keeps the typed values', async () => {
  const { orderNo, shopper, visitor } = await openWithOrder()
  const wrong = [
    { ...DETAILS, orderNo: '00000000' },
    { ...DETAILS, orderNo: '../baskets' },
    { ...DETAILS, orderNo, email: 'leo@example.com' },
    { ...DETAILS, orderNo, postalCode: 'K1A 0B1' },
  ]
  for (const details of wrong) {
    const { status, response, text } = await visitor.form(PATH, details)
    expect(status).toBe(422)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(text).toContain('We can’t find an order with these details')
    expect(text).not.toContain('aria-invalid')
    expect(rejectedForm(text)).toEqual({
      action: 'trackOrder',
      problem: 'not-found',
      values: details,
      fields: {},
    })
  }
  // Even the shopper's own session needs the details to open an order.
  const own = await shopper.form(PATH, { ...DETAILS, orderNo, postalCode: '10001' })
  expect(own.status).toBe(422)
  expect((await visitor.get(PATH)).to).toBe(PAGE)
})

test('missing and invalid details are named, and commerce is not called', async () => {
  const visitor = openShopper(openStore())
  const empty = await visitor.form(PATH, { orderNo: '', email: '', postalCode: '' })
  const codes = { orderNo: 'required', email: 'required', postalCode: 'required' }
  expect(empty.status).toBe(422)
  expect(rejectedForm(empty.text)).toMatchObject({ problem: 'invalid-input', fields: codes })
  expect(empty.text).toContain('href="#orderNo"')
  const typed = { orderNo: '1', email: 'ana@', postalCode: '4321' }
  const { text } = await visitor.form(PATH, typed)
  expect(rejectedForm(text)).toMatchObject({
    values: typed,
    fields: { email: 'email-invalid', postalCode: 'zip' },
  })
  const [postalCode] = /<input[^>]* id="postalCode"[^>]*>/.exec(text) ?? []
  expect(postalCode).toContain('aria-invalid="true"')
  expect(postalCode).toContain('value="4321"')
  expect(await visitor.calls('/lookup')).toEqual([])
})

test('after too many failed look-ups of an order the page names a phone number, and other orders can still be looked up', async () => {
  const { orderNo, visitor } = await openWithOrder()
  const guess = (postalCode: string) => visitor.form(PATH, { ...DETAILS, orderNo, postalCode })
  const guesses = await Promise.all(Array.from({ length: 34 }, (_, at) => guess(`100${10 + at}`)))
  const limited = guesses.filter(({ text }) => text.includes('Too many attempts'))
  expect(guesses.every(({ status }) => status === 422)).toBe(true)
  expect(limited).toHaveLength(24)
  expect(limited[0]?.text).toContain('href="tel:+18005550142"')
  expect(limited[0]?.text).toMatch(/Try again at \d+:\d\d [AP]M E[DS]T/)
  expect(limited[0]?.response.headers.get('retry-after')).not.toBeNull()

  const other = await openWithOrder()
  const answer = await visitor.form(PATH, { ...DETAILS, orderNo: other.orderNo })
  expect(answer.status).toBe(200)
})

test('when commerce fails, the page says so and keeps the typed values', async () => {
  const visitor = openShopper(openStore())
  await visitor.breaks('/lookup', { kind: 'status', status: 503 })
  const { status, text } = await visitor.form(PATH, { ...DETAILS, orderNo: '00000001' })
  expect(status).toBe(503)
  expect(rejectedForm(text)).toMatchObject({ problem: 'unavailable', values: DETAILS })
})
