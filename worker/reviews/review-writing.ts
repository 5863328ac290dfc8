import type { IdempotencyKey } from '#shared/http/idempotency-key.ts'
import type { Vote, VoteOnReview, WriteReview, WrittenReview } from '#shared/reviews/reviews.ts'

/** What shoppers may add to reviews. */
export interface ReviewWriting {
  /** @throws {ProblemError} `invalid-input` with the problems of fields */
  check(review: WriteReview): void
  /** @throws {ProblemError} as `check` */
  write(
    review: WriteReview,
    photoIds: readonly string[],
    idempotencyKey: IdempotencyKey,
  ): Promise<WrittenReview>
  /** @returns the picture's id, for a review. @throws {ProblemError} `invalid-input` */
  upload(picture: Blob): Promise<string>
  vote(vote: VoteOnReview): Promise<Vote>
}
