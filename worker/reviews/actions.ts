import { FROM_FIELD } from '#shared/http/form-fields.ts'
import { PHOTOS_FIELD, REVIEW_FIELDS, reviewInput } from '#shared/reviews/form.ts'
import {
  Vote,
  VoteOnReview,
  WriteReviewWithPhotos,
  WrittenReview,
} from '#shared/reviews/reviews.ts'

import { reviewLimit, reviewVoteLimit } from './limits.ts'
import { visitorAction } from '../http/action.ts'

/** Loads with the first review, because it also has the code that checks photos. */
const writing = () => import('./write-reviews.ts')

const onProduct = { pages: ['product', 'productById'], fallbackPage: 'home' } as const

/** The form below the reviews of a product. */
const writeReview = visitorAction({
  name: 'writeReview',
  agents: 'allowed',
  limit: reviewLimit,
  idempotency: 'review',
  // The service accepts one review of a product from each reviewer, so a lost attempt can be repeated.
  retriesLost: true,
  input: WriteReviewWithPhotos,
  output: WrittenReview,
  run: async (edge, input) => (await writing()).writeReview(edge, input),
  form: {
    ...onProduct,
    fields: [...REVIEW_FIELDS, FROM_FIELD],
    filesField: PHOTOS_FIELD,
    toInput: (typed) => ({ ...reviewInput(typed), photoIds: [] }),
    attach: async (edge, review, files) => ({
      ...review,
      photoIds: await (await writing()).uploadPhotos(edge, review, files),
    }),
    done: (written) => written,
  },
})

/** The button beside a review. */
const voteOnReview = visitorAction({
  name: 'voteOnReview',
  agents: 'allowed',
  limit: reviewVoteLimit,
  input: VoteOnReview,
  output: Vote,
  run: async (edge, vote) => (await writing()).voteOnReview(edge, vote),
  form: {
    ...onProduct,
    fields: ['reviewId', 'isHelpful', FROM_FIELD],
    toInput: ({ reviewId = '', isHelpful }) => ({ reviewId, isHelpful: isHelpful === 'yes' }),
    done: (vote, { reviewId }) => ({ ...vote, reviewId }),
  },
})

export const reviewActions = { writeReview, voteOnReview }
