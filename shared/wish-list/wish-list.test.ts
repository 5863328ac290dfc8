import { expect, test } from 'vitest'

import { pageCountOf, wishPagesIn } from './wish-list.ts'

const pagesIn = (query: string) => wishPagesIn(new URLSearchParams(query))

test('an address asks for pages by a number, and for the first one otherwise', () => {
  expect(pagesIn('page=3')).toBe(3)
  expect(pagesIn('page=99')).toBe(50)
  for (const query of ['', 'page=', 'page=0', 'page=-1', 'page=1e1', 'page=100', 'page=02'])
    expect(pagesIn(query), query).toBe(1)
})

test('a list has a page for every eight products, and at least one', () => {
  expect([0, 1, 8, 9, 20, 40].map(pageCountOf)).toEqual([1, 1, 1, 2, 3, 5])
  expect(pageCountOf(5000)).toBe(50)
})
