import { expect, test } from 'vitest'

import { callApi } from './testing/call-api.ts'
import { siteOf } from './testing/objects.ts'
import { EnumValue } from './testing/values.ts'

test('preferences outside of the shop’s group stay secret', () => {
  const site = siteOf(
    {
      enableStorePickUp: false,
      storeLookupUnit: new EnumValue('km'),
      OrderGrooveFreequencies: { 0: '1', 1: '3', length: 2 },
      OrderGroovePromoID: null,
      apiPassword: 'secret',
    },
    ['enableStorePickUp', 'storeLookupUnit', 'OrderGrooveFreequencies', 'OrderGroovePromoID'],
  )
  const c_preferenceIds = 'storeLookupUnit,apiPassword,OrderGroovePromoID,OrderGrooveFreequencies'
  const some = callApi('preferences', 'getPreferences', {
    site,
    request: { query: { c_preferenceIds } },
  })

  expect(some.body).toMatchObject({
    data: [
      { key: 'storeLookupUnit', value: 'km' },
      { key: 'apiPassword', value: 'NOT$A$PREFERENCE' },
      { key: 'OrderGroovePromoID', value: 'UN$AVAILABLE' },
      { key: 'OrderGrooveFreequencies', value: ['1', '3'] },
    ],
  })
  const all = callApi('preferences', 'getPreferences', { site })
  expect(JSON.stringify(all.body)).toContain('"key":"enableStorePickUp","value":false')
  expect(JSON.stringify(all.body)).not.toContain('secret')
})

test('visitors from abroad are offered the sites in their order', () => {
  const { body } = callApi('redirect-data', 'getRedirectData', {
    customObjects: {
      ShopRedirect: [
        { countryCode: 'DE', text: 'Deutschland', url: 'https://de.example', position: 2 },
        { countryCode: 'GB', text: 'United Kingdom', url: 'https://gb.example', position: 1 },
      ],
    },
  })

  expect(body).toEqual({
    optionsList: [
      { countryCode: 'GB', text: 'United Kingdom', value: 'https://gb.example' },
      { countryCode: 'DE', text: 'Deutschland', value: 'https://de.example' },
    ],
  })
})

test('promotions that are enabled and have a rank are ranked, each by its lowest rank', () => {
  const { body } = callApi('promotion', 'getRanks', {
    promotions: [
      { ID: 'free-shipping', enabled: true, rank: 30 },
      { ID: 'two-for-one', enabled: true, rank: 10 },
      { ID: 'two-for-one', enabled: true, rank: 40 },
      { ID: 'old', enabled: false, rank: 20 },
      { ID: 'unranked', enabled: true, rank: null },
    ],
  })

  expect(body).toEqual({
    total: 2,
    data: [
      { ID: 'two-for-one', rank: 10 },
      { ID: 'free-shipping', rank: 30 },
    ],
  })
})
