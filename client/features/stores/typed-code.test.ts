import { expect, test } from 'vitest'

import { typedCode } from './typed-code.ts'

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
] as const)('in %s, "%s" becomes "%s" while it is typed', ([country, text, code]) => {
  expect(typedCode(text, country)).toBe(code)
})
