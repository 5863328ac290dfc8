import type { ReviewPage } from '#shared/contract/reviews.ts'

const MOST = 5

/**
 * The ratings for search engines, as more about the product that the head describes: both have the same id. Null
 * without a review.
 */
export function ratingJson(
  { name, url }: { name: string; url: string },
  { summary, reviews }: ReviewPage,
) {
  if (summary.count === 0 || summary.average === null) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    name,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: MOST,
      worstRating: 1,
    },
    review: reviews.map(({ rating, title, text, nickname, submittedAt }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: MOST, worstRating: 1 },
      ...(title !== null && { name: title }),
      reviewBody: text,
      ...(nickname !== null && { author: { '@type': 'Person', name: nickname } }),
      datePublished: submittedAt.slice(0, 10),
    })),
  }
}
