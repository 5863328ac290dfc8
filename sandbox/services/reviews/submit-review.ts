import * as v from 'valibot'

import type { Language } from '../../platform/site.ts'
import { prepare, sql } from '../../platform/sql.ts'
import { trimTable } from '../../platform/trim-table.ts'
import { areFree, attachPhotos, type FieldErrorCode, type FieldErrors } from './review-photos.ts'

/** How long moderation takes, by the service's clock. */
export const HOURS_TO_POST = 24

const MAX_PHOTOS = 6

interface TextRule {
  least: number
  most: number
}

const TEXT_RULES: Readonly<Record<string, TextRule>> = {
  title: { least: 0, most: 100 },
  reviewtext: { least: 20, most: 5000 },
  usernickname: { least: 3, most: 25 },
}

interface Submission {
  productId: string
  userId: string
  rating: number
  title: string
  text: string
  nickname: string
  isRecommended: boolean
  photoIds: string[]
}

const Rating = v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number))

/** Reads the fields of a submitted review. Names of fields are compared in lower case, as the service does. */
export function parseSubmission(
  form: URLSearchParams,
): { review: Submission } | { errors: FieldErrors } {
  const fields = new Map([...form].map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const field = (name: string) => fields.get(name) ?? ''
  const errors: FieldErrors = {}
  for (const name of ['productid', 'userid']) {
    if (!/^[\w.-]{1,100}$/.test(field(name))) errors[name] = 'ERROR_FORM_PATTERN_MISMATCH'
  }
  const rating = v.safeParse(Rating, field('rating'))
  if (!rating.success) errors['rating'] = 'ERROR_FORM_REQUIRED'
  for (const [name, rule] of Object.entries(TEXT_RULES)) {
    const error = findError(field(name), rule)
    if (error) errors[name] = error
  }
  const terms = field('agreedtotermsandconditions')
  if (terms !== 'true') errors['agreedtotermsandconditions'] = 'ERROR_FORM_REQUIRED'
  if (!rating.success || Object.keys(errors).length > 0) return { errors }
  const review = {
    productId: field('productid'),
    userId: field('userid'),
    rating: rating.output,
    title: field('title'),
    text: field('reviewtext'),
    nickname: field('usernickname'),
    isRecommended: field('isrecommended') === 'true',
    photoIds: Array.from({ length: MAX_PHOTOS }, (_, at) => field(`photourl_${at + 1}`))
      .map((url) => url.split('/').at(-1) ?? '')
      .filter((id) => id !== ''),
  }
  return { review }
}

function findError(text: string, { least, most }: TextRule): FieldErrorCode | null {
  if (text === '' && least > 0) return 'ERROR_FORM_REQUIRED'
  if (text.length < least) return 'ERROR_FORM_TOO_SHORT'
  return text.length > most ? 'ERROR_FORM_TOO_LONG' : null
}

interface Submitting {
  language: Language
  now: number
}

/** Stores a review until it is moderated. One user reviews a product once. */
export async function storeSubmission(
  db: D1Database,
  review: Submission,
  { language, now }: Submitting,
): Promise<string | FieldErrors> {
  if (!(await areFree(db, review.photoIds))) return { photourl_1: 'ERROR_FORM_PATTERN_MISMATCH' }
  const id = `s${crypto.randomUUID().replaceAll('-', '')}`
  const inserted = await prepare(
    db,
    sql`INSERT INTO submitted_reviews
      (id, product_id, user_id, language, rating, title, review_text, nickname, is_recommended,
       submitted_at, is_acceptable)
      VALUES (${id}, ${review.productId}, ${review.userId}, ${language}, ${review.rating},
        ${review.title}, ${review.text}, ${review.nickname}, ${Number(review.isRecommended)},
        ${now}, ${Number(isAcceptable(review))})
      ON CONFLICT (product_id, user_id) DO NOTHING`,
  ).run()
  if (inserted.meta.changes === 0) return { productid: 'ERROR_FORM_DUPLICATE' }
  await attachPhotos(db, review.photoIds, id)
  await trimTable(db, 'submitted_reviews').run()
  return id
}

/** Whether moderation accepts it: addresses of pages and people are rejected. */
const isAcceptable = ({ title, text, nickname }: Submission) =>
  !/https?:|www\.|\S@\S+\.\S/i.test(`${title} ${text} ${nickname}`)
