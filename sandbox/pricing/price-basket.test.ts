import { expect, test } from 'vitest'

import { toLine, ohio, priced } from './pricing-test-data.ts'

const canada = (stateCode: string) => ({ countryCode: 'CA', stateCode })
const america = (stateCode: string) => ({ countryCode: 'US', stateCode })
const standard = { shippingMethodId: 'standard' }

test('taxes an order to Ohio per line and per parcel', () => {
  const basket = priced({
    ...standard,
    destination: ohio,
    lines: [toLine('roommist', 1695, 2), toLine('giftcard', 1000)],
  })

  expect(basket).toMatchObject({
    productSubTotal: 4390,
    productTotal: 4390,
    merchandizeTotalTax: 195,
    adjustedMerchandizeTotalTax: 195,
    shippingTotal: 599,
    shippingTotalTax: 34,
    adjustedShippingTotalTax: 34,
    taxTotal: 229,
    orderTotal: 5218,
    taxItems: [{ id: 'SALES_TAX', rate: 0.0575, value: 229 }],
  })
  expect(basket.lines).toMatchObject([
    { taxRate: 0.0575, taxBasis: 3390, tax: 195 },
    { taxRate: 0, taxBasis: 1000, tax: 0, adjustedTax: 0 },
  ])
  expect(basket.shipping).toMatchObject({ methodId: 'standard', taxRate: 0.0575, tax: 34 })
})

const bar = [toLine('soapbar', 995)]
// Comments give the exact taxes of the line and of shipping in cents, and the exact share of GST.
const taxCases = [
  // 149.001 and 134.625; GST is 94.82 of 284.
  { region: 'Quebec', code: 'QC', total: 284, taxes: { GST: 95, QST: 189 } },
  // 119.4 and 107.88; GST is 94.58 of 227.
  { region: 'British Columbia', code: 'BC', total: 227, taxes: { GST: 95, PST: 132 } },
  // 109.45 and 98.89; GST is 94.55 of 208.
  { region: 'Saskatchewan', code: 'SK', total: 208, taxes: { GST: 95, PST: 113 } },
  // 49.75 and 44.95.
  { region: 'Alberta', code: 'AB', total: 95, taxes: { GST: 95 } },
  // 129.35 and 116.87.
  { region: 'Ontario', code: 'ON', total: 246, taxes: { HST: 246 } },
  // 139.3 and 125.86.
  { region: 'Nova Scotia', code: 'NS', total: 265, taxes: { HST: 265 } },
  // 149.25 and 134.85.
  { region: 'New Brunswick', code: 'NB', total: 284, taxes: { HST: 284 } },
  // 49.75, and 99.95 because shipping costs more.
  { region: 'Yukon', code: 'YT', total: 150, taxes: { GST: 150 } },
]

test.each(taxCases)('names the taxes of a parcel to $region', ({ code, total, taxes }) => {
  const basket = priced({ ...standard, site: 'ca', destination: canada(code), lines: bar })

  expect(Object.fromEntries(basket.taxItems.map(({ id, value }) => [id, value]))).toEqual(taxes)
  expect(basket.taxTotal).toBe(total)
})

test('rounds half a cent of tax up', () => {
  const basket = priced({
    site: 'ca',
    destination: canada('AB'),
    lines: [toLine('roommist', 1150)],
  })

  expect(basket.lines[0]?.tax).toBe(58)
})

test('charges no tax in states without sales tax, and none on shipping in some others', () => {
  const taxesIn = (code: string) => {
    const { adjustedMerchandizeTotalTax, adjustedShippingTotalTax, taxItems } = priced({
      ...standard,
      destination: america(code),
      lines: bar,
    })
    return [adjustedMerchandizeTotalTax, adjustedShippingTotalTax, taxItems.length]
  }

  expect(taxesIn('OR')).toEqual([0, 0, 0])
  expect(taxesIn('AP')).toEqual([0, 0, 0])
  // 72.14
  expect(taxesIn('CA')).toEqual([72, 0, 1])
  // 59.7 and 35.94
  expect(taxesIn('DC')).toEqual([60, 36, 1])
  // 114.43, and 149.39 because shipping costs more
  expect(taxesIn('PR')).toEqual([114, 149, 1])
})

