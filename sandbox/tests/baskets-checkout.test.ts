import { expect, test } from 'vitest'

import { addressIn, maskedCard, withBasket } from './purchase.ts'
import { control, errorOf, fixture } from './clients.ts'
import { VERSIONS } from './baskets-versions.ts'
import { seededProduct, thirdFree } from './seeded-catalog.ts'

test.each(VERSIONS)(
  '%s: describes discounts and approaching discounts in the language of the request',
  async (version) => {
    const { baskets, basketId, parameters } = await withBasket('ca', 'P-PROMO', 3, version)
    const { name } = await seededProduct('P-PROMO', 'ca')
    const french = await baskets.getBasket({ parameters: { basketId, locale: 'fr-CA' } })
    expect(french).toMatchObject({
      productItems: [
        {
          productName: name.fr,
          priceAdjustments: [
            {
              promotionId: thirdFree.id,
              itemText: expect.any(String),
              c_showItemName: true,
              c_calloutMessage: thirdFree.calloutMsg.fr,
              c_promotionDetails: expect.stringContaining('la moins chère est gratuite'),
            },
          ],
        },
      ],
      c_approachingDiscounts: [
        { promotionId: 'free-shipping-ca', calloutMsg: expect.stringContaining('livraison') },
      ],
    })
    const methods = await baskets.getShippingMethodsForShipment({
      parameters: { basketId, shipmentId: 'me', locale: 'fr-CA' },
    })
    expect(methods.defaultShippingMethodId).toBe('standard')
    expect(methods.applicableShippingMethods?.[0]).toMatchObject({
      id: 'standard',
      name: 'Livraison courante',
      c_estimatedArrivalTime: expect.any(String),
    })

    const product = await fixture('P-LIMIT3', 'ca')
    const rejected = await baskets.addItemToBasket({
      parameters: { basketId, locale: 'fr-CA' },
      body: [{ productId: product, quantity: 4 }],
    })
    expect(rejected.c_notAddedError).toMatch(/^Désolé! Impossible d’ajouter/)
    const english = await baskets.getBasket({ parameters })
    expect(english.productItems?.[0]?.productName).toBe(name.en)
  },
)

test.each(VERSIONS)(
  '%s: applies a valid coupon, rejects others with a reason, and limits their number by preference',
  async (version) => {
    const { baskets, basketId, parameters } = await withBasket('ca', 'P-SALE', 1, version)
    const add = (code: string) => baskets.addCouponToBasket({ parameters, body: { code } })

    const basket = await add('welcome10')
    const [coupon] = basket.couponItems ?? []
    expect(coupon).toMatchObject({ code: 'WELCOME10', statusCode: 'applied', valid: true })
    expect(basket.orderPriceAdjustments).toMatchObject([
      { promotionId: 'coupon-welcome', couponCode: 'WELCOME10', price: -1.6, c_showItemName: true },
    ])
    expect(basket.productItems).toMatchObject([{ priceAfterOrderDiscount: 14.35 }])

    const rejections = { NOPE: 'coupon_code_unknown', EXPIRED: 'no_active_promotion' }
    for (const [code, statusCode] of Object.entries(rejections)) {
      expect((await errorOf(add(code))).body).toMatchObject({
        title: 'Bad Request',
        statusCode,
      })
    }
    expect((await errorOf(add('WELCOME10'))).body).toMatchObject({
      statusCode: 'coupon_code_already_in_basket',
    })
    await control('PUT', '/preferences/ca/couponNumberLimit', { value: 1 })
    try {
      const { status, body } = await errorOf(add('BODY5'))
      expect(status).toBe(400)
      expect(body).toMatchObject({ couponNumberLimit: 1 })
    } finally {
      await control('DELETE', '/preferences/ca/couponNumberLimit')
    }
    const without = await baskets.removeCouponFromBasket({
      parameters: { basketId, couponItemId: String(coupon?.couponItemId) },
    })
    expect(without).not.toHaveProperty('couponItems')
    expect(without).not.toHaveProperty('orderPriceAdjustments')
  },
)

