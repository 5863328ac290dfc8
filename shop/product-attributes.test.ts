import { expect, test } from 'vitest'

import { productAttributes } from './product-attributes.ts'

test('a tile is headed by its fragrance, and by its name without one', () => {
  expect(productAttributes.heading({ c_fragranceName: 'Cedar' })).toBe('Cedar')
  expect(productAttributes.heading({}) ?? null).toBeNull()
})
