import * as v from 'valibot'

import { idList } from '../../platform/read-body.ts'
import { badRequest } from '../../platform/problems.ts'
import type { Language } from '../../platform/site.ts'
import type { Review } from '../../catalog/reviews/generated-reviews.ts'

export const PASSKEY = 'sandbox-reviews'
const MAX_PRODUCTS = 100

const whole = (most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(most))

const Access = v.object({
  apiversion: v.literal('5.4'),
  passkey: v.literal(PASSKEY),
  Locale: v.optional(v.picklist(['en_US', 'en_CA', 'fr_CA']), 'en_US'),
})

const Query = v.object({
  ...Access.entries,
  Limit: v.optional(whole(100), '10'),
  Offset: v.optional(whole(100_000), '0'),
  Sort: v.optional(
    v.pipe(v.string(), v.regex(/^(SubmissionTime|Rating|Helpfulness):(asc|desc)$/)),
    'SubmissionTime:desc',
  ),
})

export interface ReviewQuery {
  productIds: string[]
  ratings: number[]
  limit: number
  offset: number
  locale: string
  language: Language
  compare: (a: Review, b: Review) => number
}

/** @throws ProblemError with the service's own error code. */
export function reviewQuery(query: Record<string, string>, filters: string[]): ReviewQuery {
  const parsed = v.safeParse(Query, query)
  if (!parsed.success) throw invalid(String(parsed.issues[0].path?.[0].key))
  const { Limit, Offset, Sort, Locale } = parsed.output
  const productIds = getValues(filters, 'ProductId')
  if (productIds.length === 0 || productIds.length > MAX_PRODUCTS) throw invalid('Filter')
  return {
    productIds: [...new Set(productIds)],
    ratings: getValues(filters, 'Rating').map(Number),
    limit: Limit,
    offset: Offset,
    locale: Locale,
    language: toLanguage(Locale),
    compare: comparing(Sort),
  }
}

/** The locale of a form. @throws ProblemError without version and passkey. */
export function requireAccess(fields: Record<string, string>) {
  const parsed = v.safeParse(Access, fields)
  if (!parsed.success) throw invalid(String(parsed.issues[0].path?.[0].key))
  const locale = parsed.output.Locale
  return { locale, language: toLanguage(locale) }
}

const toLanguage = (locale: string): Language => (locale === 'fr_CA' ? 'fr' : 'en')

/** `ProductId:a,b` and `ProductId:eq:a,b` are equivalent. */
const getValues = (filters: string[], field: string) =>
  filters
    .filter((filter) => filter.startsWith(`${field}:`))
    .flatMap((filter) => idList(filter.slice(field.length + 1).replace(/^eq:/i, '')))

function comparing(sort: string): ReviewQuery['compare'] {
  const [field = '', order = ''] = sort.split(':')
  const rank = (review: Review) =>
    field === 'Rating'
      ? review.rating
      : field === 'Helpfulness'
        ? review.helpful
        : Date.parse(review.submittedAt)
  return (a, b) => (order === 'asc' ? rank(a) - rank(b) : rank(b) - rank(a))
}

function invalid(parameter: string) {
  const code =
    parameter === 'passkey'
      ? 'ERROR_PARAM_INVALID_API_KEY'
      : `ERROR_PARAM_INVALID_${parameter.toUpperCase()}`
  return badRequest(`The parameter ${parameter} is missing or not allowed.`, { code })
}
