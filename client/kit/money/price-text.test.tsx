import { expect, test } from 'vitest'

import type { Money } from '#shared/money/money.ts'
import type { Price } from '#shared/product/product.ts'

import { elementsIn, renderPart, textIn } from '../../app/testing/render-part.tsx'
import { PriceText } from './price-text.tsx'

type Cents = Partial<Record<keyof Price, number>> & { now: number }

/** The price of a product, in cents of the currency. */
function priceOf({ now, ...rest }: Cents, currency: Money['currency']): Price {
  const money = (minorUnits: number | undefined) =>
    minorUnits === undefined ? null : { minorUnits, currency }
  return {
    now: { minorUnits: now, currency },
    upTo: money(rest.upTo),
    was: money(rest.was),
    wasUpTo: money(rest.wasUpTo),
  }
}

const shown = (price: Price | null, isFloor = false) =>
  renderPart(<PriceText price={price} isFloor={isFloor} />)

test.for<[string, Cents, string, string]>([
  ['with one price', { now: 2695 }, '$26.95', '26,95 $'],
  ['that costs nothing', { now: 0 }, '$0.00', '0,00 $'],
  ['with variants', { now: 1000, upTo: 2695 }, '$10.00 – $26.95', 'De 10,00 $ à 26,95 $'],
  [
    'on sale',
    { now: 2000, was: 2695 },
    'Now $20.00 Was $26.95',
    'Maintenant 20,00 $ Avant 26,95 $',
  ],
  [
    'with variants that all cost the same before the sale',
    { now: 1000, upTo: 2000, was: 2695 },
    'Now $10.00 – $20.00 Was $26.95',
    'Maintenant De 10,00 $ à 20,00 $ Avant 26,95 $',
  ],
  [
    'with variants on sale',
    { now: 1000, upTo: 2000, was: 1500, wasUpTo: 2695 },
    'Now $10.00 – $20.00 Was $15.00 – $26.95',
    'Maintenant De 10,00 $ à 20,00 $ Avant De 15,00 $ à 26,95 $',
  ],
  ['that is a gift card', { now: 500, upTo: 25_000 }, '$5.00 – $250.00', 'De 5,00 $ à 250,00 $'],
])('a product %s shows its price in English and in French', ([, cents, english, french]) => {
  const inEnglish = shown(priceOf(cents, 'USD'))
  expect(textIn(inEnglish)).toBe(english)
  // Only a reduced price looks like one.
  expect(elementsIn(inEnglish, 'span').some((part) => part['class'] === 'reduced')).toBe(
    cents.was !== undefined,
  )
  const inFrench = renderPart(<PriceText price={priceOf(cents, 'CAD')} />, { locale: 'fr-CA' })
  expect(textIn(inFrench)).toBe(french)
})

test('a set of which only the lowest price is known costs from that price, unless it has a range', () => {
  expect(textIn(shown(priceOf({ now: 1000 }, 'USD'), true))).toBe('From $10.00')
  expect(textIn(shown(priceOf({ now: 1000, was: 1500 }, 'USD'), true))).toBe(
    'Now From $10.00 Was $15.00',
  )
  expect(textIn(shown(priceOf({ now: 1000, upTo: 2000 }, 'USD'), true))).toBe('$10.00 – $20.00')
})

test('a product without a price has a text instead', () => {
  expect(textIn(shown(null))).toBe('No price yet')
})
