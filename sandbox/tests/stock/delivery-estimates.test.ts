import { expect, test } from 'vitest'

import { fixture } from '../clients.ts'
import { readEstimates } from '../delivery-estimates-client.ts'
import { addresses, SITES } from './stock-shopper.ts'

test.each(SITES)('a shopper on %s learns when a product arrives', async (siteId) => {
  const { countryCode, postalCode } = addresses[siteId]
  const productIds = await fixture('P-VARIANT', siteId)
  const [estimate] = await readEstimates(siteId, { productIds, countryCode, postalCode })
  expect(estimate?.shippingOptions.length).toBeGreaterThan(1)
  expect(estimate?.shippingOptions[0]).toMatchObject({ shippingMethodId: '001' })
})
