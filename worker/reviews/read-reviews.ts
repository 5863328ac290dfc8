import type { Catalog } from '#shared/catalog.ts'
import { ProblemError } from '#shared/http/problem.ts'
import type { Review, ReviewPage, ReviewSummary } from '#shared/reviews/reviews.ts'

import type { Cache } from '../cache/cache.ts'
import { plainText, type ContentMapper } from '../markup/content-mapper.ts'
import type { RequestContext } from '../config/env.ts'
import { intlFor } from '../render/intl.ts'
import { chosenReviews, firstReviews } from './cache.ts'
import { openReviewService } from './open-reviews.ts'
import { type ReviewService, type WireReview, type WireStatistics } from './upstream.ts'

const DAY = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

type Mapper = Pick<ContentMapper, 'picture' | 'locale'>

interface ReviewsDependencies {
  context: Pick<RequestContext, 'config' | 'site' | 'locale' | 'log' | 'memory' | 'now'>
  cache: Pick<Cache, 'read'>
  catalog: Pick<Catalog, 'getPreferences'>
  mapper: Mapper
}

/** The published reviews, from the cache or the review service. */
export const createReviews = ({
  context,
  cache,
  catalog,
  mapper,
}: ReviewsDependencies): Pick<Catalog, 'getReviews'> => ({
  async getReviews({ id, sorting, page, stars = null }) {
    const { site, locale, log } = context
    const service = openReviewService(context)
    const settings = await catalog.getPreferences().catch(() => null)
    if (!service || settings?.bvEnableRR_C2013 === false) return null
    const load = async (signal: AbortSignal) =>
      mapReviewPage(await service.read(id, { sorting, page, stars }, signal), mapper)
    const key = [site.id, locale, id]
    const isFirst = sorting === 'newest' && stars === null && page === 1
    const reading = isFirst
      ? cache.read(firstReviews, { key, load })
      : cache.read(chosenReviews, {
          key: [...key, sorting, `${stars ?? ''}`, `${page}`],
          load,
        })
    try {
      return (await reading).value
    } catch (cause) {
      log.warn('reviews are missing', {})
      throw new ProblemError('unavailable', { cause })
    }
  },
})

type ReadReviews = Awaited<ReturnType<ReviewService['read']>>

const mapReviewPage = (
  { total, reviews, statistics }: ReadReviews,
  mapper: Mapper,
): ReviewPage => ({
  summary: mapSummary(statistics, mapper),
  total,
  reviews: reviews.flatMap((review) => mapReview(review, mapper) ?? []),
})

/** Null for a review without text. */
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
    // The review beside the photo is its description.
    photos: wire.Photos.flatMap(({ Sizes }) => mapper.picture(Sizes.normal.Url, '') ?? []),
  }
}

function mapSummary(wire: WireStatistics | null, { locale }: Mapper): ReviewSummary {
  const countWithStars = (stars: number) =>
    wire?.RatingDistribution.find(({ RatingValue }) => RatingValue === stars)?.Count ?? 0
  const average = wire?.AverageOverallRating ?? null
  return {
    count: wire?.TotalReviewCount ?? 0,
    average,
    averageText: average === null ? null : intlFor(locale).formatNumber(average, ONE_DECIMAL),
    recommended: wire?.RecommendedCount ?? 0,
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: countWithStars(stars) })),
  }
}
