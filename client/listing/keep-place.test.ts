import { expect, test } from 'vitest'

import { keepPlace } from './keep-place.ts'

const keeps = (from: string, to: string) =>
  keepPlace(new URLSearchParams(from), new URLSearchParams(to), null) !== undefined

test('another page of the list starts at the top, even if a sort order was chosen just before', () => {
  expect(keeps('sort=newest', 'sort=newest&page=2')).toBe(false)
  expect(keeps('sort=newest', 'page=2')).toBe(false)
})
