import { expect, test } from 'vitest'

import { chosenVariantsIn, formatChosen } from './chosen-variants.ts'

test('chosen variants survive a cookie', () => {
  const chosen = new Map([
    ['home_hero', 'makers'],
    ['gifts', 'short_2'],
  ])
  expect(formatChosen(chosen)).toBe('home_hero-makers.gifts-short_2')
  expect(chosenVariantsIn(`a=b; experiments=${formatChosen(chosen)}; c=d`)).toEqual(chosen)
})

test.for([
  ['', []],
  ['home_hero', []],
  ['home_hero-', []],
  ['-makers', []],
  ['home_hero-makers-2', []],
  ['Home-makers', []],
  ['../../x-y', []],
  [`home_hero-${'a'.repeat(41)}`, []],
  ['%22><script>-a.gifts-short', [['gifts', 'short']]],
] as const)('of the value %s only plain pairs are read', ([value, pairs]) => {
  expect([...(chosenVariantsIn(`experiments=${value}`) ?? ['no cookie'])]).toEqual(pairs)
})

test('without a cookie nothing is chosen', () => {
  expect(chosenVariantsIn(null)).toBeNull()
  expect(chosenVariantsIn('other=home_hero-makers')).toBeNull()
})
