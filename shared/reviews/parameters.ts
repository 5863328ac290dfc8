/** The parameters of reviews in the query of a product page, without the schemas of their data. */

/** The section of a product's page with its reviews. */
export const REVIEWS_ID = 'reviews'

export const REVIEW_SORTINGS = ['newest', 'oldest', 'highest', 'lowest', 'helpful'] as const

/** Fewer than there are reviews of the most discussed product, so that nobody fills a cache. */
export const MAX_REVIEW_PAGE = 99

/** What each parameter may be. The default is left out. */
export const REVIEW_PARAMETERS: Readonly<Record<string, RegExp>> = {
  reviewsSort: /^(oldest|highest|lowest|helpful)$/,
  reviewsStars: /^[1-5]$/,
  reviewsPage: /^([2-9]|[1-9]\d)$/,
}
