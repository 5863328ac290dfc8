import { expect, test } from 'vitest'

import { mapPrice } from './map-price.ts'
import { mapperForTest } from '../markup/testing/mapper-for-test.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' })

const priceOf = (wire: Partial<Parameters<typeof mapPrice>[0]>) =>
  mapPrice({ tieredPrices: [], ...wire }, mapperForTest('us', 'en-US'))

test('a product may cost nothing, but never less, and without a price it has none', () => {
  expect(priceOf({ price: 0 })?.now).toEqual(usd(0))
  expect([priceOf({ price: -1 }), priceOf({})]).toEqual([null, null])
  expect(priceOf({ price: 5, priceMax: -1 })).toMatchObject({ now: usd(500), upTo: null })
})

test('a range is on sale if either of its ends is, and both ends of the former range are known', () => {
  const former = (listed: { minPrice?: number; maxPrice?: number }) => {
    const priceRanges = [{ pricebook: 'usd-list-prices', ...listed }]
    const { was, wasUpTo } = priceOf({ price: 5, priceMax: 10, priceRanges }) ?? {}
    return [was, wasUpTo]
  }
  expect(former({ minPrice: 7, maxPrice: 10 })).toEqual([usd(700), usd(1000)])
  expect(former({ minPrice: 5, maxPrice: 12 })).toEqual([usd(500), usd(1200)])
  for (const listed of [{ minPrice: 5, maxPrice: 10 }, { minPrice: 7 }, { maxPrice: 12 }])
    expect(former(listed)).toEqual([null, null])
})
