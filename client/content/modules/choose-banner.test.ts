import * as v from 'valibot'
import { expect, test } from 'vitest'

import { ContentAsset } from '#shared/content/content.ts'

import { chooseBanner } from './choose-banner.ts'

const banner = (
  id: string,
  entries: Partial<Record<'searchKeywords' | 'productIds', string[]>> = {},
) => v.parse(ContentAsset, { id, ...entries })

const anything = banner('anything')
const lamps = banner('lamps', { searchKeywords: ['lamp', ' Lampe à 3 mèches '] })
const gifts = banner('gifts', { searchKeywords: ['gift set'] })
const diffuser = banner('diffuser', { productIds: ['RD01', 'RD02'] })
const banners = [lamps, gifts, diffuser, anything]

const chosenFor = (phrase: string | null, options = {}) =>
  chooseBanner(banners, { phrase, productId: null, EnableSearchBanner: true, ...options })

test('chooses the banner that lists the phrase, ignoring case, accents and outer whitespace', () => {
  expect(chosenFor('  LAMP ')).toBe(lamps)
  expect(chosenFor('lampe a 3 meches')).toBe(lamps)
  expect(chosenFor('gift set')).toBe(gifts)
})

test('matches only whole keywords', () => {
  expect(chosenFor('lamps')).toBe(anything)
  expect(chosenFor('gift')).toBe(anything)
  expect(chosenFor('')).toBe(anything)
})

test('ignores the phrase without the preference', () => {
  expect(chosenFor('lamp', { EnableSearchBanner: false })).toBe(anything)
})

test('chooses the banner that lists the product, whatever the preference', () => {
  expect(chosenFor(null, { productId: 'RD02', EnableSearchBanner: false })).toBe(diffuser)
  expect(chosenFor(null, { productId: 'RD99' })).toBe(anything)
})

test('chooses no banner when all are meant for something else', () => {
  const context = { phrase: 'mug', productId: null, EnableSearchBanner: true }
  expect(chooseBanner([lamps, gifts, diffuser], context)).toBeUndefined()
})
