import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ContentAsset } from '#shared/content/content.ts'

import { chooseBanner } from './search-banner.ts'

const banner = (
  id: string,
  entries: Partial<Record<'searchKeywords' | 'productIds', string[]>> = {},
) => v.parse(ContentAsset, { id, ...entries })

const anything = banner('anything')
const candles = banner('candles', { searchKeywords: ['candle', ' Bougie à 3 mèches '] })
const gifts = banner('gifts', { searchKeywords: ['gift set'] })
const diffuser = banner('diffuser', { productIds: ['RD01', 'RD02'] })
const banners = [candles, gifts, diffuser, anything]

const chosenFor = (phrase: string | null, options = {}) =>
  chooseBanner(banners, { phrase, productId: null, EnableSearchBanner: true, ...options })

test('chooses the banner that lists the phrase, ignoring case, accents and outer whitespace', () => {
  expect(chosenFor('  CANDLE ')).toBe(candles)
  expect(chosenFor('bougie a 3 meches')).toBe(candles)
  expect(chosenFor('gift set')).toBe(gifts)
})

test('matches only whole keywords', () => {
  expect(chosenFor('candles')).toBe(anything)
  expect(chosenFor('gift')).toBe(anything)
  expect(chosenFor('')).toBe(anything)
})

test('ignores the phrase without the preference', () => {
  expect(chosenFor('candle', { EnableSearchBanner: false })).toBe(anything)
})

test('chooses the banner that lists the product, whatever the preference', () => {
  expect(chosenFor(null, { productId: 'RD02', EnableSearchBanner: false })).toBe(diffuser)
  expect(chosenFor(null, { productId: 'RD99' })).toBe(anything)
})

test('chooses no banner when all are meant for something else', () => {
  const context = { phrase: 'soap', productId: null, EnableSearchBanner: true }
  expect(chooseBanner([candles, gifts, diffuser], context)).toBeUndefined()
})
