import * as v from 'valibot'

import type { ReviewView, VoteOnReview, WriteReview } from '#shared/reviews/reviews.ts'
import { REVIEWS_PER_PAGE } from '#shared/reviews/parameters.ts'
import type { Locale } from '#shared/site/site.ts'

import type { KeyedService, RequestContext } from '../config/env.ts'
import {
  createServiceClient,
  type Service,
  type ServiceDependencies,
} from '../upstream/service-client.ts'

/** Pages wait for reviews this long at most. */
const READ_DEADLINE_MS = 1_000
/** The shopper then waits for the page with the reviews as well. */
const WRITE_DEADLINE_MS = 2_000

const API_VERSION = '5.4'

const SORTINGS = {
  newest: 'SubmissionTime:desc',
  oldest: 'SubmissionTime:asc',
  highest: 'Rating:desc',
  lowest: 'Rating:asc',
  helpful: 'Helpfulness:desc',
} as const satisfies Record<ReviewView['sorting'], string>

const text = v.nullish(v.string(), null)
const count = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0)

const Review = v.object({
  Id: v.string(),
  Rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  Title: text,
  ReviewText: v.string(),
  UserNickname: text,
  SubmissionTime: v.pipe(v.string(), v.isoTimestamp()),
  IsRecommended: v.fallback(v.nullish(v.boolean(), false), false),
  TotalPositiveFeedbackCount: count,
  Photos: v.fallback(
    v.array(v.object({ Sizes: v.object({ normal: v.object({ Url: v.string() }) }) })),
    [],
  ),
})
export type WireReview = v.InferOutput<typeof Review>

const Statistics = v.object({
  TotalReviewCount: count,
  AverageOverallRating: v.nullish(v.number(), null),
  RecommendedCount: count,
  RatingDistribution: v.fallback(v.array(v.object({ RatingValue: v.number(), Count: count })), []),
})
export type WireStatistics = v.InferOutput<typeof Statistics>

const Reviews = v.object({
  HasErrors: v.literal(false),
  TotalResults: count,
  /** An invalid review is left out. */
  Results: v.pipe(
    v.array(v.fallback(v.nullable(Review), null)),
    v.transform((found) => found.filter((review) => review !== null)),
  ),
  Includes: v.object({
    Products: v.fallback(v.record(v.string(), v.object({ ReviewStatistics: Statistics })), {}),
  }),
})

/** The fields that the service does not accept, and its code for each. */
const Rejected = v.object({
  HasErrors: v.literal(true),
  FormErrors: v.object({
    FieldErrors: v.fallback(v.record(v.string(), v.object({ Code: v.string() })), {}),
  }),
})
const Submitted = v.object({
  HasErrors: v.literal(false),
  Review: v.object({ TypicalHoursToPost: v.fallback(v.nullable(v.number()), null) }),
})
const Uploaded = v.object({
  HasErrors: v.literal(false),
  Photo: v.object({ Sizes: v.object({ normal: v.object({ Url: v.string() }) }) }),
})
const Accepted = v.object({ HasErrors: v.literal(false) })

type RejectedFields = { rejected: Record<string, string> }

interface ReviewContext extends ServiceDependencies<unknown> {
  account: KeyedService
  locale: Locale
  /** The network of the shopper who writes. */
  visitorNetwork?: RequestContext['visitorNetwork']
}