test.each(VERSIONS)(
  '%s: manages addresses and shipments, and drops a shipping method that does not serve the address',
  async (version) => {
    const { baskets, basketId, parameters } = await withBasket('us', 'P-STD', 1, version)
    const shipment = { basketId, shipmentId: 'me' }
    const address = addressIn('us')
    const billed = await baskets.updateBillingAddressForBasket({
      parameters: { basketId, useAsShipping: true },
      body: address,
    })
    expect(billed).toMatchObject({
      shipments: [{ shippingAddress: address }],
      billingAddress: address,
    })

    const bad = baskets.updateShippingMethodForShipment({
      parameters: shipment,
      body: { id: 'sled' },
    })
    expect((await errorOf(bad)).body).toMatchObject({ shippingMethodId: 'sled' })
    await baskets.updateShippingMethodForShipment({
      parameters: shipment,
      body: { id: 'overnight' },
    })
    const moved = await baskets.updateShippingAddressForShipment({
      parameters: shipment,
      body: { ...address, stateCode: 'ON', countryCode: 'CA' },
    })
    expect(moved.shipments?.[0]).not.toHaveProperty('shippingMethod')
    expect(moved.orderTotal).toBeNull()
    const methods = await baskets.getShippingMethodsForShipment({ parameters: shipment })
    expect(methods.applicableShippingMethods?.map(({ id }) => id)).toEqual(['ISPU'])

    const second = { shipmentId: 'two', shipmentNo: '00077', c_x: 1 }
    await baskets.createShipmentForBasket({ parameters, body: second })
    const taken = { shipmentId: 'three', shipmentNo: '00077' }
    const twice = baskets.createShipmentForBasket({ parameters, body: taken })
    expect((await errorOf(twice)).body).toMatchObject({ shipmentNo: '00077' })
    const two = { basketId, shipmentId: 'two' }
    const wish = { gift: true, giftMessage: 'm'.repeat(4000) }
    const gift = await baskets.updateShipmentForBasket({ parameters: two, body: wish })
    expect(gift.shipments?.[1]).toMatchObject({ ...second, ...wish })
    const renumbered = await baskets.updateShipmentForBasket({
      parameters: two,
      body: { shipmentNo: '00078' },
    })
    expect(renumbered.shipments?.[1]).toMatchObject({ shipmentId: 'two', shipmentNo: '00078' })
    const tooLong = { giftMessage: 'm'.repeat(4001) }
    const rejected = baskets.updateShipmentForBasket({ parameters: two, body: tooLong })
    expect((await errorOf(rejected)).body).toMatchObject({ parameter: 'giftMessage' })
    await baskets.removeShipmentFromBasket({ parameters: two })
    expect(
      (await errorOf(baskets.removeShipmentFromBasket({ parameters: two }))).body,
    ).toMatchObject({ title: 'Shipment Not Found' })
    const first = await errorOf(baskets.removeShipmentFromBasket({ parameters: shipment }))
    expect(first.status).toBe(403)
  },
)

