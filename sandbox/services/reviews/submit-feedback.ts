import { prepare, sql } from '../../platform/sql.ts'
import { trimTable } from '../../platform/trim-table.ts'
import type { FieldErrors } from './review-photos.ts'
import { generateRatings } from '../../catalog/reviews/generated-reviews.ts'

interface Feedback {
  reviewId: string
  userId: string
  isPositive: boolean
}

/** Reads whether a user finds a review helpful. */
export function parseFeedback(
  form: URLSearchParams,
): { feedback: Feedback } | { errors: FieldErrors } {
  const fields = new Map([...form].map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const errors: FieldErrors = {}
  const expected = {
    contenttype: /^review$/,
    feedbacktype: /^helpfulness$/,
    vote: /^(Posi|Nega)tive$/,
  }
  for (const [name, pattern] of Object.entries(expected)) {
    if (!pattern.test(fields.get(name) ?? '')) errors[name] = 'ERROR_FORM_PATTERN_MISMATCH'
  }
  for (const name of ['contentid', 'userid']) {
    if (!/^[\w.-]{1,100}$/.test(fields.get(name) ?? '')) errors[name] = 'ERROR_FORM_REQUIRED'
  }
  if (Object.keys(errors).length > 0) return { errors }
  const feedback = {
    reviewId: fields.get('contentid') ?? '',
    userId: fields.get('userid') ?? '',
    isPositive: fields.get('vote') === 'Positive',
  }
  return { feedback }
}

/** Counts a vote. A user votes on a review once. */
export async function storeFeedback(
  db: D1Database,
  { reviewId, userId, isPositive }: Feedback,
): Promise<FieldErrors | null> {
  if (!(await exists(db, reviewId))) return { contentid: 'ERROR_FORM_PATTERN_MISMATCH' }
  const inserted = await prepare(
    db,
    sql`INSERT INTO review_votes (review_id, user_id, is_positive)
      VALUES (${reviewId}, ${userId}, ${Number(isPositive)})
      ON CONFLICT (review_id, user_id) DO NOTHING`,
  ).run()
  if (inserted.meta.changes === 0) return { contentid: 'ERROR_FORM_DUPLICATE' }
  await trimTable(db, 'review_votes').run()
  return null
}

/** The id of a fixed review begins with its product's. */
async function exists(db: D1Database, reviewId: string) {
  const isFixed = generateRatings(reviewId.slice(0, -3)).some(({ id }) => id === reviewId)
  if (isFixed) return true
  const found = sql`SELECT 1 AS found FROM submitted_reviews WHERE id = ${reviewId}`
  return (await prepare(db, found).first()) !== null
}
