import { expect, test } from 'vitest'

import { fixture, newGuest } from './clients.ts'
import { addressIn, cardToken, maskedCard, withBasket } from './purchase.ts'

const storeA = () => fixture('STORE-A', 'us')

test('requires no address for e-mailed items, also beside a pickup', async () => {
  for (const beside of [[], ['P-APOS']] as const) {
    const { baskets, orders } = await newGuest('us')
    const { basketId = '' } = await baskets.createBasket({ body: {} })
    const parameters = { basketId }
    const card = { productId: await fixture('P-EGC', 'us'), quantity: 1, c_giftCardAmount: 25 }
    await baskets.addItemToBasket({ parameters, body: [card] })
    for (const name of beside) {
      const item = { productId: await fixture(name, 'us'), quantity: 1 }
      await baskets.addItemToBasket({
        parameters,
        body: [{ ...item, c_fromStoreId: await storeA() }],
      })
    }
    await baskets.updateCustomerForBasket({ parameters, body: { email: 'ana@example.org' } })
    await baskets.updateBillingAddressForBasket({ parameters, body: addressIn('us') })
    const masked = maskedCard(await cardToken())
    const ready = await baskets.addPaymentInstrumentToBasket({ parameters, body: masked })
    expect(ready).toMatchObject({ shippingTotal: 0, orderTotal: expect.any(Number) })
    expect(await orders.createOrder({ body: { basketId } })).toMatchObject({
      orderTotal: ready.orderTotal,
    })
  }
})

test('keeps who picks a shipment up when its store changes', async () => {
  const { baskets, basketId, parameters } = await withBasket('us', 'P-STD')
  const [a, b] = [await storeA(), await fixture('STORE-B', 'us')]
  const productId = await fixture('P-AMP', 'us')
  const added = await baskets.addItemToBasket({
    parameters,
    body: [{ productId, quantity: 1, c_fromStoreId: a }],
  })
  const shipmentId = String(added.shipments?.[1]?.shipmentId)
  const person = { c_pickupFirstName: 'Leo', c_pickupLastName: 'Ruiz', c_pickupPhone: '' }
  for (const body of [person, { c_fromStoreId: b }]) {
    await baskets.updateShipmentForBasket({ parameters: { basketId, shipmentId }, body })
  }
  expect((await baskets.getBasket({ parameters })).shipments?.[1]).toMatchObject({
    c_fromStoreId: b,
    c_pickupFirstName: 'Leo',
    c_pickupLastName: 'Ruiz',
  })
})
