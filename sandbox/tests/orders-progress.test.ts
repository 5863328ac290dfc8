import { expect, test } from 'vitest'

import { giftCertificateReader } from './gift-certificates-client.ts'
import { HOUR, signInLater } from './at-clock-offset.ts'
import { mailsTo } from './accounts.ts'
import {
  addressIn,
  type Buyer,
  cardToken,
  maskedCard,
  placeOrder,
  completeBasket,
  withBasket,
} from './purchase.ts'
import { control, newGuest, errorOf, fixture, origin } from './clients.ts'

const DECLINED = '4000000000000002'
/** Its balance is lower than any price. */
const GIFT = 'JWGIFT0000000125'
const reasonCode = 'payment_auth_failure'

test('confirms, ships and completes a paid order as time passes', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  await completeBasket(buyer, await cardToken())
  const { orderNo = '', creationDate } = await placeOrder(buyer)
  const parameters = { orderNo }
  const orderAfter = async (offset: number) => {
    const { orders } = await signInLater('us', buyer.token.usid, offset)
    return { orders, order: await orders.getOrder({ parameters }) }
  }

  expect((await orderAfter(HOUR / 4)).order).toMatchObject({
    status: 'created',
    confirmationStatus: 'not_confirmed',
  })
  const confirmed = await orderAfter(HOUR)
  expect(confirmed.order).toMatchObject({
    status: 'new',
    confirmationStatus: 'confirmed',
    exportStatus: 'exported',
    shippingStatus: 'not_shipped',
    creationDate,
  })
  const late = await errorOf(confirmed.orders.failOrder({ parameters, body: { reasonCode } }))
  expect(late.status).toBe(409)
  expect(late.body).toMatchObject({ type: expect.stringMatching(/\/order-status-transition$/) })
  const sent = await orderAfter(49 * HOUR)
  expect(sent.order).toMatchObject({
    status: 'completed',
    shippingStatus: 'shipped',
    shipments: [{ shippingStatus: 'shipped', trackingNumber: expect.stringMatching(/^JW\d+US$/) }],
  })
  expect(Date.parse(String(sent.order.lastModified))).toBeGreaterThan(
    Date.parse(String(creationDate)),
  )
})

/** The time at which the order is placed, moved for the session that placed it. */
const atOffset = (buyer: Buyer, offsetMs: number) =>
  control('PUT', '/clock', { offsetMs, session: buyer.token.usid })

test('mails when a parcel leaves, once, and the carrier tells where it is', async () => {
  const buyer = await withBasket('ca', 'P-AMP', 2)
  const email = `mail-${crypto.randomUUID()}@example.org`
  await completeBasket(buyer, await cardToken())
  await buyer.baskets.updateCustomerForBasket({ parameters: buyer.parameters, body: { email } })
  const { orderNo = '', c_orderImage: together } = await buyer.orders.createOrder({
    parameters: { locale: 'fr-CA' },
    body: { basketId: buyer.basketId },
  })
  const picture = await fetch(String(together))
  expect(picture.headers.get('cache-control')).toContain('immutable')
  expect(await picture.text()).toMatch(/^<svg [^>]*width="1200" height="630"/)
  expect((await fetch(String(together).replace('together/', 'together/sofa~'))).status).toBe(404)

  await atOffset(buyer, 47 * HOUR)
  expect(await mailsTo(email)).toHaveLength(1)
  const parcel = `${origin}/parcels/JW${orderNo}1US`
  expect((await fetch(parcel)).status).toBe(404)
  await atOffset(buyer, 49 * HOUR)
  await Promise.all([mailsTo(email), mailsTo(email)])
  const [shipped, ...others] = await mailsTo(email)
  expect(others).toHaveLength(1)
  expect(shipped).toMatchObject({
    subject: `Votre commande Juniper & Wick ${orderNo} est en route`,
    locale: 'fr-CA',
  })
  expect(shipped?.text).toContain(`Juniper Post JW${orderNo}1US\n${parcel}`)
  expect(shipped?.text).toContain('(Quantité\u00a0: 2)')
  expect(shipped?.text).not.toMatch(/Total|Thank/)
  const tracked = await fetch(parcel)
  expect(await tracked.text()).toContain('En route vers vous')
})

