import { expect, test } from 'vitest'

import { phoneText } from './phone-text.ts'

test.for([
  ['614-555-0134', '614\u00a0555-0134'],
  ['614-555-0134 x12', '614\u00a0555-0134 x12'],
  ['1-800-555-0142', '1\u00a0800\u00a0555-0142'],
  ['+33 1 99 00 01 42', '+33 1 99 00 01 42'],
] as const)('%s has spaces in French, and hyphens in English', ([phone, french]) => {
  expect([phoneText(phone, 'en-CA'), phoneText(phone, 'fr-CA')]).toEqual([phone, french])
})