test.each(VERSIONS)('%s: accepts a masked card number and rejects a whole one', async (version) => {
  const { baskets, basketId, parameters } = await withBasket('us', 'P-STD', 1, version)
  const { applicablePaymentMethods } = await baskets.getPaymentMethodsForBasket({ parameters })
  expect(applicablePaymentMethods).toMatchObject([
    { id: 'CREDIT_CARD', name: 'Credit Card' },
    { id: 'GIFT_CERTIFICATE', paymentProcessorId: 'BASIC_GIFT_CERTIFICATE' },
  ])

  const send = (paymentCard: object, paymentMethodId = 'CREDIT_CARD') =>
    errorOf(
      baskets.addPaymentInstrumentToBasket({
        parameters,
        body: { ...maskedCard(), paymentMethodId, paymentCard },
      }),
    )
  for (const card of [
    { maskedNumber: '4111111111111111' },
    { maskedNumber: '************1111', number: '4111111111111111' },
    { maskedNumber: '************1111', securityCode: '123' },
  ]) {
    expect((await send(card)).status, JSON.stringify(card)).toBe(400)
  }
  expect((await send({}, 'BARTER')).body).toMatchObject({ parameter: 'paymentMethodId' })

  const paid = await baskets.addPaymentInstrumentToBasket({ parameters, body: maskedCard() })
  const paymentInstrumentId = String(paid.paymentInstruments?.[0]?.paymentInstrumentId)
  const one = { basketId, paymentInstrumentId }
  const changed = await baskets.updatePaymentInstrumentInBasket({
    parameters: one,
    body: { paymentMethodId: 'CREDIT_CARD', c_saved: false },
  })
  expect(changed.paymentInstruments).toMatchObject([{ c_saved: false }])
  const removed = await baskets.removePaymentInstrumentFromBasket({ parameters: one })
  expect(removed).not.toHaveProperty('paymentInstruments')
  const again = await errorOf(baskets.removePaymentInstrumentFromBasket({ parameters: one }))
  expect(again.status).toBe(404)
})

test.each(VERSIONS)(
  '%s: stores a source code, and custom fields of shipping items',
  async (version) => {
    const { baskets, parameters, basket } = await withBasket('us', 'P-AMP', 1, version)
    const patch = (body: Parameters<typeof baskets.updateBasket>[0]['body']) =>
      baskets.updateBasket({ parameters, body })
    expect(await patch({ sourceCode: 'springletter' })).toMatchObject({
      sourceCode: 'SPRINGLETTER',
    })
    const unknown = await errorOf(patch({ sourceCode: 'NOSUCHLETTER' }))
    expect(unknown.status).toBe(404)
    expect(unknown.body).toMatchObject({ title: 'Source Code Not Found' })
    expect((await errorOf(patch({ sourceCode: 'LASTWINTER' }))).body).toMatchObject({
      parameter: 'sourceCode',
    })

    const itemId = String(basket.shippingItems?.[0]?.itemId)
    const noted = await patch({ shippingItems: [{ itemId, c_door: 'back', price: 0 }] })
    expect(noted).toMatchObject({
      sourceCode: 'SPRINGLETTER',
      shippingItems: [{ itemId, shipmentId: 'me', c_door: 'back' }],
    })
    expect(noted.shippingItems?.[0]).not.toHaveProperty('price')
    expect((await errorOf(patch({ shippingItems: [{ itemId: 'x' }] }))).status).toBe(404)
    for (const shippingItems of [[{ itemId: '' }], [{ itemId }, { itemId }]]) {
      expect((await errorOf(patch({ shippingItems }))).body).toMatchObject({
        parameter: 'shippingItems',
      })
    }
    expect(await patch({ sourceCode: '' })).not.toHaveProperty('sourceCode')
  },
)

test('sends a bonus product in the shipment of its qualifying product', async () => {
  const { baskets, basketId, basket } = await withBasket('us', 'P-BONUS')
  const itemId = String(basket.productItems?.[0]?.itemId)
  const move = (c_fromStoreId: string) =>
    baskets.updateItemInBasket({ parameters: { basketId, itemId }, body: { c_fromStoreId } })
  const store = await fixture('STORE-A', 'us')
  const given = { c_isBonusLineItem: true, qualifyingProductItemId: itemId }
  expect(await move(store)).toMatchObject({
    c_basketType: 'BOPIS',
    shippingTotal: 0,
    productItems: [{ itemId }, { ...given, c_fromStoreId: store }],
  })
  const sent = await move('')
  expect(sent.productItems).toMatchObject([{ itemId }, { ...given, shipmentId: 'me' }])
  expect(sent.shipments).toHaveLength(1)
})
