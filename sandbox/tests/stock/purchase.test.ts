import { expect, test } from 'vitest'

import { errorOf, fixture, newGuest } from '../clients.ts'
import { cardToken, maskedCard } from '../purchase.ts'
import { addresses, SITES, type StockSite } from './stock-shopper.ts'

/** A guest whose basket has two of a variant and the site's own address. */
async function withBasket(siteId: StockSite) {
  const shopper = await newGuest(siteId)
  const productId = await fixture('P-VARIANT', siteId)
  const { basketId = '' } = await shopper.baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const shipment = { basketId, shipmentId: 'me' }
  await shopper.baskets.addItemToBasket({ parameters, body: [{ productId, quantity: 2 }] })
  await shopper.baskets.updateCustomerForBasket({ parameters, body: { email: 's@odowd.example' } })
  await shopper.baskets.updateShippingAddressForShipment({
    parameters: { ...shipment, useAsBilling: true },
    body: addresses[siteId],
  })
  return { ...shopper, basketId, parameters, shipment, productId }
}

test.each(SITES)('a guest buys on %s with a method of its country', async (siteId) => {
  const { baskets, orders, basketId, parameters, shipment } = await withBasket(siteId)
  const methods = await baskets.getShippingMethodsForShipment({ parameters: shipment })
  const ids = (methods.applicableShippingMethods ?? []).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(2)
  expect(methods.defaultShippingMethodId).toBe('001')
  await baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: '001' } })
  const basket = await baskets.addPaymentInstrumentToBasket({
    parameters,
    body: maskedCard(await cardToken()),
  })
  const order = await orders.createOrder({ body: { basketId } })
  expect(order).toMatchObject({ status: 'created', paymentStatus: 'paid' })
  expect(order.orderTotal).toBe(basket.orderTotal)
  const { productTotal = 0, shippingTotal = 0, taxTotal = 0, orderTotal = 0 } = order
  const isGross = siteId === 'gb' || siteId === 'ie'
  expect(order.taxation).toBe(isGross ? 'gross' : 'net')
  expect(taxTotal).toBeGreaterThan(0)
  expect(orderTotal).toBeCloseTo(productTotal + shippingTotal + (isGross ? 0 : taxTotal), 2)
})

test('a product can be picked up in a store, with the attribute of the reference metadata', async () => {
  const { baskets, parameters, shipment } = await withBasket('gb')
  const storeId = await fixture('STORE-A', 'gb')
  const updated = await baskets.updateShipmentForBasket({
    parameters: shipment,
    body: { c_fromStoreId: storeId },
  })
  expect(updated.shipments?.[0]).toMatchObject({ shippingMethod: { c_storePickupEnabled: true } })
  const basket = await baskets.getBasket({ parameters })
  expect(basket.productItems?.[0]).toMatchObject({ inventoryId: `invStore${storeId}` })
})

test('a coupon takes its percentage off, and an unknown size is not sold', async () => {
  const { baskets, parameters } = await withBasket('ie')
  const before = await baskets.getBasket({ parameters })
  const after = await baskets.addCouponToBasket({ parameters, body: { code: 'HELLO15' } })
  expect(after.productTotal).toBeCloseTo((before.productTotal ?? 0) * 0.85, 1)
  const wrong = baskets.addItemToBasket({
    parameters,
    body: [{ productId: '25001999M', quantity: 1 }],
  })
  expect((await errorOf(wrong)).status).toBe(400)
})

test('shipping is free from the amount of the site', async () => {
  const { baskets, shipment, productId } = await withBasket('gb')
  const order = await baskets.updateShippingMethodForShipment({
    parameters: shipment,
    body: { id: '001' },
  })
  expect(order.productTotal).toBeGreaterThan(75)
  expect(order.shippingTotal).toBe(0)
  const [item] = order.productItems ?? []
  expect(item).toMatchObject({ productId, quantity: 2 })
})
