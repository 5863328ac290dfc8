import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ContentAsset } from '#shared/contract/content.ts'

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

test('a phrase brings the banner that lists it, without case, accents or outer space', () => {
  expect(chosenFor('  CANDLE ')).toBe(candles)
  expect(chosenFor('bougie a 3 meches')).toBe(candles)
  expect(chosenFor('gift set')).toBe(gifts)
})

test('a keyword counts only as a whole', () => {
  expect(chosenFor('candles')).toBe(anything)
  expect(chosenFor('gift')).toBe(anything)
  expect(chosenFor('')).toBe(anything)
})

test('without the preference a phrase chooses nothing', () => {
  expect(chosenFor('candle', { EnableSearchBanner: false })).toBe(anything)
})

test('a product brings the banner that lists it, whatever the preference says', () => {
  expect(chosenFor(null, { productId: 'RD02', EnableSearchBanner: false })).toBe(diffuser)
  expect(chosenFor(null, { productId: 'RD99' })).toBe(anything)
})

test('banners that are all meant for something else leave the place empty', () => {
  const context = { phrase: 'soap', productId: null, EnableSearchBanner: true }
  expect(chooseBanner([candles, gifts, diffuser], context)).toBeUndefined()
})
