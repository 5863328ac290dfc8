import * as v from 'valibot'

import type { Language } from '../../platform/site.ts'
import { prepare, parseRows, sql, valueList } from '../../platform/sql.ts'
import {
  type Review,
  type ReviewedProduct,
  generateReviews,
} from '../../catalog/reviews/generated-reviews.ts'
import { HOURS_TO_POST } from './submit-review.ts'

const HOUR_MS = 3_600_000

const SubmittedRow = v.object({
  id: v.string(),
  product_id: v.string(),
  rating: v.number(),
  title: v.string(),
  review_text: v.string(),
  nickname: v.string(),
  is_recommended: v.number(),
  submitted_at: v.number(),
})
const PhotoRow = v.object({ id: v.string(), review_id: v.string() })
const VoteRow = v.object({ review_id: v.string(), positive: v.number(), negative: v.number() })

interface Reading {
  language: Language
  now: number
}

/** The reviews of products: the fixed ones, and those of shoppers in this language that have been moderated. */
export async function readReviews(
  db: D1Database,
  products: ReviewedProduct[],
  { language, now }: Reading,
): Promise<Review[]> {
  const fixed = products.flatMap((product) => generateReviews(product, language))
  const submitted = parseRows(
    SubmittedRow,
    await prepare(
      db,
      sql`SELECT id, product_id, rating, title, review_text, nickname, is_recommended, submitted_at
        FROM submitted_reviews
        WHERE product_id IN ${valueList(products.map(({ id }) => id))} AND language = ${language}
          AND is_acceptable = 1 AND submitted_at <= ${now - HOURS_TO_POST * HOUR_MS}
        ORDER BY number`,
    ).all(),
  )
  const ids = submitted.map(({ id }) => id)
  const photos = parseRows(
    PhotoRow,
    await prepare(
      db,
      sql`SELECT id, review_id FROM review_photos WHERE review_id IN ${valueList(ids)} ORDER BY number`,
    ).all(),
  )
  const own = submitted.map((row): Review => ({
    id: row.id,
    productId: row.product_id,
    rating: row.rating,
    title: row.title,
    text: row.review_text,
    nickname: row.nickname,
    submittedAt: new Date(row.submitted_at).toISOString(),
    helpful: 0,
    unhelpful: 0,
    isRecommended: row.is_recommended === 1,
    photoIds: photos.filter(({ review_id }) => review_id === row.id).map(({ id }) => id),
  }))
  return withVotes(db, [...fixed, ...own])
}

async function withVotes(db: D1Database, reviews: Review[]): Promise<Review[]> {
  const votes = parseRows(
    VoteRow,
    await prepare(
      db,
      sql`SELECT review_id, SUM(is_positive) AS positive, SUM(1 - is_positive) AS negative
        FROM review_votes WHERE review_id IN ${valueList(reviews.map(({ id }) => id))}
        GROUP BY review_id`,
    ).all(),
  )
  const byId = new Map(votes.map((vote) => [vote.review_id, vote]))
  return reviews.map((review) => ({
    ...review,
    helpful: review.helpful + (byId.get(review.id)?.positive ?? 0),
    unhelpful: review.unhelpful + (byId.get(review.id)?.negative ?? 0),
  }))
}
