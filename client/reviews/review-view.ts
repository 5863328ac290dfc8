import type { ReviewView } from '#shared/reviews/reviews.ts'
import { REVIEW_PARAMETERS, REVIEW_SORTINGS } from '#shared/reviews/review-parameters.ts'

/** The reviews that a product page's query asks for. */
export function viewOf(query: URLSearchParams): ReviewView {
  const read = (name: string) => {
    const value = query.get(name) ?? ''
    return REVIEW_PARAMETERS[name]?.test(value) ? value : null
  }
  const sorting = REVIEW_SORTINGS.find((known) => known === read('reviewsSort'))
  const stars = read('reviewsStars')
  return {
    sorting: sorting ?? 'newest',
    stars: stars === null ? null : Number(stars),
    page: Number(read('reviewsPage') ?? 1),
  }
}

/** The query of a product page with these reviews; other parameters are kept. */
export function queryWith(query: URLSearchParams, { sorting, stars, page }: ReviewView) {
  const next = new URLSearchParams(query)
  for (const name of Object.keys(REVIEW_PARAMETERS)) next.delete(name)
  if (sorting !== 'newest') next.set('reviewsSort', sorting)
  if (stars !== null) next.set('reviewsStars', `${stars}`)
  if (page > 1) next.set('reviewsPage', `${page}`)
  next.sort()
  return next.toString()
}
