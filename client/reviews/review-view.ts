import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState, type MouseEvent } from 'react'

import type { Product } from '#shared/product/product.ts'
import { REVIEW_PARAMETERS, REVIEW_SORTINGS, REVIEWS_ID } from '#shared/reviews/parameters.ts'
import type { ReviewPage, ReviewView } from '#shared/reviews/reviews.ts'

import { useCatalog } from '../kit/app-context.ts'
import { useHref } from '../kit/link.ts'
import { isPlainClick } from '../kit/dom-events.ts'
import { reviewsQuery } from './queries.ts'

/** Reads the view from the query of a product page. */
export function readReviewView(query: URLSearchParams): ReviewView {
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

/** The query of a product page with this view. It keeps other parameters. */
export function queryWith(query: URLSearchParams, { sorting, stars, page }: ReviewView) {
  const next = new URLSearchParams(query)
  for (const name of Object.keys(REVIEW_PARAMETERS)) next.delete(name)
  if (sorting !== 'newest') next.set('reviewsSort', sorting)
  if (stars !== null) next.set('reviewsStars', `${stars}`)
  if (page > 1) next.set('reviewsPage', `${page}`)
  next.sort()
  return next.toString()
}

interface FirstView {
  query: URLSearchParams
  first: ReviewView
  /** The reviews of the first view. */
  page: ReviewPage
}

/**
 * The state of the reviews that are shown. Each choice is a link, which loads the page without JavaScript. With JavaScript,
 * only the list changes.
 */
export function useReviewView(
  product: Pick<Product, 'id' | 'path'>,
  { query, first, page }: FirstView,
) {
  const href = useHref()
  const catalog = useCatalog()
  const [view, setView] = useState(first)
  const listRef = useRef<HTMLHeadingElement>(null)
  const isFirst = view === first
  const reading = useQuery({
    ...reviewsQuery(catalog, product.id, view),
    enabled: !isFirst,
    placeholderData: keepPreviousData,
  })
  const shown = isFirst ? page : (reading.data ?? page)
  // While a view is loading, the previous reviews stay, with their own range and page number.
  const [shownView, setShownView] = useState(first)
  const isSettled = isFirst || (reading.data !== undefined && !reading.isPlaceholderData)
  if (isSettled && shownView !== view) setShownView(view)

  return {
    view,
    shownView,
    page: shown,
    isPending: !isFirst && reading.isFetching,
    isFailed: !isFirst && reading.isError,
    retry: () => void reading.refetch(),
    /** Gets the focus when another page is shown. */
    listRef,
    show: setView,
    /** The props of a link to a view. */
    linkTo: (wanted: ReviewView) => ({
      href: `${href(product.path, queryWith(query, wanted))}#${REVIEWS_ID}`,
      onClick(event: MouseEvent) {
        if (!isPlainClick(event)) return
        event.preventDefault()
        setView(wanted)
        listRef.current?.focus({ preventScroll: true })
        listRef.current?.scrollIntoView({ block: 'start' })
      },
    }),
    /** The hidden fields with which the form for sorting keeps the other parameters. */
    otherParameters: [
      ...new URLSearchParams(queryWith(query, { ...view, sorting: 'newest', page: 1 })),
    ],
    formAction: `${href(product.path)}#${REVIEWS_ID}`,
  }
}

export type ReviewChoice = ReturnType<typeof useReviewView>
