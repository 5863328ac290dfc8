import { expect, test } from 'vitest'

import { productIdCandidates, productPath, slugOf } from './slug.ts'

test('a name becomes an address as the specification writes it', () => {
  expect(slugOf('Juniper & Wick 3-Wick Candle')).toBe('juniper-and-wick-3wick-candle')
  expect(slugOf('Crème brûlée – Cœur d’été')).toBe('creme-brulee-coeur-dete')
  expect(slugOf("  Baker's\u00a0  Dozen  ")).toBe('bakers-dozen')
  expect(slugOf('蝋燭')).toBe('')
})

test('a product page ends in its id, also when nothing of the name is left', () => {
  expect(productPath('Sea Salt', 'JW1001')).toBe('/p/sea-salt-JW1001')
  expect(productPath('***', 'JW1001')).toBe('/p/JW1001')
})

test('the id follows the last hyphen; longer ends are tried after it', () => {
  expect(productIdCandidates('sea-salt-JW-1')).toEqual(['1', 'JW-1', 'salt-JW-1', 'sea-salt-JW-1'])
  expect(productIdCandidates('JW1001')).toEqual(['JW1001'])
})

test('what cannot be an id is never asked for', () => {
  for (const hostile of ['..', '.', 'a/b', 'a?siteId=Evil', 'a\0', '', 'x'.repeat(101)]) {
    expect(productIdCandidates(hostile)).toEqual([])
  }
  expect(productIdCandidates(`${'a-'.repeat(500)}b`)).toHaveLength(24)
})
