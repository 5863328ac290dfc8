import { ratingsOf, statisticsOf } from '../reviews/generated-reviews.ts'

/**
 * What the review service's nightly import writes into the catalog, so that lists of products need no call of their
 * own. Products without reviews have neither attribute.
 */
export function ratingAttributes(productId: string) {
  const { AverageOverallRating: average, TotalReviewCount: count } = statisticsOf(
    ratingsOf(productId),
  )
  return average === null ? {} : { c_bvAverageRating: average, c_bvReviewCount: count }
}