test('amounts that are not known yet are null, not zero', () => {
  const unknownTax = { merchandizeTotalTax: null, adjustedMerchandizeTotalTax: null }
  const open = { taxTotal: null, orderTotal: null, taxItems: [] }
  const noParcel = { shipping: null, shippingTotal: null, adjustedShippingTotalTax: null }

  expect(priced({ lines: bar })).toMatchObject({ ...unknownTax, ...noParcel, ...open })
  expect(priced({ lines: [] })).toMatchObject({ ...unknownTax, ...noParcel, productTotal: 0 })
  expect(priced({ lines: bar, ...standard })).toMatchObject({
    ...unknownTax,
    ...open,
    shippingTotal: 599,
    shippingTotalTax: null,
  })
  expect(priced({ lines: bar, destination: ohio })).toMatchObject({
    ...noParcel,
    ...open,
    merchandizeTotalTax: 57,
  })
  expect(priced({ lines: bar, ...standard, destination: america('constructor') })).toMatchObject({
    ...unknownTax,
    ...noParcel,
    ...open,
  })
})

test('ignores a shipping method that is unknown or does not serve the destination', () => {
  const shippingBy = (shippingMethodId: string, destination = ohio) =>
    priced({ lines: bar, shippingMethodId, destination }).shipping

  expect(shippingBy('overnight')?.price).toBe(2499)
  expect(shippingBy('overnight', america('HI'))).toBeNull()
  expect(shippingBy('pigeon')).toBeNull()
  expect(shippingBy('standard', canada('ON'))).toBeNull()
})

const free = { adjustments: [{ promotionId: 'free-shipping-us', amount: -599 }], price: 0 }

test('standard shipping is free from $50 of products, after discounts and before tax', () => {
  const order = (price: number, more: Parameters<typeof priced>[0] = {}) =>
    priced({ ...standard, destination: ohio, lines: [toLine('roommist', price)], ...more })

  expect(order(5000)).toMatchObject({ shipping: free, approaching: [], shippingTotalTax: 34 })
  expect(order(5000).adjustedShippingTotalTax).toBe(0)
  expect(order(4999).shipping).toMatchObject({ adjustments: [], price: 599 })
  expect(order(4999).approaching).toEqual([
    { promotionId: 'free-shipping-us', calloutMsg: 'You are $0.01 away from free shipping' },
  ])
  expect(order(5500, { codes: ['WELCOME10'] }).approaching[0]?.calloutMsg).toBe(
    'You are $0.50 away from free shipping',
  )
  expect(order(9000, { shippingMethodId: 'express' })).toMatchObject({
    shippingTotal: 1499,
    approaching: [],
  })
  for (const stateCode of ['AK', 'HI', 'PR', 'AE']) {
    const far = order(9000, { destination: america(stateCode) })
    expect(far).toMatchObject({ shippingTotal: 1299, approaching: [] })
  }
})

test('standard shipping in Canada is free from $75, also to the territories', () => {
  const order = (price: number, stateCode: string) =>
    priced({
      ...standard,
      site: 'ca',
      language: 'fr',
      destination: canada(stateCode),
      lines: [toLine('roommist', price)],
    })

  expect(order(7500, 'ON').shippingTotal).toBe(0)
  expect(order(7500, 'NU').shippingTotal).toBe(0)
  expect(order(6250, 'NU')).toMatchObject({
    shippingTotal: 1999,
    approaching: [
      {
        promotionId: 'free-shipping-ca',
        calloutMsg: 'Il vous manque 12,50\u00a0$ pour obtenir la livraison gratuite',
      },
    ],
  })
})

test('gift cards alone ship free, without a message about the threshold', () => {
  const cards = { ...standard, destination: america('AK'), lines: [toLine('giftcard', 1000)] }

  expect(priced(cards)).toMatchObject({
    shipping: { adjustments: [{ promotionId: 'gift-cards-ship-free' }] },
    approaching: [],
    taxTotal: 0,
    orderTotal: 1000,
  })
  expect(priced({ ...cards, lines: [...cards.lines, ...bar] }).shippingTotal).toBe(1299)
})
