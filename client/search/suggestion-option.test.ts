import { expect, test } from 'vitest'

import { matchedPart } from './suggestion-option.tsx'

test('finds the typed phrase in a suggestion, whatever its letter case and accents', () => {
  expect(matchedPart('3-Drawer Cabinet', 'cab')).toEqual({
    before: '3-Drawer ',
    match: 'Cab',
    after: 'inet',
  })
  expect(matchedPart('Buffet à 3 mètres', 'A 3 METRES ')).toEqual({
    before: 'Buffet ',
    match: 'à 3 mètres',
    after: '',
  })
  expect(matchedPart('Mug', 'cabinet')).toBeNull()
  expect(matchedPart('Mug', '')).toBeNull()
})
