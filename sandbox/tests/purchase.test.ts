import { expect, test } from 'vitest'

import { addressIn, cardToken, completeBasket, withBasket } from './purchase.ts'
import { control, newGuest, errorOf, fixture, origin } from './clients.ts'
import { thirdFree } from './seeded-catalog.ts'

test('completes a guest’s purchase in the United States, step by step like a checkout', async () => {
  const { baskets, customers, orders, token } = await newGuest('us')
  const customerId = token.customer_id
  expect(await customers.getCustomerBaskets({ parameters: { customerId } })).toEqual({ total: 0 })
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const shipment = { basketId, shipmentId: 'me' }
  const productId = await fixture('P-PROMO', 'us')
  await baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 3 }] })
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
  await baskets.updateShippingAddressForShipment({
    parameters: shipment,
    body: addressIn('us'),
  })
  const methods = await baskets.getShippingMethodsForShipment({ parameters: shipment })
  const id = String(methods.defaultShippingMethodId)
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id } })
  const creditCardToken = await cardToken()
  await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: {
      paymentMethodId: 'CREDIT_CARD',
      paymentCard: { cardType: 'Visa', maskedNumber: '************1111', creditCardToken },
    },
  })
  const ready = await baskets.updateBillingAddressForBasket({ parameters, body: addressIn('us') })

  const order = await orders.createOrder({ body: { basketId } })
  expect(order).toMatchObject({
    orderNo: expect.stringMatching(/^\d{8}$/),
    status: 'created',
    paymentStatus: 'paid',
    currency: 'USD',
    taxation: 'net',
    guest: true,
    customerName: 'Ana Ruiz',
    customerInfo: { customerId, email: 'ana@example.org', customerName: 'Ana Ruiz' },
    productItems: [{ productId, quantity: 3, priceAdjustments: [{ promotionId: thirdFree.id }] }],
    orderTotal: ready.orderTotal,
    paymentInstruments: [{ amount: ready.orderTotal, authorizationStatus: { status: 0 } }],
  })
  expect(order).not.toHaveProperty('basketId')
  addsUp(order)
  expect(await orders.getOrder({ parameters: { orderNo: String(order.orderNo) } })).toEqual(order)
  expect((await errorOf(baskets.getBasket({ parameters }))).status).toBe(404)
  expect(await customers.getCustomerBaskets({ parameters: { customerId } })).toEqual({ total: 0 })
})

test('completes a guest’s purchase in Québec and describes it in French', async () => {
  const buyer = await withBasket('ca', 'P-ACCENT', 2)
  await completeBasket(buyer, await cardToken('5555555555554444'))
  const order = await buyer.orders.createOrder({
    parameters: { locale: 'fr-CA' },
    body: { basketId: buyer.basketId },
  })
  addsUp(order)
  expect(order).toMatchObject({
    currency: 'CAD',
    productItems: [{ productName: 'Baume pour le corps Crème brûlée à l’érable' }],
    shipments: [{ shippingMethod: { name: 'Livraison courante' } }],
    c_taxItems: [{ id: 'GST' }, { id: 'QST' }],
  })
  const orderNo = String(order.orderNo)
  expect(await buyer.orders.getOrder({ parameters: { orderNo } })).toMatchObject({
    productItems: [{ productName: 'Crème Brûlée Body Cream' }],
    orderTotal: order.orderTotal,
  })
  const mails = await fetch(`${origin}/outbox`, { headers: { accept: 'application/json' } })
  expect(await mails.text()).toContain(orderNo)
  const response = await control('GET', `/orders?customer=${buyer.token.customer_id}`)
  expect(await response.json()).toMatchObject({ total: 1, data: [{ orderNo, siteId: 'ca' }] })
})

