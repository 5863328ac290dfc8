import { expect, test } from 'vitest'

import { HOUR, signInLater } from './at-clock-offset.ts'
import {
  addressIn,
  cardToken,
  maskedCard,
  placeOrder,
  completeBasket,
  withBasket,
} from './purchase.ts'
import { newGuest, errorOf, fixture } from './clients.ts'
import { withBasketsVersion, VERSIONS } from './baskets-versions.ts'

const NOT_ADDED = /^Sorry! We can’t add/
const storeA = () => fixture('STORE-A', 'us')

test.each(VERSIONS)(
  '%s: ships one item and has another picked up, each with its own shipment, stock and total',
  async (version) => {
    const buyer = await withBasket('us', 'P-STD', 1, version)
    const { baskets, basketId, parameters, orders, products } = buyer
    const storeId = await storeA()
    const productId = await fixture('P-AMP', 'us')
    const basket = await baskets.addItemToBasket({
      parameters,
      body: [{ productId, quantity: 2, c_fromStoreId: storeId }],
    })
    expect(basket).not.toHaveProperty('c_basketType')
    expect(basket.productItems).toMatchObject([
      { shipmentId: 'me', bopis: false },
      {
        productId,
        quantity: 2,
        bopis: true,
        c_fromStoreId: storeId,
        c_shippingMethod: 'ISPU',
        inventoryId: 'invStoreA',
        c_bopisPurchaseLimit: 10,
      },
    ])
    const [shippedShipment, pickupShipment] = basket.shipments ?? []
    expect(pickupShipment).toMatchObject({
      c_fromStoreId: storeId,
      c_itemCount: 2,
      shippingMethod: { id: 'ISPU', price: 0, c_storePickupEnabled: true },
      shippingAddress: { city: 'Columbus', stateCode: 'OH' },
      shippingTotal: 0,
      shipmentTotal: expect.any(Number),
    })
    expect(shippedShipment).toMatchObject({ shipmentId: 'me', c_itemCount: 1, shippingTotal: null })
    const shipmentId = String(pickupShipment?.shipmentId)
    const methods = await baskets.getShippingMethodsForShipment({
      parameters: { basketId, shipmentId },
    })
    expect(methods.applicableShippingMethods).toMatchObject([
      { id: 'ISPU', c_storePickupEnabled: true },
    ])

    const stock = async () => {
      const product = await products.getProduct({
        parameters: { id: productId, inventoryIds: ['invStoreA'] },
      })
      return [product.inventory?.ats, product.inventories?.[0]?.ats]
    }
    const [web = 0, store = 0] = await stock()
    const ready = await completeBasket(buyer, await cardToken())
    expect(ready.shippingItems).toHaveLength(2)
    const order = await placeOrder(buyer)
    expect(order).toMatchObject({
      paymentStatus: 'paid',
      shipments: [{ shipmentId: 'me' }, { c_fromStoreId: storeId }],
    })
    const shipments = order.shipments ?? []
    const parts = shipments.map((shipment) => Number(shipment.shipmentTotal))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(Number(order.orderTotal))
    expect(await stock()).toEqual([web, store - 2])
    await orders.failOrder({
      parameters: { orderNo: String(order.orderNo) },
      body: { reasonCode: 'payment_auth_failure' },
    })
    expect(await stock()).toEqual([web, store])
  },
)

test.each(VERSIONS)(
  '%s: allows one pickup store for an order, and moves all pickup items to another store',
  async (version) => {
    const { baskets, basketId, parameters } = await withBasket('us', 'P-STD', 1, version)
    const [a, b] = [await storeA(), await fixture('STORE-B', 'us')]
    const productId = await fixture('P-AMP', 'us')
    const add = (c_fromStoreId: string, id = productId) =>
      baskets.addItemToBasket({
        parameters,
        body: [{ productId: id, quantity: 1, c_fromStoreId }],
      })
    const first = await add(a)
    const elsewhere = await errorOf(add(b))
    expect(elsewhere.status).toBe(400)
    expect(elsewhere.body).toMatchObject({ parameter: 'c_fromStoreId', pickupStoreId: a })
    expect((await errorOf(add('STORE-NOWHERE'))).body).toMatchObject({
      parameter: 'c_fromStoreId',
    })
    const second = await add(a, await fixture('P-APOS', 'us'))
    expect(second.shipments).toHaveLength(2)

    const shipmentId = String(first.shipments?.[1]?.shipmentId)
    const moved = await baskets.updateShipmentForBasket({
      parameters: { basketId, shipmentId },
      body: { c_fromStoreId: b },
    })
    expect(moved.shipments?.[1]).toMatchObject({ c_fromStoreId: b, c_itemCount: 2 })

    const [sentItem, ...fetchedItems] = moved.productItems ?? []
    for (const { itemId = '' } of fetchedItems) {
      await baskets.updateItemInBasket({
        parameters: { basketId, itemId },
        body: { c_fromStoreId: '' },
      })
    }
    const all = await baskets.getBasket({ parameters })
    expect(all.shipments).toMatchObject([{ shipmentId: 'me', c_itemCount: 3 }])
    const itemId = String(sentItem?.itemId)
    const pickupShipment = await baskets.updateItemInBasket({
      parameters: { basketId, itemId },
      body: { c_fromStoreId: a },
    })
    expect(pickupShipment.productItems?.[0]).toMatchObject({ itemId, c_fromStoreId: a })
  },
)

