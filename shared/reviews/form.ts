import { cleanText } from '../text/written-text.ts'

/** The fields of the form for a review, as both sides name them. */
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

/** What was typed, in the shape of a review. */
export const reviewInput = (typed: Readonly<Record<string, string | undefined>>) => ({
  productId: typed['productId'] ?? '',
  rating: /^[1-5]$/.test(typed['rating'] ?? '') ? Number(typed['rating']) : null,
  title: cleanText(typed['title'] ?? ''),
  text: cleanText(typed['text'] ?? ''),
  nickname: cleanText(typed['nickname'] ?? ''),
  isRecommended: typed['recommends'] === 'yes',
  agrees: typed['agrees'] !== undefined && typed['agrees'] !== '',
})
