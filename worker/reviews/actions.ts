import { FROM_FIELD } from '#shared/actions.ts'
import { photoProblems } from '#shared/reviews/review-rules.ts'
import { PHOTOS_FIELD, REVIEW_FIELDS, reviewInput } from '#shared/reviews/review-form.ts'
import { ProblemError } from '#shared/http/problem.ts'
import { VoteOnReview, WriteReview } from '#shared/reviews/reviews.ts'

import { defineAction } from '../actions/define-action.ts'

/** The form below the reviews of a product. */
export const writeReview = defineAction({
  agents: 'allowed',
  limit: 'review',
  pages: ['product', 'productById'],
  fallbackPage: 'home',
  access: 'anyone',
  success: 'answer',
  idempotency: 'review',
  fields: [...REVIEW_FIELDS, FROM_FIELD],
  filesField: PHOTOS_FIELD,
  toInput: reviewInput,
  schema: WriteReview,
  async run({ reviews, input, files, idempotencyKey }) {
    const fields = photoProblems(files)
    if (Object.keys(fields).length > 0) throw new ProblemError('invalid-input', { fields })
    // Nothing is stored of a review that is not accepted.
    reviews.check(input)
    const photoIds = await Promise.all(files.map((file) => reviews.upload(file)))
    return reviews.write(input, photoIds, idempotencyKey)
  },
})

/** The button beside a review. */
export const voteOnReview = defineAction({
  agents: 'allowed',
  limit: 'reviewVote',
  pages: ['product', 'productById'],
  fallbackPage: 'home',
  access: 'anyone',
  success: 'answer',
  fields: ['reviewId', 'isHelpful', FROM_FIELD],
  toInput: ({ reviewId = '', isHelpful }) => ({ reviewId, isHelpful: isHelpful === 'yes' }),
  schema: VoteOnReview,
  run: async ({ reviews, input }) => ({ ...(await reviews.vote(input)), reviewId: input.reviewId }),
})
