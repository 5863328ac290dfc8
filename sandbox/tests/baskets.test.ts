import { expect, test } from 'vitest'

import { addressIn, maskedCard, withBasket } from './purchase.ts'
import { stockedProductIds } from './stocked-products.ts'
import { control, newGuest, errorOf, origin } from './clients.ts'
import { withBasketsVersion, VERSIONS } from './baskets-versions.ts'
import { seededProduct } from './seeded-catalog.ts'

test.each(VERSIONS)(
  '%s: opens one basket per shopper, even if two are requested at once',
  async (version) => {
    const { baskets, customers, token } = withBasketsVersion(version, await newGuest('us'))
    const parameters = { customerId: token.customer_id }
    expect(await customers.getCustomerBaskets({ parameters })).toEqual({ total: 0 })

    const responses = await Promise.allSettled([
      baskets.createBasket({ body: { c_preferredStore: 'STORE-A' } }),
      baskets.createBasket({ body: {} }),
    ])
    const opened = responses.flatMap((response) =>
      response.status === 'fulfilled' ? [response.value] : [],
    )
    expect(opened).toHaveLength(1)
    const basketId = String(opened[0]?.basketId)
    expect(basketId).toMatch(/^[\da-f]{26}$/)

    const quota = await errorOf(baskets.createBasket({ body: {} }))
    expect(quota.status).toBe(400)
    expect(quota.body).toMatchObject({
      type: expect.stringMatching(/\/customer-baskets-quota-exceeded$/),
      basketIds: basketId,
    })
    expect(await customers.getCustomerBaskets({ parameters })).toMatchObject({
      total: 1,
      baskets: [{ basketId, customerInfo: { customerId: token.customer_id } }],
    })

    await baskets.deleteBasket({ parameters: { basketId } })
    const gone = await errorOf(baskets.getBasket({ parameters: { basketId } }))
    expect(gone.body).toMatchObject({
      title: 'Basket Not Found',
      detail: `No basket with ID '${basketId}' could be found.`,
    })
    await expect(baskets.createBasket({ body: {} })).resolves.toMatchObject({ currency: 'USD' })
  },
)

test('creates a basket with all of its given contents, or not at all', async () => {
  const { baskets, customers, token } = await newGuest('ca')
  const { id: productId, name } = await seededProduct('P-APOS', 'ca')
  const body = {
    c_preferredStore: 'STORE-A',
    customerInfo: { email: 'elise@example.org' },
    billingAddress: addressIn('ca'),
    shipments: [{ shippingAddress: addressIn('ca'), shippingMethod: { id: 'express' } }],
    couponItems: [{ code: 'shipfree' }],
    paymentInstruments: [maskedCard()],
    productItems: [{ productId, quantity: 2 }],
  }
  const wrong = { ...body, productItems: [{ productId: 'nothing', quantity: 1 }] }
  expect((await errorOf(baskets.createBasket({ body: wrong }))).status).toBe(400)
  const parameters = { customerId: token.customer_id }
  expect(await customers.getCustomerBaskets({ parameters })).toEqual({ total: 0 })

  expect(await baskets.createBasket({ body })).toMatchObject({
    currency: 'CAD',
    c_preferredStore: 'STORE-A',
    customerInfo: { email: 'elise@example.org', customerName: 'Élise Gagnon' },
    billingAddress: { fullName: 'Élise Gagnon', stateCode: 'QC' },
    productItems: [{ productId, quantity: 2, productName: name.en }],
    shipments: [{ shipmentId: 'me', shippingMethod: { id: 'express' }, c_itemCount: 2 }],
    couponItems: [{ code: 'SHIPFREE', valid: true, statusCode: 'no_applicable_promotion' }],
    paymentInstruments: [{ paymentCard: { numberLastDigits: '1111', creditCardExpired: false } }],
    c_taxItems: [
      { id: 'GST', rate: 0.05 },
      { id: 'QST', rate: 0.09975 },
    ],
  })
})

