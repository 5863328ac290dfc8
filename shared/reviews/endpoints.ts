import { endpoint } from '../http/endpoint.ts'
import type { ProductId } from '../product/product.ts'
import type {
  ReadReviews,
  ReviewPage,
  Vote,
  VoteOnReview,
  WriteReviewWithPhotos,
  WrittenReview,
} from './reviews.ts'
import type { ListedProof, Post, SocialProof } from './voices.ts'

/** Reviews, and what other services know of products: empty if it cannot be read. It is the same for every visitor. */
export const reviewEndpoints = {
  getSocialProof: endpoint<{ id: ProductId }, SocialProof | null>()('GET', '/social-proof/:id'),
  /** Approved pictures of shoppers. */
  getGallery: endpoint<{ id: ProductId }, Post[]>()('GET', '/gallery/:id'),
  /** Of tiles, which request it in the browser (`client/listing/tile-actions.tsx`). */
  getListedProof: endpoint<{ ids: readonly ProductId[] }, ListedProof>()('GET', '/listed-proof'),
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