/** The review service. A rejection has the service's code for each field. */
export function createReviewService(context: ReviewContext) {
  const { account, locale, visitorNetwork, ...dependencies } = context
  const Locale = locale.replace('-', '_')
  const access = { apiversion: API_VERSION, passkey: account.key, Locale }
  const createReviewClient = (name: string, deadlineMs: number) => {
    const service: Service<KeyedService> = {
      name,
      deadlineMs,
      accessOf: ({ url }) => ({ origin: url, headers: {} }),
    }
    return createServiceClient({ ...dependencies, config: account }, service)
  }
  // Writing has its own breaker, so that rejected reviews cannot hide the published ones.
  const reading = createReviewClient('reviews', READ_DEADLINE_MS)
  const writing = createReviewClient('review-forms', WRITE_DEADLINE_MS)
  const writer = () => ({ subject: visitorNetwork?.() ?? 'unknown' })

  return {
    async read(productId: string, view: ReviewView, signal: AbortSignal) {
      const query = createQuery(access, viewFields(productId, view))
      const found = await reading.call({
        operation: 'getReviews',
        path: `/data/reviews.json?${query}`,
        schema: Reviews,
        signal,
      })
      const statistics = found.Includes.Products[productId]?.ReviewStatistics ?? null
      return { total: found.TotalResults, reviews: found.Results, statistics }
    },

    /** @returns the address of the stored picture */
    async upload(picture: Blob): Promise<{ url: string } | RejectedFields> {
      const upload = new FormData()
      for (const [name, value] of Object.entries(access)) upload.set(name, value)
      upload.set('contenttype', 'review')
      upload.set('photo', picture, 'picture')
      const answer = await writing.call({
        ...writer(),
        operation: 'uploadPhoto',
        path: '/data/uploadphoto.json',
        upload,
        schema: v.union([Uploaded, Rejected]),
      })
      return answer.HasErrors ? rejectedIn(answer) : { url: answer.Photo.Sizes.normal.Url }
    },

    /** @returns after how many hours the review usually appears */
    async submit(
      review: WriteReview,
      { userId, photoUrls }: { userId: string; photoUrls: readonly string[] },
    ): Promise<{ hours: number | null } | RejectedFields> {
      const answer = await writing.call({
        ...writer(),
        operation: 'submitReview',
        path: '/data/submitreview.json',
        form: { ...access, ...reviewFields(review), UserId: userId, ...photoFields(photoUrls) },
        schema: v.union([Submitted, Rejected]),
      })
      return answer.HasErrors ? rejectedIn(answer) : { hours: answer.Review.TypicalHoursToPost }
    },

    async vote(vote: VoteOnReview, userId: string): Promise<{ isCounted: true } | RejectedFields> {
      const answer = await writing.call({
        ...writer(),
        operation: 'submitFeedback',
        path: '/data/submitfeedback.json',
        form: { ...access, ...voteFields(vote), UserId: userId },
        schema: v.union([Accepted, Rejected]),
      })
      return answer.HasErrors ? rejectedIn(answer) : { isCounted: true }
    },
  }
}

const createQuery = (access: object, fields: readonly [string, string][]) =>
  new URLSearchParams([...Object.entries(access), ...fields]).toString()

const viewFields = (
  productId: string,
  { sorting, stars, page }: ReviewView,
): [string, string][] => [
  ['Filter', `ProductId:${productId}`],
  ...(stars === null ? [] : [['Filter', `Rating:${stars}`] satisfies [string, string]]),
  ['Sort', SORTINGS[sorting]],
  ['Limit', `${REVIEWS_PER_PAGE}`],
  ['Offset', `${(page - 1) * REVIEWS_PER_PAGE}`],
  ['Stats', 'Reviews'],
  ['Include', 'Products'],
]

const reviewFields = (review: WriteReview) => ({
  Action: 'submit',
  ProductId: review.productId,
  Rating: `${review.rating ?? ''}`,
  Title: review.title,
  ReviewText: review.text,
  UserNickname: review.nickname,
  IsRecommended: `${review.isRecommended}`,
  AgreedToTermsAndConditions: `${review.agrees}`,
})

const voteFields = ({ reviewId, isHelpful }: VoteOnReview) => ({
  ContentType: 'review',
  ContentId: reviewId,
  FeedbackType: 'helpfulness',
  Vote: isHelpful ? 'Positive' : 'Negative',
})

const photoFields = (photoUrls: readonly string[]): Record<string, string> =>
  Object.fromEntries(photoUrls.map((url, at) => [`PhotoUrl_${at + 1}`, url]))

export type ReviewService = ReturnType<typeof createReviewService>

const rejectedIn = ({ FormErrors }: v.InferOutput<typeof Rejected>): RejectedFields => ({
  rejected: Object.fromEntries(
    Object.entries(FormErrors.FieldErrors).map(([name, { Code }]) => [name.toLowerCase(), Code]),
  ),
})
