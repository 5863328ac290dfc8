import type { FieldProblems } from '../http/problem.ts'
import { cleanText } from '../text/written-text.ts'
import type { WriteReview } from './reviews.ts'

/** The fields of the review form. Browser and worker read them by these names. */
export const REVIEW_FIELDS = [
  'productId',
  'rating',
  'title',
  'text',
  'nickname',
  'recommends',
  'agrees',
] as const
export const PHOTOS_FIELD = 'photos'

/** The same limits as those of the review service. */
export const REVIEW_LIMITS = {
  title: { least: 0, most: 100 },
  text: { least: 20, most: 5000 },
  nickname: { least: 3, most: 25 },
} as const
export const MAX_REVIEW_PHOTOS = 3
export const MAX_PHOTO_MB = 5
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Matches web and email addresses, which reviews must not contain. */
const ADDRESS = /https?:|www\.|\S@\S+\.\S/i

/** Converts the typed values into the shape of a review. */
export const reviewInput = (typed: Readonly<Record<string, string | undefined>>) => ({
  productId: typed['productId'] ?? '',
  rating: /^[1-5]$/.test(typed['rating'] ?? '') ? Number(typed['rating']) : null,
  title: cleanText(typed['title'] ?? ''),
  text: cleanText(typed['text'] ?? ''),
  nickname: cleanText(typed['nickname'] ?? ''),
  isRecommended: typed['recommends'] === 'yes',
  agrees: typed['agrees'] !== undefined && typed['agrees'] !== '',
})

/** The problems of a review by field. Empty if it is valid. */
export function reviewProblems(review: WriteReview): FieldProblems {
  const problems: FieldProblems = {}
  if (review.rating === null) problems['rating'] = 'required'
  for (const name of ['title', 'text', 'nickname'] as const) {
    const { least, most } = REVIEW_LIMITS[name]
    const { length } = review[name]
    if (length < least) problems[name] = 'required'
    else if (length > most) problems[name] = 'too-long'
    else if (ADDRESS.test(review[name])) problems[name] = 'special-symbols'
  }
  if (!review.agrees) problems['agrees'] = 'required'
  return problems
}

/** The problems of the photos of a review. Empty if they are valid. */
export function photoProblems(photos: readonly { type: string; size: number }[]): FieldProblems {
  const isKnown = ({ type }: { type: string }) => PHOTO_TYPES.some((known) => known === type)
  if (photos.length > MAX_REVIEW_PHOTOS) return { photos: 'numbers' }
  if (!photos.every(isKnown)) return { photos: 'choice' }
  return photos.some(({ size }) => size > MAX_PHOTO_BYTES) ? { photos: 'too-long' } : {}
}
