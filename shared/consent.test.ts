import { expect, test } from 'vitest'

import { formatConsent, parseConsent } from './consent.ts'

test.each([
  [[], 'none'],
  [['targeting', 'functional'] as const, 'functional.targeting'],
  [
    ['necessary', 'functional', 'performance', 'targeting'] as const,
    'functional.performance.targeting',
  ],
])('the choice %j is kept as %s', (groups, value) => {
  expect(formatConsent(groups)).toBe(value)
  expect(new Set(parseConsent(value))).toEqual(new Set(['necessary', ...groups]))
})

test.each([null, '', 'all', 'none.targeting', 'targeting.targeting', 'targeting.', 'Targeting'])(
  '%j is no choice',
  (value) => {
    expect(parseConsent(value)).toBeNull()
  },
)
