import { expect, test } from 'vitest'

import { mapPreferences } from './map-settings.ts'

test.for([
  [
    [5, 10],
    [5, 10],
  ],
  [
    ['5', '10.00'],
    [5, 10],
  ],
  ['5, 10,25', [5, 10, 25]],
  ['$5 | $10', [5, 10]],
  ['[5, 10]', [5, 10]],
  ['5;10', [5, 10]],
  ['5, ten', null],
  ['', null],
  [[], null],
  [[2.5], null],
  ['NOT$A$PREFERENCE', null],
] as const)('the amounts of gift cards in %j are %j', ([value, amounts]) => {
  const given = new Map<string, unknown>([['giftCardPriceValues', value]])
  expect(mapPreferences(given, () => undefined).giftCardPriceValues).toEqual(amounts)
})
