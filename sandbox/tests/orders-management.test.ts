import { expect, test } from 'vitest'

import { HOUR, signInLater } from './at-clock-offset.ts'
import {
  addressIn,
  type Buyer,
  cardToken,
  placeOrder,
  completeBasket,
  withBasket,
} from './purchase.ts'
import { mailsTo } from './accounts.ts'
import { control, newGuest, errorOf, fixture } from './clients.ts'

const DAY = 24 * HOUR
const slug = (type: string) => expect.stringMatching(new RegExp(`/${type}$`))

/** A paid order of a product in this quantity, by a guest with a unique e-mail address. */
async function placedOrder(name = 'P-AMP', quantity = 2) {
  const buyer = await withBasket('us', name, quantity)
  const email = `buyer-${crypto.randomUUID().slice(0, 8)}@example.org`
  await completeBasket(buyer, await cardToken())
  await buyer.baskets.updateCustomerForBasket({ parameters: buyer.parameters, body: { email } })
  const order = await placeOrder(buyer)
  const orderNo = String(order.orderNo)
  return { ...buyer, email, order, orderNo, parameters: { orderNo } }
}

const stockOf = async ({ products, productId }: Pick<Buyer, 'products' | 'productId'>) =>
  (await products.getProduct({ parameters: { id: productId } })).inventory?.ats

test('cancels an order before it is shipped, and restores its stock', async () => {
  const buyer = await withBasket('us', 'P-BADGE', 2)
  const before = Number(await stockOf(buyer))
  await buyer.baskets.addPaymentInstrumentToBasket({
    parameters: buyer.parameters,
    body: {
      paymentMethodId: 'GIFT_CERTIFICATE',
      giftCertificateCode: 'JWGIFT0000000050',
      amount: 5,
    },
  })
  await completeBasket(buyer, await cardToken())
  const { orderNo = '' } = await placeOrder(buyer)
  expect(await stockOf(buyer)).toBe(before - 2)
  const parameters = { orderNo }
  const { orders } = buyer

  const meta = await orders.getOmsMetaData({})
  for (const codes of [meta.cancelReasonCodes, meta.returnReasonCodes]) {
    expect(codes.filter((code) => code.default)).toHaveLength(1)
  }
  const strange = await errorOf(orders.cancelOmsOrder({ parameters, body: { reason: 'Rain' } }))
  expect(strange.body).toMatchObject({ type: slug('invalid-reason-code'), reason: 'Rain' })
  const tooSoon = orders.returnOmsOrder({
    parameters,
    body: { productItems: [{ itemId: 'x', quantity: 1 }] },
  })
  expect((await errorOf(tooSoon)).body).toMatchObject({ unknownItemIds: ['x'] })

  const cancelled = await orders.cancelOmsOrder({
    parameters,
    body: { reason: String(meta.cancelReasonCodes.at(-1)?.reason) },
  })
  expect(cancelled).toMatchObject({
    orderNo,
    status: 'cancelled',
    paymentStatus: 'not_paid',
    omsData: { status: 'Canceled' },
    productItems: [
      { quantity: 2, omsData: { status: 'canceled', quantityCanceled: 2, quantityOrdered: 2 } },
    ],
  })
  expect(await stockOf(buyer)).toBe(before)
  const again = await errorOf(orders.cancelOmsOrder({ parameters, body: {} }))
  expect(again.status).toBe(409)
  expect(again.body).toMatchObject({ type: slug('order-cancel-failed'), orderNo })
  const reason = { reasonCode: 'payment_auth_failure' } as const
  const failing = await errorOf(orders.failOrder({ parameters, body: reason }))
  expect(failing.body).toMatchObject({ type: slug('order-status-transition') })
  expect(await stockOf(buyer)).toBe(before)
})

