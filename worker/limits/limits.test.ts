import { expect, test } from 'vitest'

import { LIMITS, networkLimit } from './limits.ts'

test.for(Object.entries(LIMITS))(
  'a hundred shoppers of one network may each use %s three times',
  ([, { address }]) => {
    expect(address).toBeGreaterThanOrEqual(3)
    expect(networkLimit(address)).toBeGreaterThanOrEqual(300)
    expect(networkLimit(address)).toBeGreaterThanOrEqual(30 * address)
  },
)