test('loses none of two hundred concurrent changes', async () => {
  const { baskets, search, products } = await newGuest('us')
  const { basketId = '' } = await baskets.createBasket({ body: {} })
  const parameters = { basketId }
  const productIds = await stockedProductIds({ search, products }, 20)

  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      productIds.map((productId) =>
        baskets.addItemToBasket({
          parameters,
          body: [{ productId, quantity: 1, [`c_mark${index}`]: index }],
        }),
      ),
    ).flat(),
  )
  const { productItems = [] } = await baskets.getBasket({ parameters })
  expect(productItems.map(({ quantity }) => quantity)).toEqual(productIds.map(() => 10))
  expect(new Set(productItems.map(({ productId }) => productId))).toEqual(new Set(productIds))
  for (const item of productItems) {
    expect(Object.keys(item).filter((name) => name.startsWith('c_mark'))).toHaveLength(10)
  }
})

test('returns the current prices and stock in every response', async () => {
  const { baskets, basket, parameters, productId } = await withBasket('ca', 'P-LIM35', 2)
  await control('PUT', `/prices/${productId}`, { siteId: 'ca', list: 1234, sale: null })
  try {
    expect(await baskets.getBasket({ parameters })).toMatchObject({
      productItems: [{ basePrice: 12.34, price: 24.68, c_discountUnitPrice: 12.34 }],
      productSubTotal: 24.68,
      c_subTotal: 24.68,
      orderTotal: null,
    })
    await control('PUT', `/prices/${productId}`, { siteId: 'ca', list: 1234, sale: 1000 })
    expect(await baskets.getBasket({ parameters })).toMatchObject({
      productItems: [{ basePrice: 10, price: 20, c_listPrice: 12.34 }],
    })
    await control('PUT', `/prices/${productId}`, { siteId: 'ca', list: 1234, sale: null })
    await control('PUT', `/stock/${productId}`, { siteId: 'ca', ats: 1 })
    expect(await baskets.getBasket({ parameters })).toMatchObject({
      productItems: [{ quantity: 2, c_available: false, c_availableQuantity: 1 }],
    })
    await control('PUT', `/prices/${productId}`, { siteId: 'ca', list: null })
    expect(await baskets.getBasket({ parameters })).toMatchObject({
      productItems: [
        {
          basePrice: basket.productItems?.[0]?.basePrice,
          c_available: false,
          c_availableQuantity: 0,
        },
      ],
    })
  } finally {
    await control('DELETE', `/prices/${productId}?siteId=ca`)
    await control('DELETE', `/stock/${productId}?siteId=ca`)
  }
})

