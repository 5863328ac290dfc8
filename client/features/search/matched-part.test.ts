import { expect, test } from 'vitest'

import { matchedPart } from './matched-part.ts'

test('finds the typed phrase in a suggestion, whatever its letter case and accents', () => {
  expect(matchedPart('3-Wick Candle', 'cand')).toEqual({
    before: '3-Wick ',
    match: 'Cand',
    after: 'le',
  })
  expect(matchedPart('Bougie à 3 mèches', 'A 3 MECHES ')).toEqual({
    before: 'Bougie ',
    match: 'à 3 mèches',
    after: '',
  })
  expect(matchedPart('Soap', 'candle')).toBeNull()
  expect(matchedPart('Soap', '')).toBeNull()
})
