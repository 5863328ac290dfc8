import type { ReviewPage } from '#shared/reviews/reviews.ts'

const MOST = 5
/** Search engines show no more of them. */
const TOLD = 3

/**
 * The ratings for search engines, as more about the product that the head describes: both have the same id. Null
 * without a review.
 */
export function ratingJson(
  { name, url, type }: { name: string; url: string; type: 'Product' | 'ProductGroup' },
  { summary, reviews }: ReviewPage,
) {
  if (summary.count === 0 || summary.average === null) return null
  // A review needs an author.
  const told = reviews.flatMap(({ nickname, ...review }) =>
    nickname ? [{ ...review, nickname }] : [],
  )
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': url,
    name,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: MOST,
      worstRating: 1,
    },
    ...(told.length > 0 && {
      review: told.slice(0, TOLD).map(({ rating, title, text, nickname, submittedAt }) => ({
        '@type': 'Review',
        reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: MOST, worstRating: 1 },
        ...(title !== null && { name: title }),
        reviewBody: text,
        author: { '@type': 'Person', name: nickname },
        datePublished: submittedAt.slice(0, 10),
      })),
    }),
  }
}
