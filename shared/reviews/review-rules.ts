import type { FieldProblems } from '../http/problem.ts'
import type { WriteReview } from './reviews.ts'

/** The limits of a review, which the service has as well. */
export const REVIEW_LIMITS = {
  title: { least: 0, most: 100 },
  text: { least: 20, most: 5000 },
  nickname: { least: 3, most: 25 },
} as const
export const MAX_REVIEW_PHOTOS = 3
export const MAX_PHOTO_MB = 5
export const MAX_PHOTO_BYTES = MAX_PHOTO_MB * 1024 * 1024
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

export const REVIEWS_PER_PAGE = 5

/** Addresses of pages and people, which no review may have. */
const ADDRESS = /https?:|www\.|\S@\S+\.\S/i

/** What is wrong with a review, by field. */
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

/** What is wrong with the pictures of a review. */
export function photoProblems(photos: readonly { type: string; size: number }[]): FieldProblems {
  const isKnown = ({ type }: { type: string }) => PHOTO_TYPES.some((known) => known === type)
  if (photos.length > MAX_REVIEW_PHOTOS) return { photos: 'numbers' }
  if (!photos.every(isKnown)) return { photos: 'choice' }
  return photos.some(({ size }) => size > MAX_PHOTO_BYTES) ? { photos: 'too-long' } : {}
}