test.each(VERSIONS)("%s: rejects every operation on another shopper's basket", async (version) => {
  const { basketId, basket } = await withBasket('us')
  const { baskets, basketsV2, customers, orders, token } = withBasketsVersion(
    version,
    await newGuest('us'),
  )
  const parameters = { basketId }
  const instrument = { basketId, paymentInstrumentId: 'x' }
  const certificate = { basketId, giftCertificateItemId: 'x' }
  const gift = { amount: 25, recipientEmail: 'leo@example.org' }
  const itemId = String(basket.productItems?.[0]?.itemId)
  const shipment = { basketId, shipmentId: 'me' }
  const body = [{ productId: 'JW0801', quantity: 1 }]
  const attempts = [
    () => baskets.getBasket({ parameters }),
    () => baskets.updateBasket({ parameters, body: { c_x: 1 } }),
    () => baskets.deleteBasket({ parameters }),
    () => baskets.addItemToBasket({ parameters, body }),
    () => baskets.removeItemFromBasket({ parameters: { basketId, itemId } }),
    () => baskets.updateCustomerForBasket({ parameters, body: { email: 'a@example.org' } }),
    () => baskets.getShippingMethodsForShipment({ parameters: shipment }),
    () => baskets.getPaymentMethodsForBasket({ parameters }),
    () => baskets.addCouponToBasket({ parameters, body: { code: 'BODY5' } }),
    () => baskets.removeCouponFromBasket({ parameters: { basketId, couponItemId: 'x' } }),
    () => baskets.updateItemInBasket({ parameters: { basketId, itemId }, body: { quantity: 2 } }),
    () => baskets.updateItemsInBasket({ parameters, body: [{ itemId, quantity: 2 }] }),
    () => baskets.createShipmentForBasket({ parameters, body: {} }),
    () => baskets.updateShipmentForBasket({ parameters: shipment, body: { gift: true } }),
    () => baskets.removeShipmentFromBasket({ parameters: shipment }),
    () => baskets.updateShippingAddressForShipment({ parameters: shipment, body: addressIn('us') }),
    () =>
      baskets.updateShippingMethodForShipment({ parameters: shipment, body: { id: 'standard' } }),
    () => baskets.updateBillingAddressForBasket({ parameters, body: addressIn('us') }),
    () => baskets.addPaymentInstrumentToBasket({ parameters, body: maskedCard() }),
    () => baskets.updatePaymentInstrumentInBasket({ parameters: instrument, body: { c_x: 1 } }),
    () => baskets.removePaymentInstrumentFromBasket({ parameters: instrument }),
    () => baskets.addGiftCertificateItemToBasket({ parameters, body: gift }),
    () => baskets.updateGiftCertificateItemInBasket({ parameters: certificate, body: gift }),
    () => baskets.removeGiftCertificateItemFromBasket({ parameters: certificate }),
    () => basketsV2.promoteTemporaryBasket({ parameters }),
    () => orders.createOrder({ body: { basketId } }),
  ]
  for (const attempt of attempts) {
    const { status, body: response } = await errorOf(attempt())
    expect(status).toBe(400)
    expect(response).toMatchObject({ title: 'Bad Request', detail: 'The customer is invalid.' })
  }
  const list = customers.getCustomerBaskets({ parameters: { customerId: 'abSomebodyElse' } })
  expect((await errorOf(list)).body).toMatchObject({ title: 'Invalid Customer' })
  expect(token.customer_id).not.toBe(basket.customerInfo?.customerId)
})

test('names the invalid field or path of a rejected body', async () => {
  const { baskets, basketsV2, token, parameters } = await withBasket('us')
  const mail = (email: string) =>
    errorOf(baskets.updateCustomerForBasket({ parameters, body: { email } }))
  expect((await mail('nobody')).body).toMatchObject({ parameter: 'email' })
  const wrong = baskets.updateBasket({ parameters, body: { currency: 'EUR' } })
  expect((await errorOf(wrong)).body).toMatchObject({ parameter: 'currency' })

  const path = `/checkout/shopper-baskets/v1/organizations/f_ecom_jwck_001/baskets/${parameters.basketId}/items?siteId=us`
  const post = async (body: string) => {
    const headers = {
      authorization: `Bearer ${token.access_token}`,
      'content-type': 'application/json',
    }
    const response = await fetch(origin + path, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
    return response.json()
  }
  expect(await post('[{"productId":"x","quantity":"2"}]')).toMatchObject({
    title: 'Bad Request',
    detail:
      "Decoding of the property with path '$[0].quantity' failed because the expected type is 'number' but the actual type was '\"2\"'.",
  })
  expect(await post('{"productId":"x"}')).toMatchObject({ title: 'Bad Request' })
  expect(await post('[{"productId":"x","quantity":2,"optionItems":[{"optionId":"x"}]}]')).toEqual({
    title: 'Bad Request',
    type: expect.stringMatching(/\/bad-request$/),
    detail: "The required property with path '$[0].optionItems[0].optionValueId' is missing.",
    parameter: 'optionValueId',
  })
  expect(await post('not json')).toMatchObject({ detail: 'The body is not valid JSON.' })

  const second = await basketsV2.getBasket({ parameters })
  expect(second).toMatchObject({ temporaryBasket: false, groupedTaxItems: [] })
  const changed = await basketsV2.updateBasket({ parameters, body: { c_seen: true } })
  expect(changed).toMatchObject({ c_seen: true, basketId: parameters.basketId })
})
