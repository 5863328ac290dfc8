import { expect, test } from 'vitest'

import {
  addressIn,
  type Buyer,
  cardToken,
  maskedCard,
  placeOrder,
  completeBasket,
  ordersOf,
  withBasket,
} from './purchase.ts'
import { clientsOf, control, newGuest, errorOf, fixture, loginGuest } from './clients.ts'
import { seededProduct } from './seeded-catalog.ts'

async function stockOf({ products, productId }: Buyer) {
  const product = await products.getProduct({ parameters: { id: productId } })
  return product.inventory?.ats
}

test('rejects an order and names the missing parts of its basket', async () => {
  const buyer = await withBasket('us')
  const { baskets, basketId, parameters } = buyer
  const shipment = { basketId, shipmentId: 'me' }
  const address = addressIn('us')
  const { city: _city, ...incomplete } = address
  const expectMissing = async (parameter: string, detail: RegExp) => {
    const { status, body } = await errorOf(placeOrder(buyer))
    expect(status).toBe(400)
    expect(body).toMatchObject({ parameter, detail: expect.stringMatching(detail) })
  }

  await expectMissing('email', /e-mail/)
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
  await expectMissing('shippingAddress', /firstName/)
  const ship = (body: Partial<typeof address>) =>
    baskets.updateShippingAddressForShipment({ parameters: shipment, body })
  await ship(incomplete)
  await expectMissing('shippingAddress', /lacks city\.$/)
  await ship(address)
  await expectMissing('shippingMethod', /shipping method/)
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'standard' } })
  await expectMissing('billingAddress', /lacks/)
  await baskets.updateBillingAddressForBasket({ parameters, body: address })
  await expectMissing('paymentInstruments', /payment instrument/)
  await baskets.addPaymentInstrumentToBasket({ parameters, body: maskedCard() })
  const { productItems } = await baskets.getBasket({ parameters })
  const itemId = String(productItems?.[0]?.itemId)
  await baskets.removeItemFromBasket({ parameters: { basketId, itemId } })
  await expectMissing('productItems', /empty/)
  expect((await errorOf(buyer.orders.createOrder({ body: {} }))).body).toMatchObject({
    parameter: 'basketId',
  })
})

test(
  'accepts three of twenty concurrent orders for the last three units',
  { timeout: 60_000 },
  async () => {
    const productId = await fixture('P-LIM35', 'us')
    await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: 3 })
    try {
      const buyers = await Promise.all(
        Array.from({ length: 20 }, () => withBasket('us', 'P-LIM35')),
      )
      await Promise.all(buyers.map((buyer) => completeBasket(buyer)))
      const responses = await Promise.all(
        buyers.map((buyer) =>
          placeOrder(buyer).then(
            () => 'ordered',
            () => 'refused',
          ),
        ),
      )
      expect(responses.filter((response) => response === 'ordered')).toHaveLength(3)
      const late = buyers[responses.indexOf('refused')]
      if (!late) throw new Error('No order was rejected.')
      expect(await stockOf(late)).toBe(0)
      expect((await errorOf(placeOrder(late))).body).toMatchObject({
        title: 'Product Item Not Available',
        productId,
      })
      expect(await late.baskets.getBasket({ parameters: late.parameters })).toMatchObject({
        productItems: [{ productId, c_available: false, c_availableQuantity: 0 }],
      })
    } finally {
      await control('DELETE', `/stock/${productId}?siteId=us`)
    }
  },
)

test('updates search at once when an order takes the last unit, and when it returns', async () => {
  const { id: productId, name } = await seededProduct('P-SALE', 'us')
  await control('PUT', `/stock/${productId}`, { siteId: 'us', ats: 1 })
  try {
    const buyer = await withBasket('us', 'P-SALE')
    const isOrderable = async () => {
      const { hits } = await buyer.search.productSearch({
        parameters: { q: name.en },
      })
      return hits?.find((hit) => hit.productId === productId)?.orderable
    }
    expect(await isOrderable()).toBe(true)
    await completeBasket(buyer)
    const { orderNo = '' } = await placeOrder(buyer)
    expect(await isOrderable()).toBe(false)
    await buyer.orders.failOrder({
      parameters: { orderNo },
      body: { reasonCode: 'payment_auth_failure' },
    })
    expect(await isOrderable()).toBe(true)
  } finally {
    await control('DELETE', `/stock/${productId}?siteId=us`)
  }
})

