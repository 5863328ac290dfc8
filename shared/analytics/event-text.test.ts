import { expect, test } from 'vitest'

import { withoutContacts } from './event-text.ts'

test.each([
  ['ana.ruiz@example.com', '(redacted)'],
  ['gift for ana@example.com please', 'gift for (redacted) please'],
  ['ana%40example.com', '(redacted)'],
  ['+1 (614) 555-0142', '(redacted)'],
  ['call 614.555.0142 now', 'call (redacted) now'],
  ['6145550142', '(redacted)'],
  ['514 555-0142', '(redacted)'],
])('takes contacts out of %j', (text, expected) => {
  expect(withoutContacts(text)).toBe(expected)
})

test.each(['3-way lamp', '8 oz', '14.5 oz 2024', 'AB0801', 'pine & oak', '100 200', 'no. 5'])(
  'leaves %j unchanged',
  (text) => {
    expect(withoutContacts(text)).toBe(text)
  },
)
