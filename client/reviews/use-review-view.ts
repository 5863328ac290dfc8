import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState, type MouseEvent } from 'react'

import type { Product } from '#shared/product/product.ts'
import type { ReviewPage, ReviewView } from '#shared/reviews/reviews.ts'
import { REVIEWS_ID } from '#shared/reviews/review-parameters.ts'

import { useHref } from '../app/link.ts'
import { isPlainClick } from '../app/plain-click.ts'
import { useExtras } from './use-extras.ts'
import { reviewsQuery } from './queries.ts'
import { queryWith } from './review-view.ts'

interface FirstView {
  query: URLSearchParams
  first: ReviewView
  /** The reviews of the first view. */
  page: ReviewPage
}

/**
 * Which reviews are shown. Every choice is a link, which loads the page without JavaScript; with it, only the list
 * changes.
 */
export function useReviewView(
  product: Pick<Product, 'id' | 'path'>,
  { query, first, page }: FirstView,
) {
  const href = useHref()
  const extras = useExtras()
  const [view, setView] = useState(first)
  const listRef = useRef<HTMLHeadingElement>(null)
  const isFirst = view === first
  const reading = useQuery({
    ...reviewsQuery(extras, product.id, view),
    enabled: !isFirst,
    placeholderData: keepPreviousData,
  })
  const shown = isFirst ? page : (reading.data ?? page)
  // While others are loading, the previous reviews stay, and so does what is said of them.
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
    /** The fields of a form that keeps what else was chosen. */
    otherParameters: [
      ...new URLSearchParams(queryWith(query, { ...view, sorting: 'newest', page: 1 })),
    ],
    formAction: `${href(product.path)}#${REVIEWS_ID}`,
  }
}

export type ReviewChoice = ReturnType<typeof useReviewView>
