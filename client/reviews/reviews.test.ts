import { expect, test } from 'vitest'

import { ratingJson } from './reviews.tsx'

const mug = { name: 'Mug', url: 'https://shop.example/p/mug-JW1', type: 'Product' } as const
const review = {
  id: 'r1',
  rating: 4,
  title: null,
  text: 'Lathers well, and smells of rain.',
  nickname: 'Ana',
  submittedAt: '2026-10-31T15:00:00.000Z',
  submittedOn: 'October 31, 2026',
  isRecommended: true,
  helpful: 2,
  photos: [],
}
const summary = { count: 1, average: 4, averageText: '4.0', recommended: 1, distribution: [] }

test('search engines get the ratings of a product with reviews, and only reviews that have an author', () => {
  const none = { ...summary, count: 0, average: null, averageText: null }
  expect(ratingJson(mug, { summary: none, total: 0, reviews: [] })).toBeNull()
  expect(ratingJson(mug, { summary, total: 1, reviews: [review] })).toMatchObject({
    '@id': mug.url,
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ reviewBody: review.text, author: { name: 'Ana' }, datePublished: '2026-10-31' }],
  })
  const nameless = { summary, total: 1, reviews: [{ ...review, nickname: null }] }
  expect(ratingJson(mug, nameless)).not.toHaveProperty('review')
})
