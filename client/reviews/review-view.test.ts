import { expect, test } from 'vitest'

import { queryWith, readReviewView } from './review-view.ts'

const read = (query: string) => readReviewView(new URLSearchParams(query))

test('reads sorting, stars and page, and ignores invalid values', () => {
  expect(read('')).toEqual({ sorting: 'newest', stars: null, page: 1 })
  expect(read('reviewsSort=helpful&reviewsStars=4&reviewsPage=3')).toEqual({
    sorting: 'helpful',
    stars: 4,
    page: 3,
  })
  expect(read('reviewsSort=rudest&reviewsStars=6&reviewsPage=100')).toEqual(read(''))
})

test.for([
  '',
  'reviewsPage=2',
  'reviewsSort=lowest&reviewsStars=1',
  'reviewsPage=9&reviewsStars=5',
])('writes "%s" as it was read, beside the chosen variant', (written) => {
  const query = new URLSearchParams(`size=large&${written}`)
  query.sort()
  expect(queryWith(query, readReviewView(query))).toBe(query.toString())
})
