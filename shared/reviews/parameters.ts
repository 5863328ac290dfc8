/** The parameters of reviews in the query of a product page, without the schemas of their data. */

/** The id of the reviews section of a product page. */
export const REVIEWS_ID = 'reviews'

export const REVIEWS_PER_PAGE = 5

export const REVIEW_SORTINGS = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const

/** Fewer pages than the product with the most reviews has, so that requests cannot fill a cache. */
export const MAX_REVIEW_PAGE = 99

/** The values that each parameter may have. The default is left out. */
export const REVIEW_PARAMETERS: Readonly<Record<string, RegExp>> = {
  reviewsSort: /^(oldest|highest|lowest|helpful)$/,
  reviewsStars: /^[1-5]$/,
  reviewsPage: /^([2-9]|[1-9]\d)$/,
}
