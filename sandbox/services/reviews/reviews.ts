import * as v from 'valibot'

import { factory } from '../../env.ts'
import { only, type Problem, resourceNotFound } from '../../problems.ts'
import { valueList, prepare, rowsOf, sql } from '../../sql.ts'
import { respondWithErrors } from '../error-responses.ts'
import { PASSKEY, reviewQuery } from './review-query.ts'
import { type Review, reviewsOf, statisticsOf } from './generated-reviews.ts'

const REVIEWS = '/data/reviews.json'
const STATISTICS = '/data/statistics.json'

export const reviewService = { path: '/services/reviews', passkey: PASSKEY, apiversion: '5.4' }

const IdRow = v.object({ id: v.string() })

/** Serves reviews of products and their rating statistics. */
export const reviews = factory
  .createApp()
  .get(REVIEWS, async (c) => {
    const query = reviewQuery(c.req.query(), c.req.queries('Filter') ?? [])
    const known = await knownProducts(c.env.DB, query.productIds)
    const written = known.flatMap((id) => reviewsOf(id, query.language))
    const found = written
      .filter(({ rating }) => query.ratings.length === 0 || query.ratings.includes(rating))
      .toSorted(query.compare)
    const page = found.slice(query.offset, query.offset + query.limit)
    return c.json({
      HasErrors: false,
      Errors: [],
      Limit: query.limit,
      Offset: query.offset,
      TotalResults: found.length,
      Locale: query.locale,
      Results: page.map((review) => reviewBody(review, query.locale)),
      Includes: {
        Products: Object.fromEntries(
          known.map((id) => [
            id,
            { Id: id, ReviewStatistics: statisticsOf(reviewsOf(id, query.language)) },
          ]),
        ),
      },
    })
  })
  .all(REVIEWS, only('GET'))
  .get(STATISTICS, async (c) => {
    const query = reviewQuery(c.req.query(), c.req.queries('Filter') ?? [])
    const known = await knownProducts(c.env.DB, query.productIds)
    const Results = known.map((id) => ({
      ProductStatistics: {
        ProductId: id,
        ReviewStatistics: statisticsOf(reviewsOf(id, query.language)),
      },
    }))
    return c.json({ HasErrors: false, Errors: [], TotalResults: Results.length, Results })
  })
  .all(STATISTICS, only('GET'))
  .all('*', () => {
    throw resourceNotFound()
  })
  .onError(
    respondWithErrors(({ type, detail, members }: Problem) => ({
      HasErrors: true,
      Errors: [
        { Code: members?.['code'] ?? type.toUpperCase().replaceAll('-', '_'), Message: detail },
      ],
      Results: [],
      TotalResults: 0,
    })),
  )

async function knownProducts(db: D1Database, ids: string[]) {
  const rows = rowsOf(
    IdRow,
    await prepare(db, sql`SELECT id FROM products WHERE id IN ${valueList(ids)}`).all(),
  )
  const known = new Set(rows.map((row) => row.id))
  return ids.filter((id) => known.has(id))
}

const reviewBody = (review: Review, locale: string) => ({
  Id: review.id,
  ProductId: review.productId,
  Rating: review.rating,
  RatingRange: 5,
  Title: review.title,
  ReviewText: review.text,
  UserNickname: review.nickname,
  SubmissionTime: review.submittedAt,
  ContentLocale: locale,
  IsRecommended: review.rating >= 4,
  TotalPositiveFeedbackCount: review.helpful,
  TotalNegativeFeedbackCount: 0,
  Photos: [],
})
