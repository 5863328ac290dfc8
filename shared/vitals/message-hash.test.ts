import { expect, test } from 'vitest'

import { messageHash } from './message-hash.ts'

test('errors with other numbers and quoted parts have the same hash, other errors another one', () => {
  const hash = messageHash('TypeError', "Cannot read properties of undefined (reading 'price')")
  expect(hash).toMatch(/^[\da-f]{8}$/)
  expect(messageHash('TypeError', "Cannot read properties of undefined (reading 'name')")).toBe(
    hash,
  )
  expect(
    messageHash('RangeError', "Cannot read properties of undefined (reading 'name')"),
  ).not.toBe(hash)
  expect(messageHash('Error', 'line 12 of order 00001234')).toBe(
    messageHash('Error', 'line 3 of order 99'),
  )
  expect(messageHash('Error', 'one')).not.toBe(messageHash('Error', 'two'))
})