test('rejects every way to put an item in a shipment for a second pickup store', async () => {
  const { baskets, basketId, parameters, basket } = await withBasket('us', 'P-AMP')
  const productId = await fixture('P-APOS', 'us')
  const [a, b] = [await storeA(), await fixture('STORE-B', 'us')]
  await baskets.createShipmentForBasket({
    parameters,
    body: { shipmentId: 'first', c_fromStoreId: a },
  })
  await baskets.createShipmentForBasket({
    parameters,
    body: { shipmentId: 'second', c_fromStoreId: b },
  })
  const add = (...shipmentIds: string[]) =>
    baskets.addItemToBasket({
      parameters,
      body: shipmentIds.map((shipmentId) => ({ productId, quantity: 1, shipmentId })),
    })
  const itemId = String(basket.productItems?.[0]?.itemId)
  const move = (shipmentId: string) =>
    baskets.updateItemInBasket({ parameters: { basketId, itemId }, body: { shipmentId } })
  const rejection = { parameter: 'c_fromStoreId' }

  expect((await errorOf(add('first', 'second'))).body).toMatchObject(rejection)
  await add('first')
  for (const attempt of [() => add('second'), () => move('second')]) {
    const { status, body } = await errorOf(attempt())
    expect(status).toBe(400)
    expect(body).toMatchObject({ ...rejection, pickupStoreId: a })
  }
  const pickupShipment = await move('first')
  expect(pickupShipment.shipments).toMatchObject([
    { c_itemCount: 0 },
    { c_itemCount: 2 },
    { c_itemCount: 0 },
  ])
})

test.each(VERSIONS)(
  '%s: accepts pickup within the stock and limits of a store, while the store takes orders',
  async (version) => {
    const { baskets } = withBasketsVersion(version, await newGuest('us'))
    const { basketId = '' } = await baskets.createBasket({ body: {} })
    const parameters = { basketId }
    const add = async (name: string, store: string, quantity = 1) =>
      baskets.addItemToBasket({
        parameters,
        body: [
          {
            productId: await fixture(name, 'us'),
            quantity,
            c_fromStoreId: await fixture(store, 'us'),
          },
        ],
      })
    for (const [name, store, quantity] of [
      ['P-AMP', 'STORE-OFF', 1],
      ['P-AMP', 'STORE-0', 1],
      ['P-NOPICK', 'STORE-A', 1],
      ['P-LIM35', 'STORE-A', 6],
    ] as const) {
      const rejected = await add(name, store, quantity)
      expect(rejected.c_notAddedError, `${name} in ${store}`).toMatch(NOT_ADDED)
      expect(rejected).not.toHaveProperty('productItems')
      expect(rejected.shipments).toHaveLength(1)
    }
    for (const [name, store] of [
      ['P-NOSTORE', 'STORE-A'],
      ['P-ONESTORE', 'STORE-B'],
    ] as const) {
      const { body } = await errorOf(add(name, store))
      expect(body, `${name} in ${store}`).toMatchObject({
        title: 'Product Item Not Available',
        availableQuantity: 0,
      })
    }
    const five = await add('P-LIM35', 'STORE-A', 5)
    expect(five).toMatchObject({
      c_basketType: 'BOPIS',
      productItems: [{ quantity: 5, c_webPurchaseLimit: 3, c_bopisPurchaseLimit: 5 }],
    })
    expect(await add('P-PICKONLY', 'STORE-A')).toMatchObject({
      productItems: [{}, { quantity: 1 }],
    })
    expect(await add('P-FSO', 'STORE-A')).not.toHaveProperty('c_notAddedError')
  },
)

test('requires no shipping address for a pickup order, and completes it within a day', async () => {
  const { baskets, orders, token } = await newGuest('us')
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const body = { productId: await fixture('P-APOS', 'us'), quantity: 1 }
  await baskets.addItemToBasket({
    parameters,
    body: [{ ...body, c_fromStoreId: await storeA() }],
  })
  await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
  await baskets.updateBillingAddressForBasket({ parameters, body: addressIn('us') })
  const card = maskedCard(await cardToken())
  const ready = await baskets.addPaymentInstrumentToBasket({ parameters, body: card })
  expect(ready).toMatchObject({ shippingTotal: 0, orderTotal: expect.any(Number) })
  const { orderNo = '' } = await orders.createOrder({ body: { basketId } })

  const aDayLater = await signInLater('us', token.usid, 24 * HOUR)
  const order = await aDayLater.orders.getOrder({ parameters: { orderNo } })
  expect(order).toMatchObject({
    status: 'completed',
    shippingStatus: 'shipped',
    shipments: [{ c_fromStoreId: await storeA(), shippingStatus: 'shipped' }],
  })
  expect(order.shipments?.[0]).not.toHaveProperty('trackingNumber')
})
