import * as v from 'valibot'
import { expect, test } from 'vitest'

import { mapperForTest } from '../markup/testing/mapper-for-test.ts'
import { WireBasket, WireOrder, WireShippingMethod } from '../bag/wire-basket.ts'
import { emptyBag } from '../bag/map-bag.ts'
import { mapAddress, wireAddressOf } from '../bag/wire-address.ts'
import { mapCard, mapCheckout, mapShippingMethods } from './map-checkout.ts'
import { mapOrder } from './map-order.ts'

const mapper = mapperForTest('us', 'en-US')

const address = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  address1: '12 Mill Lane',
  city: 'Columbus',
  stateCode: 'OH',
  postalCode: '43215',
  countryCode: 'US',
}
const card = {
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: { cardType: 'Visa', numberLastDigits: '1111' },
}
const shipment = { shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'standard' } }

const whole = {
  productItems: [{ itemId: 'line-1', productId: 'JW0801', quantity: 1, price: 10 }],
  customerInfo: { email: 'ana@example.com' },
  shipments: [shipment],
  billingAddress: address,
  paymentInstruments: [card],
}

const money = (minorUnits: number) => ({ minorUnits, currency: 'USD' as const })

const checkoutOf = (fields: object, total = 1000) =>
  mapCheckout(v.parse(WireBasket, { basketId: 'b1', currency: 'USD', ...fields }), {
    bag: { ...emptyBag({ mapper, couponLimit: 3 }), total: money(total) },
    pickup: null,
    arrival: null,
    shippingMethods: [],
    paymentField: { origin: 'https://pay.example', address: 'https://pay.example/field' },
    giftCardLimit: 4,
  })

test.for([
  ['nothing', {}, 'shipping'],
  ['no e-mail', { ...whole, customerInfo: {} }, 'shipping'],
  ['an empty e-mail', { ...whole, customerInfo: { email: '' } }, 'shipping'],
  ['no shipment', { ...whole, shipments: [] }, 'shipping'],
  [
    'an incomplete address',
    { ...whole, shipments: [{ ...shipment, shippingAddress: { city: 'x' } }] },
    'shipping',
  ],
  ['no method', { ...whole, shipments: [{ ...shipment, shippingMethod: undefined }] }, 'shipping'],
  [
    'an invalid method id',
    { ...whole, shipments: [{ ...shipment, shippingMethod: { id: '../' } }] },
    'shipping',
  ],
  ['no billing address', { ...whole, billingAddress: undefined }, 'billing'],
  ['no card', { ...whole, paymentInstruments: [] }, 'billing'],
  [
    'another payment method',
    { ...whole, paymentInstruments: [{ paymentMethodId: 'GIFT' }] },
    'billing',
  ],
  ['everything', whole, 'review'],
] as const)('with %s the open step is %s', ([, fields, openStep]) => {
  expect(checkoutOf(fields).openStep).toBe(openStep)
})

test('gift cards pay first, and what they cover needs no card', () => {
  const gift = (id: string, balance: number) => ({
    paymentInstrumentId: id,
    paymentMethodId: 'GIFT_CERTIFICATE',
    maskedGiftCertificateCode: '************0050',
    c_balance: balance,
  })
  const shared = checkoutOf({ ...whole, paymentInstruments: [gift('one', 4), card] })
  expect([shared.due.minorUnits, shared.openStep]).toEqual([600, 'review'])
  const short = checkoutOf({ ...whole, paymentInstruments: [gift('one', 4)] })
  expect(short.openStep).toBe('billing')
  const covered = checkoutOf({ ...whole, paymentInstruments: [gift('one', 4), gift('two', 9)] })
  expect(covered).toMatchObject({
    openStep: 'review',
    due: { minorUnits: 0 },
    giftCards: [
      { ending: '0050', applied: { minorUnits: 400 }, left: { minorUnits: 0 } },
      { applied: { minorUnits: 600 }, left: { minorUnits: 300 } },
    ],
  })
  expect(checkoutOf({ ...whole, paymentInstruments: [] }, 0).openStep).toBe('review')
})

test('an incomplete address is null, and a complete one maps back to the same wire address', () => {
  expect(mapAddress(address)).toEqual({ ...address, address2: null, phone: null })
  for (const field of ['address1', 'city', 'stateCode', 'postalCode', 'countryCode']) {
    expect(mapAddress({ ...address, [field]: '' }), field).toBeNull()
    expect(mapAddress({ ...address, [field]: undefined }), field).toBeNull()
  }
  expect(mapAddress({ ...address, countryCode: 'FR' })).toBeNull()
  expect(mapAddress(undefined)).toBeNull()

  const mapped = mapAddress({ ...address, address2: 'Apt 3', phone: '6145550100' })
  expect(mapped && wireAddressOf(mapped)).toEqual({
    ...address,
    address2: 'Apt 3',
    phone: '614-555-0100',
  })
  const plain = mapAddress({ ...address, address2: '', phone: null })
  expect(plain && wireAddressOf(plain)).toEqual(address)
})

test('a card shows its brand and last digits, from either wire field', () => {
  const of = (paymentCard: object) =>
    mapCard(
      v.parse(WireBasket, {
        basketId: 'b',
        currency: 'USD',
        paymentInstruments: [{ paymentCard }],
      }),
    )
  expect(of({ cardType: 'Visa', maskedNumber: '************4444' })).toEqual({
    brand: 'Visa',
    lastDigits: '4444',
    expirationMonth: 0,
    expirationYear: 0,
  })
  expect(of({ cardType: '<b>Visa</b>', maskedNumber: '****' })).toMatchObject({
    brand: 'Visa',
    lastDigits: '',
  })
  expect(of({ cardType: 'Visa', number: '4111111111111111', holder: 'Ana' })).not.toHaveProperty(
    'holder',
  )
})

test('a shipping method without a price or a valid id is left out', () => {
  const wire = [
    { id: 'standard', name: 'Standard', price: 5.99, description: null },
    { id: 'free', name: '', price: 0, c_estimatedArrivalTime: '3–5 business days' },
    { id: 'unpriced', name: 'Unpriced' },
    { id: '../x', price: 1 },
  ].map((method) => v.parse(WireShippingMethod, method))
  expect(mapShippingMethods(wire, { mapper })).toEqual([
    {
      id: 'standard',
      name: 'Standard',
      description: null,
      arrival: null,
      price: { minorUnits: 599, currency: 'USD' },
    },
    {
      id: 'free',
      name: 'free',
      description: null,
      arrival: '3–5 business days',
      price: { minorUnits: 0, currency: 'USD' },
    },
  ])
})

test('an order needs a shipping address, which also replaces a missing billing address', () => {
  const order = {
    ...whole,
    orderNo: '00000001',
    creationDate: '2026-11-21T03:30:00.000Z',
    currency: 'USD',
  }
  const mapped = mapOrder(v.parse(WireOrder, { ...order, billingAddress: undefined }), mapper)
  expect(mapped).toMatchObject({
    orderNo: '00000001',
    placedAt: '2026-11-21T03:30:00.000Z',
    email: 'ana@example.com',
    shippingAddress: { city: 'Columbus' },
    billingAddress: { city: 'Columbus' },
    payment: { lastDigits: '1111' },
  })
  const undated = v.parse(WireOrder, { ...order, creationDate: 'yesterday' })
  expect(mapOrder(undated, mapper).placedAt).toBeNull()
  for (const broken of [{ shipments: [] }, { orderNo: '../1' }]) {
    expect(() => mapOrder(v.parse(WireOrder, { ...order, ...broken }), mapper)).toThrow(
      'unavailable',
    )
  }
})
