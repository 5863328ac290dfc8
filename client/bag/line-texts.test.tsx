import { expect, test } from 'vitest'

import type { BagLine } from '#shared/bag/bag.ts'

import { renderPart, textIn } from '../app/testing/render-part.tsx'
import { LinePrice } from './line-texts.tsx'
import { smallLine } from './testing/small-bag.ts'

const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' as const })

test.for<[string, Partial<BagLine>, string]>([
  ['that costs its price', { total: usd(2695) }, '$26.95'],
  ['that is reduced', { total: usd(2000), was: usd(2695) }, 'Now $20.00 Was $26.95'],
  ['that costs nothing', { total: usd(0) }, 'Free'],
  ['that a coupon has paid for', { total: usd(0), was: usd(2695) }, 'Now Free Was $26.95'],
  ['that is a gift', { total: usd(0), isBonus: true }, 'Free Gift'],
  ['that is a gift with a price', { total: usd(100), isBonus: true }, '$1.00'],
])('a line of the bag %s says so', ([, line, text]) => {
  expect(textIn(renderPart(<LinePrice line={smallLine('lamp', 1, line)} />))).toBe(text)
})