test('accepts returns of shipped items up to the ordered quantity', async () => {
  const { order, parameters, orderNo, token, orders } = await placedOrder('P-AMP', 3)
  const itemId = String(order.productItems?.[0]?.itemId)
  const body = (quantity: number) => ({ productItems: [{ itemId, quantity }] })
  const early = await errorOf(orders.returnOmsOrder({ parameters, body: body(1) }))
  expect(early.status).toBe(409)
  expect(early.body).toMatchObject({ type: slug('order-return-failed'), orderNo })

  const sent = await signInLater('us', token.usid, 49 * HOUR)
  expect(
    await sent.orders.getOrder({
      parameters: { orderNo, expand: ['oms', JSON.parse('" oms_shipments"')] },
    }),
  ).toMatchObject({
    status: 'completed',
    omsData: {
      status: 'Fulfilled',
      shipments: [
        {
          status: 'Shipped',
          trackingNumber: expect.stringMatching(/^JW\d+US$/),
          shipmentItems: [{ productItemId: itemId, quantity: 3 }],
        },
      ],
    },
    productItems: [{ omsData: { status: 'fulfilled', quantityAvailableToReturn: 3 } }],
  })
  expect((await errorOf(sent.orders.cancelOmsOrder({ parameters, body: {} }))).status).toBe(409)
  const tooMany = await errorOf(sent.orders.returnOmsOrder({ parameters, body: body(4) }))
  expect(tooMany.body).toMatchObject({
    type: slug('return-quantity-exceeded'),
    orderNo,
    itemIds: [itemId],
  })
  const returned = await sent.orders.returnOmsOrder({ parameters, body: body(2) })
  expect(returned.productItems).toMatchObject([
    {
      omsData: {
        status: 'return_initiated',
        quantityReturnInitiated: 2,
        quantityAvailableToReturn: 1,
      },
    },
  ])
  expect((await errorOf(sent.orders.returnOmsOrder({ parameters, body: body(2) }))).status).toBe(
    400,
  )
  const arrived = await signInLater('us', token.usid, 8 * DAY)
  const done = await arrived.orders.getOrder({ parameters: { orderNo, expand: ['oms'] } })
  expect(done.productItems).toMatchObject([
    { omsData: { quantityReturned: 2, quantityReturnInitiated: 0, quantityAvailableToReturn: 1 } },
  ])
  expect(done.omsData).not.toHaveProperty('shipments')
  expect(await arrived.orders.getOrder({ parameters })).not.toHaveProperty('omsData')
  const expand = JSON.parse('["weather"]')
  const strange = arrived.orders.getOrder({ parameters: { orderNo, expand } })
  expect((await errorOf(strange)).body).toMatchObject({
    title: 'Invalid Expand Parameter',
    param: 'weather',
  })
})

test('rejects order management operations if the site has none', async () => {
  const { orders, parameters, orderNo } = await placedOrder()
  await control('PUT', '/preferences/us/orderManagementActive', { value: false })
  try {
    const attempts = [
      () => orders.getOmsMetaData({}),
      () => orders.cancelOmsOrder({ parameters, body: {} }),
      () =>
        orders.returnOmsOrder({
          parameters,
          body: { productItems: [{ itemId: 'x', quantity: 1 }] },
        }),
    ]
    for (const attempt of attempts) {
      const { status, body } = await errorOf(attempt())
      expect(status).toBe(409)
      expect(body).toMatchObject({ type: slug('oms-not-active') })
    }
    const order = await orders.getOrder({ parameters: { orderNo, expand: ['oms'] } })
    expect(order).not.toHaveProperty('omsData')
  } finally {
    await control('DELETE', '/preferences/us/orderManagementActive')
  }
})

