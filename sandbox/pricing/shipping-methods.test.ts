import { expect, test } from 'vitest'

import { requireSite } from '../sites/sites.ts'
import { defaultShippingMethodId, shippingMethodsFor } from './shipping-methods.ts'

function pricesTo(site: 'us' | 'ca', stateCode?: string) {
  const destination =
    stateCode === undefined ? null : { countryCode: site.toUpperCase(), stateCode }
  const methods = shippingMethodsFor({ site: requireSite(site), language: 'en', destination })
  return methods.map(({ id, price }) => [id, price])
}

const inTheStates = [
  ['standard', 599],
  ['express', 1499],
  ['overnight', 2499],
]
const inTheProvinces = [
  ['standard', 899],
  ['express', 1899],
]

test('offers three methods to the contiguous states, and two to the provinces', () => {
  expect(pricesTo('us')).toEqual(inTheStates)
  expect(pricesTo('us', 'OH')).toEqual(inTheStates)
  expect(pricesTo('us', 'DC')).toEqual(inTheStates)
  expect(pricesTo('ca')).toEqual(inTheProvinces)
  expect(pricesTo('ca', 'QC')).toEqual(inTheProvinces)
  expect(pricesTo('ca', 'NL')).toEqual(inTheProvinces)
  expect(defaultShippingMethodId).toBe('standard')
})

test.each(['AK', 'HI', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP'])(
  'offers only a more expensive standard method to %s',
  (stateCode) => {
    expect(pricesTo('us', stateCode)).toEqual([['standard', 1299]])
  },
)

test.each(['NT', 'NU', 'YT'])('offers only a more expensive standard method to %s', (stateCode) => {
  expect(pricesTo('ca', stateCode)).toEqual([['standard', 1999]])
})

test('offers no method abroad or to an unknown state', () => {
  const abroad = { countryCode: 'CA', stateCode: 'ON' }

  expect(
    shippingMethodsFor({ site: requireSite('us'), language: 'en', destination: abroad }),
  ).toEqual([])
  expect(pricesTo('us', 'ZZ')).toEqual([])
  expect(pricesTo('ca', 'PQ')).toEqual([])
})

test('describes methods and arrival times in the shopper’s language', () => {
  const toQuebec = { site: requireSite('ca'), destination: { countryCode: 'CA', stateCode: 'QC' } }
  const [french] = shippingMethodsFor({ ...toQuebec, language: 'fr' })
  const [english] = shippingMethodsFor({ ...toQuebec, language: 'en' })

  expect(french).toEqual({
    id: 'standard',
    name: 'Livraison courante',
    description: 'Par voie terrestre, avec suivi jusqu’à votre porte',
    price: 899,
    estimatedArrivalTime: '2 à 4 jours ouvrables',
  })
  expect(english).toMatchObject({
    name: 'Standard Shipping',
    estimatedArrivalTime: '2–4 business days',
  })
})
