import type { ReviewPage } from '#shared/reviews/reviews.ts'

const MAX_STARS = 5
/** Search engines show no more. */
const MAX_REVIEWS = 3

/**
 * The ratings for search engines. They have the id of the product in the document's head, and so add to it. Null without
 * reviews.
 */
export function ratingJson(
  { name, url, type }: { name: string; url: string; type: 'Product' | 'ProductGroup' },
  { summary, reviews }: ReviewPage,
) {
  if (summary.count === 0 || summary.average === null) return null
  // A review needs an author.
  const named = reviews.flatMap(({ nickname, ...review }) =>
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
      bestRating: MAX_STARS,
      worstRating: 1,
    },
    ...(named.length > 0 && {
      review: named.slice(0, MAX_REVIEWS).map(({ rating, title, text, nickname, submittedAt }) => ({
        '@type': 'Review',
        reviewRating: {
          '@type': 'Rating',
          ratingValue: rating,
          bestRating: MAX_STARS,
          worstRating: 1,
        },
        ...(title !== null && { name: title }),
        reviewBody: text,
        author: { '@type': 'Person', name: nickname },
        datePublished: submittedAt.slice(0, 10),
      })),
    }),
  }
}
