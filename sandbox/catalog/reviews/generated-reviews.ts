import * as v from 'valibot'

import type { FormId } from '../picture-subject.ts'
import { pseudorandom, pseudorandomBetween } from '../pseudorandom.ts'
import type { Language } from '../../platform/site.ts'
import { type Mood, nicknames, type ReviewTexts, type Subject } from './review-texts.ts'
import { english } from './review-texts-en.ts'
import { french } from './review-texts-fr.ts'

/** The product with a fixed number of reviews. */
const FIXED_COUNT_PRODUCT = { productId: 'FXREV', count: 25 } as const

const MAX_REVIEWS = 18
const DAY_MS = 24 * 60 * 60 * 1000
const LATEST = Date.UTC(2026, 9, 31, 15)

export interface Review {
  id: string
  productId: string
  rating: number
  title: string
  text: string
  nickname: string
  submittedAt: string
  helpful: number
  unhelpful: number
  isRecommended: boolean
  photoIds: string[]
}

/** A reviewed product. Its form decides the subject of its reviews; without one, only shoppers review it. */
export interface ReviewedProduct {
  id: string
  form: FormId | null
}

type Rating = Pick<Review, 'id' | 'rating' | 'isRecommended'>

/** The ratings of a product, the same on every call. Some products have none. */
export function generateRatings(productId: string): Rating[] {
  const most =
    productId === FIXED_COUNT_PRODUCT.productId
      ? FIXED_COUNT_PRODUCT.count
      : pseudorandomBetween(`reviews ${productId}`, -2, MAX_REVIEWS)
  return Array.from({ length: Math.max(0, most) }, (_, at) => {
    const rating = getRating(pseudorandom(`${productId} review ${at} rating`))
    const id = `${productId}${String(at + 1).padStart(3, '0')}`
    return { id, rating, isRecommended: rating >= 4 }
  })
}

/** The reviews of a product, the same on every call. */
export const generateReviews = ({ id, form }: ReviewedProduct, language: Language): Review[] =>
  form === null
    ? []
    : generateRatings(id).map((rating, at) => review({ id, form }, rating, { at, language }))

function review(
  { id: productId, form }: ReviewedProduct & { form: FormId },
  rating: Rating,
  { at, language }: { at: number; language: Language },
): Review {
  const seed = `${productId} review ${at}`
  const { titles, sentences } = textsFor(form, rating.rating, language)
  const first = pseudorandomBetween(`${seed} first`, 0, sentences.length - 1)
  const second =
    (first + pseudorandomBetween(`${seed} second`, 1, sentences.length - 1)) % sentences.length
  const age = pseudorandomBetween(`${seed} age`, 0, 520) * DAY_MS
  return {
    ...rating,
    productId,
    title: pick(titles, `${seed} title`),
    text: `${sentences[first]} ${sentences[second]}`,
    nickname: pick(nicknames, `${seed} name`),
    submittedAt: new Date(LATEST - age - at * 60_000).toISOString(),
    helpful: pseudorandomBetween(`${seed} helpful`, 0, 14),
    unhelpful: 0,
    photoIds: [],
  }
}

const pick = (texts: readonly string[], seed: string) =>
  texts[pseudorandomBetween(seed, 0, texts.length - 1)] ?? ''

/** Most ratings are good: 55 % are five stars, 4 % are one star. */
function getRating(chance: number): number {
  if (chance < 0.55) return 5
  if (chance < 0.8) return 4
  if (chance < 0.9) return 3
  return chance < 0.96 ? 2 : 1
}

/** The rating statistics of a product, in the service's format. */
export function calculateStatistics(reviews: Pick<Review, 'rating' | 'isRecommended'>[]) {
  const total = reviews.length
  const sum = reviews.reduce((ratings, { rating }) => ratings + rating, 0)
  return {
    TotalReviewCount: total,
    OverallRatingRange: 5,
    AverageOverallRating: total === 0 ? null : Math.round((sum / total) * 100) / 100,
    RecommendedCount: reviews.filter(({ isRecommended }) => isRecommended).length,
    NotRecommendedCount: reviews.filter(({ isRecommended }) => !isRecommended).length,
    RatingDistribution: [5, 4, 3, 2, 1].map((value) => ({
      RatingValue: value,
      Count: reviews.filter(({ rating }) => rating === value).length,
    })),
  }
}

const subjects: Record<FormId, Subject> = {
  threewick: 'candle',
  singlewick: 'candle',
  tincandle: 'candle',
  waxmelt: 'melt',
  reeddiffuser: 'room',
  roommist: 'room',
  plugrefill: 'plug',
  plugwarmer: 'plug',
  handsoap: 'hands',
  sanitizer: 'hands',
  handcream: 'cream',
  bodylotion: 'cream',
  bodycream: 'cream',
  bodywash: 'wash',
  soapbar: 'wash',
  bodymist: 'mist',
  giftset: 'gift',
  giftcard: 'card',
  egiftcard: 'card',
  candleholder: 'holder',
}

/** The form of a product that can have reviews. */
export const ReviewedForm = v.custom<FormId>(
  (form) => typeof form === 'string' && Object.hasOwn(subjects, form),
)

const texts: Record<Language, ReviewTexts> = { en: english, fr: french }

const getMood = (rating: number): Mood => (rating >= 4 ? 'glad' : rating === 3 ? 'fair' : 'cross')

/** The titles and sentences that suit a product's form and a rating. */
function textsFor(form: FormId, rating: number, language: Language) {
  const { titles, sentences } = texts[language]
  const mood = getMood(rating)
  return { titles: titles[mood], sentences: sentences[subjects[form]][mood] }
}

/**
 * The attributes that the review service's nightly import adds to the catalog, so that lists of
 * products need no extra call. Products without reviews have neither.
 */
export function ratingAttributes(productId: string) {
  const { AverageOverallRating: average, TotalReviewCount: count } = calculateStatistics(
    generateRatings(productId),
  )
  return average === null ? {} : { c_bvAverageRating: average, c_bvReviewCount: count }
}
