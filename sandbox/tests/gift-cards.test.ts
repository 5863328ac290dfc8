import { createRequire } from 'node:module'

import type * as Sdk from 'commerce-sdk-isomorphic'
import { expect, test } from 'vitest'

import { cardToken, placeOrder, completeBasket, withBasket } from './purchase.ts'
import { configOf, newGuest, errorOf, fixture } from './clients.ts'

const { ShopperPayments }: typeof Sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic')

const paymentsOf = (token: string) =>
  new ShopperPayments({ ...configOf('us'), headers: { authorization: `Bearer ${token}` } })

const giftCard = { brand: 'Quill', cardNumber: 'JWGIFT0000000125', cvc: '0125' }

test('returns the balance of a gift card for its number and security code', async () => {
  const { token } = await newGuest('us')
  const payments = paymentsOf(token.access_token)
  const request = (card: Partial<typeof giftCard>, paymentMethodId = 'GIFT_CERTIFICATE') =>
    payments.getPaymentInstrumentBalance({
      body: { paymentMethodId, giftCard: { ...giftCard, ...card } },
    })
  expect(await request({})).toEqual({ amount: 25, currency: 'USD' })
  expect(await request({ cardNumber: 'jwgift-0000-0000-00', cvc: '0000' })).toMatchObject({
    amount: 0,
  })
  for (const card of [
    { cvc: '1111' },
    { cardNumber: 'NOSUCHCODE0000', cvc: '0000' },
    { cardNumber: 'JWGIFT0000000001', cvc: '0001' },
  ]) {
    const { status, body } = await errorOf(request(card))
    expect(status).toBe(404)
    expect(body).toMatchObject({ title: 'Gift Card Not Found' })
  }
  expect((await errorOf(request({}, 'CREDIT_CARD'))).body).toMatchObject({
    parameter: 'paymentMethodId',
  })
  const none = paymentsOf('nobody').getPaymentInstrumentBalance({
    body: { paymentMethodId: 'GIFT_CERTIFICATE', giftCard },
  })
  expect((await errorOf(none)).status).toBe(401)

  const parameters = { currency: 'USD' }
  expect(await payments.getPaymentConfiguration({ parameters })).toEqual({
    zoneId: null,
    paymentMethodSetAccounts: [],
    paymentMethods: [],
  })
  const foreign = payments.getPaymentConfiguration({ parameters: { currency: 'EUR' } })
  expect((await errorOf(foreign)).status).toBe(400)
})

test('accepts a gift card as payment in version 2, and never shows its whole number', async () => {
  const buyer = await withBasket('us', 'P-AMP', 1, 'v2')
  const { basketsV2: baskets, parameters, orders } = buyer
  const add = (card: typeof giftCard) =>
    baskets.addPaymentInstrumentToBasket({
      parameters,
      body: { paymentMethodId: 'GIFT_CERTIFICATE', amount: 5, giftCardRequest: card },
    })
  expect((await errorOf(add({ ...giftCard, cvc: '9999' }))).body).toMatchObject({
    parameter: 'giftCardRequest',
    statusCode: 'gift_card_unknown',
  })
  const { paymentInstruments } = await add(giftCard)
  const shown = { brand: 'Quill', maskedCardNumber: '************0125' }
  expect(paymentInstruments).toMatchObject([{ amount: 5, giftCard: shown }])
  expect(JSON.stringify(paymentInstruments)).not.toContain('JWGIFT')

  await completeBasket(buyer, await cardToken('4000000000000002'))
  const order = await placeOrder(buyer)
  expect(order).toMatchObject({
    paymentStatus: 'part_paid',
    paymentInstruments: [{ amount: 5, giftCard: shown }, {}],
  })
  const added = await orders.createPaymentInstrumentForOrder({
    parameters: { orderNo: String(order.orderNo) },
    body: {
      paymentMethodId: 'GIFT_CERTIFICATE',
      amount: 1,
      giftCardRequest: { brand: 'Selvedge', cardNumber: 'JWGIFT0000000250', cvc: '0250' },
    },
  })
  expect(added.paymentInstruments?.[0]).toMatchObject({
    amount: 1,
    giftCard: { brand: 'Selvedge' },
  })
})

test('stores the payment reference of an instrument, and returns it if expanded', async () => {
  const { basketsV2, basketId, parameters } = await withBasket('us', 'P-AMP', 1, 'v2')
  const gateway = { gateway: 'adyen' as const, gatewayProperties: { adyen: { origin: 'shop' } } }
  const added = await basketsV2.addPaymentInstrumentToBasket({
    parameters,
    body: {
      paymentMethodId: 'CREDIT_CARD',
      bankRoutingNumber: '021000021',
      paymentReferenceRequest: { ...gateway, paymentMethodType: 'card' },
    },
  })
  const paymentReference = { ...gateway, paymentReferenceId: expect.any(String) }
  expect(added.paymentInstruments).toMatchObject([
    { bankRoutingNumber: '021000021', paymentReference },
  ])
  const plain = await basketsV2.getBasket({ parameters })
  expect(plain.paymentInstruments?.[0]).not.toHaveProperty('paymentReference')
  const requested = await basketsV2.getBasket({
    parameters: { basketId, expand: ['payment_references'] },
  })
  expect(requested.paymentInstruments).toMatchObject([{ paymentReference }])
})

test('applies the amount of a gift card to gift cards only', async () => {
  const { baskets, basketId, parameters, productId: bought } = await withBasket('us', 'P-STD')
  const productId = await fixture('P-EGC', 'us')
  const { productItems = [] } = await baskets.addItemToBasket({
    parameters,
    body: [{ productId, quantity: 1, c_giftCardAmount: 5 }],
  })
  const itemId = String(productItems[1]?.itemId)
  const swap = async (id: string, more = {}) => {
    const body = { productId: id, ...more }
    const changed = await baskets.updateItemInBasket({ parameters: { basketId, itemId }, body })
    return changed.productItems?.[1]
  }

  const swapped = await swap(bought, { quantity: 3 })
  expect(swapped).toMatchObject({ basePrice: 26.95, price: 80.85, c_isGiftCard: false })
  expect(swapped).not.toHaveProperty('c_giftCardAmount')
  const card = await swap(productId, { quantity: 1, c_giftCardAmount: 50 })
  expect(card).toMatchObject({ basePrice: 50, c_isGiftCard: true })
  const other = await swap(await fixture('P-GC', 'us'))
  expect(other).toMatchObject({ basePrice: 50, c_giftCardAmount: 50 })
})