test('mails that an order waits in its store, with the hours and who picks it up', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  const { baskets, parameters } = buyer
  const email = `mail-${crypto.randomUUID()}@example.org`
  await completeBasket(buyer, await cardToken())
  await baskets.updateCustomerForBasket({ parameters, body: { email } })
  const [line] = buyer.basket.productItems ?? []
  const c_fromStoreId = await fixture('STORE-A', 'us')
  const moved = await baskets.updateItemInBasket({
    parameters: { ...parameters, itemId: String(line?.itemId) },
    body: { quantity: 1, c_fromStoreId },
  })
  const fetched = moved.shipments?.find((shipment) => shipment['c_fromStoreId'])
  await baskets.updateShipmentForBasket({
    parameters: { ...parameters, shipmentId: String(fetched?.shipmentId) },
    body: { c_pickupFirstName: 'Leo', c_pickupLastName: 'Ruiz' },
  })
  const { orderNo } = await placeOrder(buyer)
  await atOffset(buyer, 23 * HOUR)
  expect(await mailsTo(email)).toHaveLength(1)
  await atOffset(buyer, 72 * HOUR)
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(2)
  const ready = mails.find(({ subject }) => subject.includes('ready for pickup'))
  expect(ready?.subject).toContain(orderNo)
  expect(ready?.text).toMatch(/Pick up at\n[\s\S]*Store hours\nMon: [\s\S]*Picked up by\nLeo Ruiz/)
  expect(ready?.text).not.toContain('Tracking number')
})

test('accepts another card for an order whose card was declined, and charges only once', async () => {
  const buyer = await withBasket('us', 'P-BADGE')
  const { orders, token } = buyer
  await completeBasket(buyer, await cardToken(DECLINED))
  const declined = await placeOrder(buyer)
  const orderNo = String(declined.orderNo)
  expect(declined).toMatchObject({ paymentStatus: 'not_paid' })
  const parameters = { orderNo }
  const unpaid = await signInLater('us', token.usid, 72 * HOUR)
  expect(await unpaid.orders.getOrder({ parameters })).toMatchObject({
    status: 'created',
    shippingStatus: 'not_shipped',
  })
  const methods = await orders.getPaymentMethodsForOrder({ parameters })
  expect(methods.applicablePaymentMethods).toMatchObject([
    { id: 'CREDIT_CARD' },
    { id: 'GIFT_CERTIFICATE' },
  ])

  const part = await orders.createPaymentInstrumentForOrder({
    parameters,
    body: {
      paymentMethodId: 'GIFT_CERTIFICATE',
      giftCertificateCode: GIFT,
      amount: 5,
    },
  })
  expect(part).toMatchObject({
    paymentStatus: 'part_paid',
    paymentInstruments: [
      { amount: 5, maskedGiftCertificateCode: '************0125' },
      { amount: Math.round((Number(declined.orderTotal) - 5) * 100) / 100 },
    ],
  })
  const instrumentId = (order: typeof part, index: number) =>
    String(order.paymentInstruments?.[index]?.paymentInstrumentId)
  const certificate = { orderNo, paymentInstrumentId: instrumentId(part, 0) }
  const balanceOf = async () =>
    (await giftCertificateReader('us', token.access_token)(GIFT)).balance
  const before = Number(await balanceOf()) + 5
  for (const [amount, share] of [
    [10_000, before],
    [0, 0],
    [7, 7],
  ] as const) {
    const changed = await orders.updatePaymentInstrumentForOrder({
      parameters: certificate,
      body: { paymentMethodId: 'GIFT_CERTIFICATE', amount },
    })
    expect(changed).toMatchObject({
      paymentStatus: share === 0 ? 'not_paid' : 'part_paid',
      paymentInstruments: [{ amount: share }, {}],
    })
    expect(await balanceOf()).toBeCloseTo(before - share)
  }
  const whole = await orders.removePaymentInstrumentFromOrder({ parameters: certificate })
  expect(await balanceOf()).toBeCloseTo(before)
  expect(whole.paymentInstruments).toMatchObject([{ amount: declined.orderTotal }])
  const one = { orderNo, paymentInstrumentId: instrumentId(whole, 0) }
  const noted = await orders.updatePaymentInstrumentForOrder({
    parameters: one,
    body: { c_tried: 1, paymentCard: { cardType: 'Visa', maskedNumber: '************1111' } },
  })
  expect(noted).toMatchObject({ paymentStatus: 'not_paid', paymentInstruments: [{ c_tried: 1 }] })

  const body = maskedCard(await cardToken())
  for (const short of [
    () =>
      orders.createPaymentInstrumentForOrder({
        parameters,
        body: { ...body, amount: Number(declined.orderTotal) - 0.01 },
      }),
    () => orders.updatePaymentInstrumentForOrder({ parameters: one, body: { amount: 1 } }),
  ]) {
    expect((await errorOf(short())).body).toMatchObject({ parameter: 'amount' })
  }
  const paid = await orders.createPaymentInstrumentForOrder({
    parameters,
    body: { ...body, amount: Number(declined.orderTotal) + 10 },
  })
  expect(paid).toMatchObject({
    paymentStatus: 'paid',
    paymentInstruments: [
      { amount: declined.orderTotal, authorizationStatus: { status: 0, code: 'authorized' } },
    ],
  })
  const again = await errorOf(orders.createPaymentInstrumentForOrder({ parameters, body }))
  expect(again.body).toMatchObject({ detail: 'The order is paid for.' })
  const strange = orders.removePaymentInstrumentFromOrder({
    parameters: { orderNo, paymentInstrumentId: 'x' },
  })
  expect((await errorOf(strange)).status).toBe(400)
})

