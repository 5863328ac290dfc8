import { expect, test } from 'vitest'

import { productIdCandidates, productPath, slugOf } from './slug.ts'

test('turns a name into a slug as specified', () => {
  expect(slugOf('Acme & Sons 3-Light Lamp')).toBe('acme-and-sons-3light-lamp')
  expect(slugOf('Crème brûlée – Cœur d’été')).toBe('creme-brulee-coeur-dete')
  expect(slugOf("  Baker's\u00a0  Dozen  ")).toBe('bakers-dozen')
  expect(slugOf('蝋燭')).toBe('')
})

test('ends a product path with the id, even if the slug is empty', () => {
  expect(productPath('Sea Salt', 'JW1001')).toBe('/p/sea-salt-JW1001')
  expect(productPath('***', 'JW1001')).toBe('/p/JW1001')
})

test('tries the id after the last hyphen first, then longer suffixes', () => {
  expect(productIdCandidates('sea-salt-JW-1')).toEqual(['1', 'JW-1', 'salt-JW-1', 'sea-salt-JW-1'])
  expect(productIdCandidates('JW1001')).toEqual(['JW1001'])
})

test('returns no malformed ids', () => {
  for (const hostile of ['..', '.', 'a/b', 'a?siteId=Evil', 'a\0', '', 'x'.repeat(101)]) {
    expect(productIdCandidates(hostile)).toEqual([])
  }
  expect(productIdCandidates(`${'a-'.repeat(500)}b`)).toHaveLength(24)
})