test('creates one order from a basket, however often it is submitted', async () => {
  const buyer = await withBasket('ca', 'P-APOS')
  await completeBasket(buyer, await cardToken())
  const responses = await Promise.allSettled(Array.from({ length: 5 }, () => placeOrder(buyer)))
  expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ordersOf(buyer.token.usid)).toMatchObject([{ paymentStatus: 'paid' }])
  expect((await errorOf(placeOrder(buyer))).body).toMatchObject({
    title: 'Basket Not Found',
  })
})

test('creates an unpaid order for a declined card, and restores its basket when the order fails', async () => {
  const buyer = await withBasket('us', 'P-BADGE', 2)
  const { baskets, basketId, parameters, orders } = buyer
  await baskets.addCouponToBasket({ parameters, body: { code: 'WELCOME10' } })
  const before = await completeBasket(buyer, await cardToken('4000000000000002'))
  const stock = await stockOf(buyer)

  const order = await placeOrder(buyer)
  expect(order).toMatchObject({
    status: 'created',
    paymentStatus: 'not_paid',
    paymentInstruments: [{ authorizationStatus: { status: 1, code: 'card_declined' } }],
  })
  const orderNo = String(order.orderNo)
  const fail = () =>
    orders.failOrder(
      { parameters: { orderNo, reopenBasket: true }, body: { reasonCode: 'payment_auth_failure' } },
      true,
    )
  const failed = await fail()
  expect(failed.status).toBe(201)
  expect(failed.headers.get('location')).toContain(`/baskets/${basketId}`)
  expect(await stockOf(buyer)).toBe(stock)

  const { lastModified: _lastModified, ...content } = before
  expect(await baskets.getBasket({ parameters })).toMatchObject({
    ...content,
    orderPriceAdjustments: expect.any(Array),
  })
  const twice = await fail()
  expect(twice.status).toBe(409)
  expect(await twice.json()).toMatchObject({
    type: expect.stringMatching(/\/order-status-transition$/),
  })
  expect(await orders.getOrder({ parameters: { orderNo } })).toMatchObject({ status: 'failed' })

  const [declined] = before.paymentInstruments ?? []
  await baskets.removePaymentInstrumentFromBasket({
    parameters: { basketId, paymentInstrumentId: String(declined?.paymentInstrumentId) },
  })
  const body = maskedCard(await cardToken())
  await baskets.addPaymentInstrumentToBasket({ parameters, body })
  const paid = await placeOrder(buyer)
  expect(paid).toMatchObject({ paymentStatus: 'paid', status: 'created' })
  expect(paid.orderNo).not.toBe(orderNo)
})

test('keeps a newer basket of the shopper when the order fails', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  await completeBasket(buyer)
  const { orderNo = '' } = await placeOrder(buyer)
  const other = await buyer.baskets.createBasket({ body: {} })
  const failed = await buyer.orders.failOrder(
    { parameters: { orderNo, reopenBasket: true }, body: { reasonCode: 'payment_auth_failure' } },
    true,
  )
  expect(failed.status).toBe(204)
  expect((await errorOf(buyer.baskets.getBasket({ parameters: buyer.parameters }))).status).toBe(
    404,
  )
  const parameters = { basketId: String(other.basketId) }
  await expect(buyer.baskets.getBasket({ parameters })).resolves.toHaveProperty('basketId')
})

test('returns an order only to the shopper who placed it', async () => {
  const buyer = await withBasket('us', 'P-AMP')
  await completeBasket(buyer)
  const { orderNo = '' } = await placeOrder(buyer)

  const again = await loginGuest('us', buyer.token.usid)
  const { orders } = clientsOf('us', again.access_token)
  await expect(orders.getOrder({ parameters: { orderNo } })).resolves.toMatchObject({ orderNo })
  const stranger = await newGuest('us')
  const unknown = await errorOf(stranger.orders.getOrder({ parameters: { orderNo } }))
  expect(unknown.body).toMatchObject({
    title: 'Order Not Found',
    detail: `No order with number '${orderNo}' was found.`,
  })
  const failing = stranger.orders.failOrder({
    parameters: { orderNo },
    body: { reasonCode: 'payment_auth_failure' },
  })
  expect((await errorOf(failing)).status).toBe(404)
  for (const strange of ['00000000', 'x', '1e3', "1' OR 1"]) {
    expect((await errorOf(orders.getOrder({ parameters: { orderNo: strange } }))).status).toBe(404)
  }
})
