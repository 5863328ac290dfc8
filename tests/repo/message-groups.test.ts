import { expect, test } from 'vitest'

import { createMessageGroups } from '#scripts/build/message-groups.ts'

test('a text that a first visit may show is common, and one of the checkout alone is not', () => {
  const groupOf = createMessageGroups('.')
  expect(groupOf('bag.add')).toBe('common')
  expect(groupOf('bag.coupon')).toBe('rest')
  expect(groupOf('confirmation.arrival')).toBe('rest')
  expect(groupOf('no.such.message')).toBe('common')
})
