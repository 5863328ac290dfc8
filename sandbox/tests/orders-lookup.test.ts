import { expect, test } from 'vitest'

import { cardToken, completeBasket, placeOrder, withBasket } from './purchase.ts'
import { clientsOf, errorOf, newGuest } from './clients.ts'

test('returns an order to a guest who knows its details, in part or in full', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  await completeBasket(buyer, await cardToken())
  const order = await placeOrder(buyer)
  const parameters = { orderNo: String(order.orderNo) }
  const { orders } = await newGuest('us')
  const look = (body: Record<string, string>) => orders.guestOrderLookup({ parameters, body })

  const orderViewCode = String(order.orderViewCode)
  expect(await look({ email: 'ANA@example.org', orderViewCode })).toEqual(order)
  expect(await look({ phone: '614-555-0100', orderViewCode })).toEqual(order)
  const partial = await look({ email: 'ana@example.org', postalCode: '43215' })
  expect(partial).toMatchObject({
    orderNo: order.orderNo,
    status: 'created',
    guest: true,
    orderTotal: order.orderTotal,
    c_taxItems: [{ id: 'SALES_TAX' }],
    billingAddress: { postalCode: '43215' },
    productItems: [{}],
    shipments: [{ shipmentId: 'me', shippingMethod: { id: 'standard' } }],
  })
  const text = JSON.stringify(partial)
  for (const secret of ['ana@', 'Mill Lane', 'Ruiz', 'orderToken', 'paymentInstruments', '1111']) {
    expect(text).not.toContain(secret)
  }
  for (const body of [{}, { email: 'ana@example.org' }, { postalCode: '43215' }]) {
    const { status, body: problem } = await errorOf(look(body))
    expect(status).toBe(400)
    expect(problem).toMatchObject({ title: 'Insufficient Identifying Information' })
  }
  for (const body of [
    { email: 'leo@example.org', postalCode: '43215' },
    { email: 'ana@example.org', postalCode: '43216' },
    { email: 'ana@example.org', orderViewCode: 'guess' },
  ]) {
    expect((await errorOf(look(body))).status).toBe(404)
  }
  const own = clientsOf('us', buyer.token.access_token).orders
  expect(await own.guestOrderLookup({ parameters, body: {} })).toEqual(order)
})

test('rejects further wrong look-ups after ten, even for an order that does not exist, and never the right one', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  await completeBasket(buyer, await cardToken())
  const { orderNo } = await placeOrder(buyer)
  const { orders } = await newGuest('us')
  const look = (number: string, postalCode: string) =>
    orders.guestOrderLookup({
      parameters: { orderNo: number },
      body: { email: 'ana@example.org', postalCode },
    })
  const known = String(orderNo)
  const answers = async (number: string) => {
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, at) => errorOf(look(number, String(10_001 + at)))),
    )
    return guesses.map(({ status }) => status).toSorted((a, b) => a - b)
  }
  const limited = [...Array.from({ length: 10 }, () => 404), 429, 429]
  expect(await answers(known)).toEqual(limited)
  expect(await answers('98765432')).toEqual(limited)
  expect(await look(known, '43215')).toMatchObject({ orderNo })
  expect((await errorOf(look(known, '43216'))).status).toBe(429)
})