test('completes a purchase with version 2 of the baskets API', async () => {
  const { basketsV2: baskets, orders } = await newGuest('us')
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const shipment = { basketId, shipmentId: 'me' }
  const productId = await fixture('P-AMP', 'us')
  await baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 1 }] })
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
  await baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: true },
    body: addressIn('us'),
  })
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'express' } })
  const ready = await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: { paymentMethodId: 'CREDIT_CARD' },
  })
  expect(ready.groupedTaxItems).toMatchObject([{ taxRate: 0.0575 }])
  const order = await orders.createOrder({ body: { basketId } })
  expect(order).toMatchObject({ status: 'created', paymentStatus: 'not_paid' })
  expect(order.paymentInstruments?.[0]).not.toHaveProperty('authorizationStatus')
})

interface Totals {
  productTotal?: number
  shippingTotal?: number
  taxTotal?: number
  orderTotal?: number
}

function addsUp({ productTotal = 0, shippingTotal = 0, taxTotal = 0, orderTotal }: Totals) {
  expect(Math.round((productTotal + shippingTotal + taxTotal) * 100) / 100).toBe(orderTotal)
}

test('lists shipping methods at their price for the order, with the promotions that reduce them', async () => {
  const { baskets, basketId, parameters } = await withBasket('us', 'P-STD', 1)
  const listed = async () => {
    const answer = await baskets.getShippingMethodsForShipment({
      parameters: { basketId, shipmentId: 'me' },
    })
    return answer.applicableShippingMethods ?? []
  }
  expect(await listed()).toMatchObject([
    { id: 'standard', price: 5.99, shippingPromotions: [] },
    { id: 'express', price: 14.99, shippingPromotions: [] },
    { id: 'overnight', price: 24.99 },
    { id: 'ISPU', price: 0 },
  ])
  await baskets.addCouponToBasket({ parameters, body: { code: 'SHIPFREE' } })
  expect(await listed()).toMatchObject([
    {
      id: 'standard',
      price: 0,
      shippingPromotions: [
        {
          promotionId: 'coupon-free-shipping',
          promotionName: 'Free Standard Shipping',
          calloutMsg: 'Free standard shipping with the code SHIPFREE',
        },
      ],
    },
    { id: 'express', price: 14.99, shippingPromotions: [] },
    { id: 'overnight', price: 24.99 },
    { id: 'ISPU', price: 0, shippingPromotions: [] },
  ])
})

test('turns a fresh shipment into a pickup and back, as storefronts choose a method', async () => {
  const { baskets, basketId, parameters, basket } = await withBasket('us', 'P-AMP')
  const shipment = { basketId, shipmentId: 'me' }
  const methods = await baskets.getShippingMethodsForShipment({ parameters: shipment })
  const listed = methods.applicableShippingMethods ?? []
  const pickup = listed.filter((method) => method['c_storePickupEnabled'] === true)
  expect(pickup).toMatchObject([{ id: 'ISPU', price: 0 }])
  expect(listed[0]?.id).toBe(methods.defaultShippingMethodId)

  const shippingMethod = { id: String(pickup[0]?.id) }
  const c_fromStoreId = await fixture('STORE-A', 'us')
  const collected = await baskets.updateShipmentForBasket({
    parameters: shipment,
    body: { shippingMethod, c_fromStoreId },
  })
  expect(collected.shipments).toMatchObject([{ shippingMethod, c_fromStoreId, shippingTotal: 0 }])
  const sent = await baskets.updateShipmentForBasket({
    parameters: shipment,
    body: { shippingMethod: { id: 'standard' }, c_fromStoreId: '' },
  })
  expect(sent.shipments).toMatchObject([{ shippingMethod: { id: 'standard' } }])
  expect(sent.shipments?.[0]).not.toHaveProperty('c_fromStoreId')
  expect(sent.productItems).toMatchObject([{ itemId: basket.productItems?.[0]?.itemId }])

  // Without a store there is nowhere to collect, so there is no order either.
  const chosen = await baskets.updateShippingMethodForShipment({
    parameters: shipment,
    body: shippingMethod,
  })
  expect(chosen.shipments).toMatchObject([{ shippingMethod, shippingTotal: null }])
  expect((await baskets.getBasket({ parameters })).orderTotal).toBeNull()
})
