import { expect, test } from 'vitest'

import { fixture } from './clients.ts'
import { readEstimates, requestEstimates } from './delivery-estimates-client.ts'

test('says when a product arrives at a postal code with each shipping method', async () => {
  const productIds = await fixture('P-STD', 'us')
  const destination = { countryCode: 'US', postalCode: '43215' }
  const [estimate, ...others] = await readEstimates('us', {
    productIds,
    ...destination,
    personalized: 'none',
  })
  expect(others).toEqual([])
  expect(estimate).toMatchObject({ productId: productIds, destination })
  const options = estimate?.shippingOptions ?? []
  expect(options.map(({ shippingMethodId }) => shippingMethodId)).toEqual([
    'standard',
    'express',
    'overnight',
  ])
  expect(options[0]).toMatchObject({ name: 'Standard Shipping', price: 5.99, currency: 'USD' })
  for (const { deliveryWindow, orderCutoffAt } of options) {
    expect(Date.parse(orderCutoffAt)).toBeLessThan(Date.parse(deliveryWindow.startAt))
    expect(Date.parse(deliveryWindow.startAt)).toBeLessThan(Date.parse(deliveryWindow.endAt))
  }
})

test('a remote place has one option, and one that the site does not serve has none', async () => {
  const productIds = await fixture('P-STD', 'us')
  const countTo = async (countryCode: string, postalCode: string) => {
    const [estimate] = await readEstimates('us', { productIds, countryCode, postalCode })
    return estimate?.shippingOptions.length
  }
  expect(await countTo('US', '99501')).toBe(1)
  expect(await countTo('CA', 'M5V 2B7')).toBe(0)
  expect(await countTo('US', '00000')).toBe(0)
})

test('names methods in the language of the request', async () => {
  const [estimate] = await readEstimates('ca', {
    productIds: await fixture('P-STD', 'ca'),
    countryCode: 'CA',
    postalCode: 'H2T 1S6',
    locale: 'fr-CA',
  })
  expect(estimate?.shippingOptions[0]?.name).toBe('Livraison courante')
})

test('has no estimate for a product that is sold out or sent by e-mail', async () => {
  for (const name of ['P-SOLD', 'P-EGC']) {
    const productIds = await fixture(name, 'us')
    const to = { productIds, countryCode: 'US', postalCode: '43215' }
    expect(await readEstimates('us', to)).toEqual([])
  }
})

test.for([
  { parameter: 'productIds', value: '' },
  { parameter: 'productIds', value: 'a,b' },
  { parameter: 'postalCode', value: '' },
  { parameter: 'countryCode', value: 'usa' },
])('rejects $parameter "$value"', async ({ parameter, value }) => {
  const wanted = { productIds: 'JW0801', countryCode: 'US', postalCode: '43215' }
  const response = await requestEstimates('us', { ...wanted, [parameter]: value })
  expect(response.status).toBe(400)
  expect(await response.text()).toMatch(/\/errors\/(bad-request|validation)"/)
})
