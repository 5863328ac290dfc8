import { expect, test } from 'vitest'

import type { Site } from '../platform/site.ts'
import { requireSite } from '../sites/sites.ts'
import { priceBasket } from './price-basket.ts'
import { ohio, sampleBasket, toLine } from './pricing-test-data.ts'

const gross = { ...requireSite('us'), includedTax: { id: 'VAT', rate: 20_000 } }

const priced = (site: Site) =>
  priceBasket({
    ...sampleBasket({
      lines: [toLine('bodymist', 1200, 2)],
      shippingMethodId: 'standard',
      destination: ohio,
    }),
    site,
  })

test('prices of a gross site contain their tax, which adds nothing to the total', () => {
  const basket = priced(gross)
  // 24.00 and 5.99 contain a sixth of tax.
  expect(basket.lines[0]).toMatchObject({ taxRate: 0.2, tax: 400, priceAfterOrderDiscount: 2400 })
  expect(basket).toMatchObject({ productTotal: 2400, shippingTotal: 599, taxTotal: 500 })
  expect(basket.orderTotal).toBe(2400 + 599)
  expect(basket.taxItems).toEqual([{ id: 'VAT', rate: 0.2, value: 500 }])
})

test('the same basket on a net site adds its tax', () => {
  const { productTotal, shippingTotal, taxTotal, orderTotal } = priced(requireSite('us'))
  expect(orderTotal).toBe(productTotal + (shippingTotal ?? 0) + (taxTotal ?? 0))
  expect(taxTotal).toBeGreaterThan(0)
})