test("treats another shopper's order as unknown in every operation", async () => {
  const buyer = await withBasket('us', 'P-AMP')
  await completeBasket(buyer)
  await buyer.baskets.updateBillingAddressForBasket({
    parameters: buyer.parameters,
    body: { ...addressIn('us'), phone: 'n/a' },
  })
  const order = await placeOrder(buyer)
  const parameters = { orderNo: String(order.orderNo) }
  const { orders, token } = await newGuest('us')
  const paymentInstrumentId = String(order.paymentInstruments?.[0]?.paymentInstrumentId)
  const instrument = { ...parameters, paymentInstrumentId }
  const attempts = [
    () => orders.getOrder({ parameters }),
    () => orders.failOrder({ parameters, body: { reasonCode } }),
    () => orders.guestOrderLookup({ parameters, body: { phone: '-', postalCode: '43215' } }),
    () => orders.getPaymentMethodsForOrder({ parameters }),
    () => orders.createPaymentInstrumentForOrder({ parameters, body: maskedCard() }),
    () => orders.updatePaymentInstrumentForOrder({ parameters: instrument, body: { c_x: 1 } }),
    () => orders.removePaymentInstrumentFromOrder({ parameters: instrument }),
  ]
  for (const attempt of attempts) {
    const { status, body } = await errorOf(attempt())
    expect(status).toBe(404)
    expect(body).toMatchObject({ title: 'Order Not Found' })
  }
  const taxes = (bearer: string) =>
    fetch(
      `${origin}/checkout/shopper-orders/v1/organizations/f_ecom_jwck_001/orders/${order.orderNo}/taxes?siteId=us`,
      { headers: { authorization: `Bearer ${bearer}` } },
    )
  expect((await taxes(token.access_token)).status).toBe(403)
  expect((await taxes('guess')).status).toBe(401)
  const internal = await taxes('sandbox-account-manager')
  expect(internal.status).toBe(409)
  expect(await internal.json()).toMatchObject({
    type: expect.stringMatching(/\/invalid-tax-mode$/),
  })
})
