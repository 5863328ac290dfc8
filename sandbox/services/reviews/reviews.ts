import * as v from 'valibot'

import { factory } from '../../platform/env.ts'
import {
  badRequest,
  only,
  type Problem,
  resourceNotFound,
  respondWithErrors,
} from '../../platform/problems.ts'
import { valueList, prepare, parseRows, sql } from '../../platform/sql.ts'
import { HOURS_TO_POST, storeSubmission, parseSubmission } from './submit-review.ts'
import {
  type Review,
  calculateStatistics,
  ReviewedForm,
} from '../../catalog/reviews/generated-reviews.ts'
import { PASSKEY, requireAccess, reviewQuery } from './review-query.ts'
import {
  MAX_PHOTO_BYTES,
  photoBody,
  storePhoto,
  acceptedForm,
  rejectedForm,
} from './review-photos.ts'
import { readReviews } from './stored-reviews.ts'
import { parseFeedback, storeFeedback } from './submit-feedback.ts'

const REVIEWS = '/data/reviews.json'
const STATISTICS = '/data/statistics.json'
const SUBMIT = '/data/submitreview.json'
const UPLOAD = '/data/uploadphoto.json'
const FEEDBACK = '/data/submitfeedback.json'

export const reviewService = {
  path: '/services/reviews',
  passkey: PASSKEY,
  apiversion: '5.4',
  hoursToPost: HOURS_TO_POST,
  maxPhotoBytes: MAX_PHOTO_BYTES,
}

const ProductRow = v.object({ id: v.string(), form: v.nullable(ReviewedForm) })

/** Serves reviews of products and their rating statistics. */
export const reviews = factory
  .createApp()
  .get(REVIEWS, async (c) => {
    const query = reviewQuery(c.req.query(), c.req.queries('Filter') ?? [])
    const known = await knownProducts(c.env.DB, query.productIds)
    const written = await readReviews(c.env.DB, known, { ...query, now: c.var.now() })
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
      Results: page.map((review) => reviewBody(review, query.locale, c.var.origin)),
      Includes: {
        Products: Object.fromEntries(
          known.map(({ id }) => [
            id,
            { Id: id, ReviewStatistics: calculateStatistics(ofProduct(written, id)) },
          ]),
        ),
      },
    })
  })
  .all(REVIEWS, only('GET'))
  .get(STATISTICS, async (c) => {
    const query = reviewQuery(c.req.query(), c.req.queries('Filter') ?? [])
    const known = await knownProducts(c.env.DB, query.productIds)
    const written = await readReviews(c.env.DB, known, { ...query, now: c.var.now() })
    const Results = known.map(({ id }) => ({
      ProductStatistics: {
        ProductId: id,
        ReviewStatistics: calculateStatistics(ofProduct(written, id)),
      },
    }))
    return c.json({ HasErrors: false, Errors: [], TotalResults: Results.length, Results })
  })
  .all(STATISTICS, only('GET'))
  .post(SUBMIT, async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const { locale, language } = requireAccess(Object.fromEntries(form))
    const submitted = parseSubmission(form)
    if ('errors' in submitted) return c.json(rejectedForm(submitted.errors))
    const { review } = submitted
    const [known] = await knownProducts(c.env.DB, [review.productId])
    if (known === undefined) return c.json(rejectedForm({ productid: PATTERN }))
    const now = c.var.now()
    const stored = await storeSubmission(c.env.DB, review, { language, now })
    if (typeof stored !== 'string') return c.json(rejectedForm(stored))
    return c.json({
      ...acceptedForm(locale),
      SubmissionId: stored,
      TypicalHoursToPost: HOURS_TO_POST,
      Review: {
        Id: null,
        SubmissionId: stored,
        Rating: review.rating,
        Title: review.title,
        ReviewText: review.text,
        IsRecommended: review.isRecommended,
        SubmissionTime: new Date(now).toISOString(),
        TypicalHoursToPost: HOURS_TO_POST,
      },
    })
  })
  .all(SUBMIT, only('POST'))
  .post(UPLOAD, async (c) => {
    const form = await c.req.raw.formData().catch(() => {
      throw badRequest('The body of this request is a form with a file.')
    })
    const texts = [...form].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    )
    const { locale } = requireAccess(Object.fromEntries(texts))
    if (form.get('contenttype') !== 'review') return c.json(rejectedForm({ contenttype: PATTERN }))
    const stored = await storePhoto(c.env.DB, form.get('photo'))
    if (typeof stored !== 'string') return c.json(rejectedForm(stored))
    return c.json({ ...acceptedForm(locale), Photo: photoBody(stored, c.var.origin) })
  })
  .all(UPLOAD, only('POST'))
  .post(FEEDBACK, async (c) => {
    const form = new URLSearchParams(await c.req.text())
    const { locale } = requireAccess(Object.fromEntries(form))
    const sent = parseFeedback(form)
    if ('errors' in sent) return c.json(rejectedForm(sent.errors))
    const { feedback } = sent
    const errors = await storeFeedback(c.env.DB, feedback)
    if (errors) return c.json(rejectedForm(errors))
    const Vote = feedback.isPositive ? 'POSITIVE' : 'NEGATIVE'
    return c.json({
      ...acceptedForm(locale),
      Feedback: { Helpfulness: { AuthorId: feedback.userId, Vote } },
    })
  })
  .all(FEEDBACK, only('POST'))
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
  const rows = parseRows(
    ProductRow,
    await prepare(
      db,
      sql`SELECT id, json_extract(card, '$.picture.form') AS form FROM products WHERE id IN ${valueList(ids)}`,
    ).all(),
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

const PATTERN = 'ERROR_FORM_PATTERN_MISMATCH'

const ofProduct = (reviews: Review[], id: string) =>
  reviews.filter(({ productId }) => productId === id)

const reviewBody = (review: Review, locale: string, origin: string) => ({
  Id: review.id,
  ProductId: review.productId,
  Rating: review.rating,
  RatingRange: 5,
  Title: review.title,
  ReviewText: review.text,
  UserNickname: review.nickname,
  SubmissionTime: review.submittedAt,
  ContentLocale: locale,
  IsRecommended: review.isRecommended,
  TotalPositiveFeedbackCount: review.helpful,
  TotalNegativeFeedbackCount: review.unhelpful,
  Photos: review.photoIds.map((id) => photoBody(id, origin)),
})
