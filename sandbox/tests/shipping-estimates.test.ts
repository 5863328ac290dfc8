import * as v from 'valibot'
import { expect, test } from 'vitest'

import { clientsOf, configOf, errorOf, fixture, helpers, loginGuest } from './clients.ts'

const Notes = v.looseObject({
  c_topNotes: v.array(v.string()),
  c_heartNotes: v.array(v.string()),
  c_baseNotes: v.array(v.string()),
  c_bvAverageRating: v.number(),
  c_bvReviewCount: v.number(),
})

async function estimatesOf(siteId: 'us' | 'ca') {
  const { access_token: token } = await loginGuest(siteId)
  return (parameters: Record<string, string> = {}) =>
    helpers.callCustomEndpoint({
      options: {
        method: 'GET',
        parameters,
        headers: { authorization: `Bearer ${token}` },
        customApiPathParameters: {
          apiName: 'shipping-estimates',
          endpointPath: 'shippingEstimates',
          apiVersion: 'v1',
        },
      },
      clientConfig: configOf(siteId),
    })
}

test('says how many business days each shipping method takes to a region, and its cut-off', async () => {
  const read = await estimatesOf('us')
  expect(await read({ c_country: 'US', c_region: 'OH' })).toMatchObject({
    cutOff: '14:00',
    timeZone: 'America/New_York',
    c_region: 'OH',
    data: [
      { methodId: 'standard', name: 'Standard Shipping', minBusinessDays: 3, maxBusinessDays: 5 },
      { methodId: 'express', minBusinessDays: 2, maxBusinessDays: 2 },
      { methodId: 'overnight', minBusinessDays: 1, maxBusinessDays: 1 },
    ],
    total: 3,
  })
  // Standard shipping only.
  expect(await read({ c_region: 'HI' })).toMatchObject({
    data: [{ methodId: 'standard', maxBusinessDays: 14 }],
    total: 1,
  })
  // The site does not ship there.
  expect(await read({ c_country: 'CA', c_region: 'QC' })).toMatchObject({ data: [], total: 0 })

  const inFrench = await estimatesOf('ca')
  expect(await inFrench({ c_region: 'QC', locale: 'fr-CA' })).toMatchObject({
    data: [{ name: 'Livraison courante', minBusinessDays: 2, maxBusinessDays: 4 }, {}],
  })
})

test('says when a store has an order ready, unless it takes no pickups', async () => {
  const read = await estimatesOf('us')
  const storeId = await fixture('STORE-A', 'us')
  expect(await read({ c_storeId: storeId })).toMatchObject({
    pickup: { methodId: 'ISPU', storeId, timeZone: 'America/New_York', readyWithinHours: 24 },
  })
  const off = await read({ c_storeId: await fixture('STORE-OFF', 'us') })
  expect(off).not.toHaveProperty('pickup')
  expect((await errorOf(read({ c_storeId: 'nowhere' }))).status).toBe(400)
  expect((await errorOf(read({ c_region: 'o h' }))).status).toBe(400)
})

test('a product has its notes in the language of the request, and its rating', async () => {
  const { access_token: token } = await loginGuest('ca')
  const { products } = clientsOf('ca', token)
  const parameters = { id: await fixture('P-STD', 'ca') }
  const english = v.parse(Notes, await products.getProduct({ parameters }))
  const french = v.parse(
    Notes,
    await products.getProduct({ parameters: { ...parameters, locale: 'fr-CA' } }),
  )
  expect([english.c_topNotes, english.c_heartNotes, english.c_baseNotes]).not.toContainEqual([])
  expect(french.c_topNotes).toHaveLength(english.c_topNotes.length)
  expect(french.c_topNotes).not.toEqual(english.c_topNotes)
})
