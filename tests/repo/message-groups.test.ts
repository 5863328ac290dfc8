import { expect, test } from 'vitest'

import { createMessageGroups } from '#scripts/build/message-groups.ts'

test('a message that a first visit may show is common, one used only in the checkout is not, and browsers get none that only the worker uses', () => {
  const findGroup = createMessageGroups('.')
  expect(findGroup('bag.add')).toBe('common')
  expect(findGroup('bag.coupon')).toBe('rest')
  expect(findGroup('confirmation.arrival')).toBe('rest')
  expect(findGroup('no.such.message')).toBe('common')
  expect(findGroup('footer.care')).toBe('common')
  expect(findGroup('help.care')).toBe('edge')
})
