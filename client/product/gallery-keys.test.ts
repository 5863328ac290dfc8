import { expect, test } from 'vitest'

import { indexAfter } from './gallery-keys.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 3, 2],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['Enter', 1, null],
])('%s leads from picture %i of four to %s', (key, index, next) => {
  expect(indexAfter(key, index, 4)).toBe(next)
})
