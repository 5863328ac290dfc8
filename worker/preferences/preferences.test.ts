import { expect, test } from 'vitest'

import { mapPreferences } from './preferences.ts'

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

test('preferences without a value have their defaults', () => {
  const preferences = mapPreferences(
    new Map<string, unknown>([
      ['shopByCategoryShowCarousel', 'UN$AVAILABLE'],
      ['TextInput_Email_Error', 'NOT$A$PREFERENCE'],
      ['EnableSearchBanner', 'false'],
      ['SnackbarErrorTimer', { hidden: true }],
      ['recommendationPostUrl', 'secret'],
    ]),
    () => undefined,
  )

  expect(preferences).toMatchObject({
    shopByCategoryShowCarousel: true,
    TextInput_Email_Error: null,
    EnableSearchBanner: false,
    SnackbarErrorTimer: 6000,
  })
  expect(preferences).not.toHaveProperty('recommendationPostUrl')
})
