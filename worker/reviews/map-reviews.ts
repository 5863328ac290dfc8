import type { ListedProof, Post, SocialProof } from '#shared/reviews/product-extras.ts'
import type { Review, ReviewPage, ReviewSummary } from '#shared/reviews/reviews.ts'

import type { Locale } from '#shared/site/site.ts'

import { intlFor } from '../intl.ts'
import type { WireListedProof } from '../services/listed-proof.ts'
import type { WireMedium, WireProof } from '../services/product-services.ts'
import type { ReviewService, WireReview, WireStatistics } from './review-service.ts'
import { plainText, type ContentMapper } from '../catalog/content-mapper.ts'

const DAY = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

type Mapper = Pick<ContentMapper, 'picture' | 'locale'>

type ReadReviews = Awaited<ReturnType<ReviewService['read']>>

export const mapReviewPage = (
  { total, reviews, statistics }: ReadReviews,
  mapper: Mapper,
): ReviewPage => ({
  summary: summaryOf(statistics, mapper),
  total,
  reviews: reviews.flatMap((review) => mapReview(review, mapper) ?? []),
})

/** Null for a review without a text. */
function mapReview(wire: WireReview, mapper: Mapper): Review | null {
  const text = plainText(wire.ReviewText)
  if (text === null) return null
  return {
    id: wire.Id,
    rating: wire.Rating,
    title: plainText(wire.Title),
    text,
    nickname: plainText(wire.UserNickname),
    submittedAt: wire.SubmissionTime,
    submittedOn: intlFor(mapper.locale).formatDate(wire.SubmissionTime, DAY),
    isRecommended: wire.IsRecommended ?? false,
    helpful: wire.TotalPositiveFeedbackCount,
    // A shopper's picture has no description but the review beside it.
    photos: wire.Photos.flatMap(({ Sizes }) => mapper.picture(Sizes.normal.Url, '') ?? []),
  }
}

function summaryOf(wire: WireStatistics | null, { locale }: Mapper): ReviewSummary {
  const countOf = (stars: number) =>
    wire?.RatingDistribution.find(({ RatingValue }) => RatingValue === stars)?.Count ?? 0
  const average = wire?.AverageOverallRating ?? null
  return {
    count: wire?.TotalReviewCount ?? 0,
    average,
    averageText: average === null ? null : intlFor(locale).formatNumber(average, ONE_DECIMAL),
    recommended: wire?.RecommendedCount ?? 0,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: countOf(stars) })),
  }
}

const PLACEHOLDER = '{{count}}'

/** A message without a placeholder is shown as it is. */
export function mapSocialProof(wire: WireProof | null, { locale }: Mapper): SocialProof | null {
  const message = wire && filledMessage(wire, locale)
  return wire && message ? { message, component: wire.component } : null
}

/** Null without a message, and without the count that it has a place for. */
function filledMessage(
  { message, count }: Pick<WireListedProof, 'message' | 'count'>,
  locale: Locale,
): string | null {
  const text = plainText(message)
  if (!text?.includes(PLACEHOLDER)) return text
  if (typeof count !== 'number') return null
  return text.replaceAll(PLACEHOLDER, intlFor(locale).formatNumber(count))
}

/** What is said of a product without a message, by the type of its proof. */
const PROOF_MESSAGES: Readonly<Record<string, 'proof.viewed' | 'proof.bought'>> = {
  viewed: 'proof.viewed',
  bought: 'proof.bought',
}

/** What is said of listed products, by their ids. Only what was asked for, and has words. */
export function mapListedProof(
  wire: readonly WireListedProof[],
  ids: readonly string[],
  { locale }: Mapper,
): ListedProof {
  const said = wire.flatMap(({ productId, proofType, message, count }) => {
    const known = Object.hasOwn(PROOF_MESSAGES, proofType) ? PROOF_MESSAGES[proofType] : undefined
    const own = known && intlFor(locale).formatMessage({ id: known })
    const text = message ? filledMessage({ message, count }, locale) : own
    return text && ids.includes(productId)
      ? [[productId, { message: text, component: proofType }] as const]
      : []
  })
  return Object.fromEntries(said)
}

/** Null if browsers may not load the picture. */
export function mapPost({ id, altText, author, images }: WireMedium, mapper: Mapper): Post | null {
  const picture = mapper.picture(images.square.url, altText)
  return picture && { id, picture, author: plainText(author) }
}
