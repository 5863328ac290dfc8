import * as v from 'valibot'

import { cleanText } from '../text/written-text.ts'
import { Picture } from '../media/picture.ts'
import { ProductId } from '../product/product.ts'
import { MAX_REVIEW_PAGE, REVIEW_SORTINGS } from './parameters.ts'

export const ReviewView = v.object({
  sorting: v.picklist(REVIEW_SORTINGS),
  /** Shows only reviews with this many stars; null shows all. */
  stars: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_REVIEW_PAGE)),
})
export type ReviewView = v.InferOutput<typeof ReviewView>

/** The input to read a page of reviews. */
export interface ReadReviews extends Omit<ReviewView, 'stars'> {
  id: ProductId
  /** Shows all reviews if it is missing. */
  stars?: number
}

export const Review = v.object({
  id: v.string(),
  rating: v.number(),
  title: v.nullable(v.string()),
  text: v.string(),
  nickname: v.nullable(v.string()),
  /** ISO 8601. */
  submittedAt: v.string(),
  /** The same day in the format of the locale: "November 26, 2026". */
  submittedOn: v.string(),
  isRecommended: v.boolean(),
  /** The number of shoppers who found it helpful. */
  helpful: v.number(),
  photos: v.array(Picture),
})
export type Review = v.InferOutput<typeof Review>

export const ReviewSummary = v.object({
  count: v.number(),
  /** From 1 to 5; null if there are no reviews. */
  average: v.nullable(v.number()),
  /** The same number in the format of the locale: "4.0". */
  averageText: v.nullable(v.string()),
  recommended: v.number(),
  /** The number of reviews with 5, 4, 3, 2 and 1 stars. */
  distribution: v.array(v.object({ stars: v.number(), count: v.number() })),
})
export type ReviewSummary = v.InferOutput<typeof ReviewSummary>

export const ReviewPage = v.object({
  summary: ReviewSummary,
  /** The number of reviews on all pages of the view. */
  total: v.number(),
  reviews: v.array(Review),
})
export type ReviewPage = v.InferOutput<typeof ReviewPage>

const text = v.pipe(v.string(), v.transform(cleanText))

/** The id of an uploaded photo: a signature, followed by the address of the photo. */
export const PhotoId = v.pipe(v.string(), v.regex(/^[\da-f]{64}https?:\/\/\S{1,400}$/))

export const WriteReview = v.object({
  productId: ProductId,
  /** Null if the shopper has chosen none. */
  rating: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  title: text,
  text,
  nickname: text,
  isRecommended: v.boolean(),
  agrees: v.boolean(),
})
export type WriteReview = v.InferOutput<typeof WriteReview>

/** A limit for requests. `photoProblems` has the stricter limit for reviews. */
const MAX_PHOTO_IDS = 10

/** A review with the photos that were uploaded for it. */
export const WriteReviewWithPhotos = v.object({
  ...WriteReview.entries,
  photoIds: v.pipe(v.array(PhotoId), v.maxLength(MAX_PHOTO_IDS)),
})
export type WriteReviewWithPhotos = v.InferOutput<typeof WriteReviewWithPhotos>

/** The result of writing a review: moderators check it within `hours`, or the shopper has already reviewed the product. */
export const WrittenReview = v.variant('status', [
  v.object({ status: v.literal('received'), hours: v.number() }),
  v.object({ status: v.literal('already-reviewed') }),
])
export type WrittenReview = v.InferOutput<typeof WrittenReview>

export const VoteOnReview = v.object({
  reviewId: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  isHelpful: v.boolean(),
})
export type VoteOnReview = v.InferOutput<typeof VoteOnReview>

export const Vote = v.object({
  /** False if the shopper has voted on the review before. */
  isCounted: v.boolean(),
})
export type Vote = v.InferOutput<typeof Vote>
