import { expect, test } from 'vitest'

import { pageNumbers } from './pages-row.tsx'

test('lists all pages when there are few', () => {
  expect(pageNumbers(1, 1)).toEqual([1])
  expect(pageNumbers(3, 5)).toEqual([1, 2, 3, 4, 5])
})

test('leaves gaps in a long list, never of a single page', () => {
  expect(pageNumbers(1, 26)).toEqual([1, 2, null, 26])
  expect(pageNumbers(4, 26)).toEqual([1, 2, 3, 4, 5, null, 26])
  expect(pageNumbers(13, 26)).toEqual([1, null, 12, 13, 14, null, 26])
  expect(pageNumbers(26, 26)).toEqual([1, null, 25, 26])
})
