import { endpoint } from '../http/endpoint.ts'
import type {
  ReadReviews,
  ReviewPage,
  Vote,
  VoteOnReview,
  WriteReviewWithPhotos,
  WrittenReview,
} from './reviews.ts'

/** The published reviews of a product. They are the same for every visitor. */
export const reviewEndpoints = {
  /** Null if the site shows no reviews. @throws {ProblemError} `unavailable` */
  getReviews: endpoint<ReadReviews, ReviewPage | null>()('GET', '/product-reviews/:id'),
}

/** Writing reviews needs no account. */
export const reviewWritingEndpoints = {
  /** @throws {ProblemError} `invalid-input` with `fields`, `not-found` if the site shows no reviews */
  writeReview: endpoint<WriteReviewWithPhotos, WrittenReview>()('POST', '/reviews'),
  /** @throws {ProblemError} `not-found` */
  voteOnReview: endpoint<VoteOnReview, Vote>()('POST', '/reviews/votes'),
}

/** The path below `/api` that takes a photo as the body of a POST request, and returns its id. */
export const PHOTOS_PATH = '/reviews/photos'
