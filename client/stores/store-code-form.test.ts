import { beforeAll, expect, test } from 'vitest'

import { addOtherCountries } from '#shared/fields/testing/other-countries.ts'

import { typedCode } from './store-code-form.tsx'

beforeAll(addOtherCountries)

test.for([
  ['US', '4321', '4321'],
  ['US', '43215', '43215'],
  ['US', '43215-', '43215'],
  ['US', '432151', '43215-1'],
  ['US', ' 43215 1234 9', '43215-1234'],
  ['CA', 'h2y', 'H2Y'],
  ['CA', 'h2y1', 'H2Y 1'],
  ['CA', 'h2y-1z5', 'H2Y 1Z5'],
  ['CA', 'h2y 1z5x', 'H2Y 1Z5'],
  ['CA', '', ''],
  ['IE', 'a65', 'A65'],
  ['IE', 'a65f', 'A65 F'],
  ['IE', 'A65 F4E2X', 'A65 F4E2'],
  ['FR', '75 0019', '75001'],
  // Its first part has two to four characters.
  ['GB', 'sw1a1', 'SW1A1'],
  ['GB', 'sw1a 1aax', 'SW1A 1AA'],
  ['GB', '', ''],
] as const)('in %s, "%s" becomes "%s" while it is typed', ([country, text, code]) => {
  expect(typedCode(text, country)).toBe(code)
})