test('mails a guest without the session a code that gives access to the order', async () => {
  const { order, email, parameters } = await placedOrder()
  const { orders } = await newGuest('us')
  const request = (to: string, orderParameters = parameters) =>
    orders.requestOrderAccessCode({ parameters: orderParameters, body: { email: to } }, true)
  expect((await request('somebody@example.org')).status).toBe(202)
  expect((await request(email, { orderNo: '99999999' })).status).toBe(202)
  expect((await request(email.toUpperCase())).status).toBe(202)
  const wrong = orders.requestOrderAccessCode({ parameters, body: { email: 'nobody' } })
  expect((await errorOf(wrong)).body).toMatchObject({ parameter: 'email' })

  const codes = async () =>
    (await mailsTo(email)).flatMap(({ text }) => /Your code: (\d{6})/.exec(text)?.[1] ?? [])
  await expect.poll(codes).toHaveLength(1)
  expect(await mailsTo('somebody@example.org')).toEqual([])
  const [code = ''] = await codes()
  expect((await request(email)).status).toBe(202)
  expect(await codes()).toHaveLength(1)

  const lookUp = (body: Record<string, string>) => orders.guestOrderLookup({ parameters, body })
  expect(await lookUp({ orderAccessCode: code })).toEqual(order)
  expect(await lookUp({ orderViewCode: code, email })).toEqual(order)
  expect((await errorOf(lookUp({ orderAccessCode: code, email: 'x@example.org' }))).status).toBe(
    404,
  )
  const guess = code === '123456' ? '654321' : '123456'
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await errorOf(lookUp({ orderAccessCode: guess }))).status).toBe(404)
  }
  expect((await errorOf(lookUp({ orderAccessCode: code }))).status).toBe(404)
})

test('cancels an order with its access code within a quarter of an hour', async () => {
  const { email, parameters, order } = await placedOrder()
  const stranger = await newGuest('us')
  await stranger.orders.requestOrderAccessCode({ parameters, body: { email } })
  const codeOf = async () => {
    const [mail] = (await mailsTo(email)).filter(({ text }) => text.includes('Your code:'))
    return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(codeOf).not.toBe('')
  const body = { orderAccessCode: await codeOf() }
  const foreign = stranger.orders.cancelOmsOrder({ parameters, body: {} })
  const unknown = await errorOf(foreign)
  expect(unknown.status).toBe(404)
  expect(unknown.body).toMatchObject({ title: 'Order Not Found' })
  const late = await signInLater('us', stranger.token.usid, HOUR / 4)
  expect((await errorOf(late.orders.cancelOmsOrder({ parameters, body }))).status).toBe(404)
  expect(await stranger.orders.cancelOmsOrder({ parameters, body })).toMatchObject({
    orderNo: order.orderNo,
    status: 'cancelled',
  })
})

test('rejects the cancellation of an order whose e-gift card was mailed', async () => {
  const { baskets, orders, ...shopper } = await newGuest('us')
  const productId = await fixture('P-EGC', 'us')
  const { basketId = '' } = await baskets.createBasket({
    body: { productItems: [{ productId, quantity: 1 }] },
  })
  const parameters = { basketId }
  const buyer = { ...shopper, baskets, orders, siteId: 'us', productId, basketId, basket: {} }
  await completeBasket({ ...buyer, parameters }, await cardToken())
  await baskets.updateBillingAddressForBasket({ parameters, body: addressIn('us') })
  const { orderNo = '' } = await placeOrder({ ...buyer, parameters })
  const rejected = await errorOf(orders.cancelOmsOrder({ parameters: { orderNo }, body: {} }))
  expect(rejected.body).toMatchObject({ type: slug('order-cancel-failed') })
  const failing = orders.failOrder({
    parameters: { orderNo, reopenBasket: true },
    body: { reasonCode: 'payment_capture_failure' },
  })
  expect((await errorOf(failing)).body).toMatchObject({
    type: slug('order-status-transition'),
  })
  expect(await orders.getOrder({ parameters: { orderNo, expand: ['oms'] } })).toMatchObject({
    status: 'created',
    paymentStatus: 'paid',
    productItems: [{ omsData: { quantityAvailableToCancel: 0 } }],
  })
})
