import { FormattedMessage, useIntl } from 'react-intl'

import { REVIEW_SORTINGS, REVIEWS_PER_PAGE } from '#shared/reviews/parameters.ts'

import { Button, ButtonLink } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { ReviewList as ReviewListFrame } from '../ui/product/reviews.tsx'
import { Text } from '../ui/text.tsx'
import { ReviewItem } from './review-item.tsx'
import type { ReviewChoice } from './review-view.ts'

const SORTING_MESSAGES = {
  newest: 'reviews.newest',
  oldest: 'reviews.oldest',
  highest: 'reviews.highest',
  lowest: 'reviews.lowest',
  helpful: 'reviews.mostHelpful',
} as const

interface ReviewListProps {
  choice: ReviewChoice
}

/** One page of the chosen reviews, with the controls to sort and page. */
export function ReviewList({ choice }: ReviewListProps) {
  const { view, shownView, page, isPending, isFailed, listRef } = choice
  const pages = Math.max(1, Math.ceil(page.total / REVIEWS_PER_PAGE))
  return (
    <ReviewListFrame aria-busy={isPending}>
      <div className="controls">
        <p ref={listRef} tabIndex={-1} role="status">
          <FormattedMessage
            tagName="span"
            id={shownView.stars === null ? 'reviews.range' : 'reviews.rangeOfStars'}
            values={{ ...shownRange(shownView.page, page.total), stars: shownView.stars ?? 0 }}
          />
        </p>
        {view.stars !== null && (
          <a {...choice.linkTo({ ...view, stars: null, page: 1 })}>
            <FormattedMessage id="reviews.all" />
          </a>
        )}
        <SortForm choice={choice} />
      </div>
      {isFailed && <Failure retry={choice.retry} />}
      <ol>
        {page.reviews.map((review) => (
          <li key={review.id}>
            <ReviewItem review={review} />
          </li>
        ))}
      </ol>
      {pages > 1 && <Pages choice={choice} pages={pages} />}
    </ReviewListFrame>
  )
}

const shownRange = (page: number, total: number) => ({
  from: Math.min(total, (page - 1) * REVIEWS_PER_PAGE + 1),
  to: Math.min(total, page * REVIEWS_PER_PAGE),
  total,
})

/** Reports a failed load. The previous reviews stay visible. */
function Failure({ retry }: { retry: () => void }) {
  return (
    <div role="alert">
      <Text tone="danger">
        <FormattedMessage id="reviews.failed" />
      </Text>
      <Button type="button" tone="quiet" onClick={retry}>
        <FormattedMessage id="reviews.retry" />
      </Button>
    </div>
  )
}

function SortForm({
  choice: { view, otherParameters, formAction, show },
}: {
  choice: ReviewChoice
}) {
  const intl = useIntl()
  return (
    <form action={formAction} method="get">
      {otherParameters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="reviews-sort">
        <FormattedMessage id="reviews.sort" />
      </label>
      <Select
        id="reviews-sort"
        name="reviewsSort"
        value={view.sorting}
        onChange={({ currentTarget: { value } }) => {
          const sorting = REVIEW_SORTINGS.find((known) => known === value)
          if (sorting) show({ ...view, sorting, page: 1 })
        }}
      >
        {REVIEW_SORTINGS.map((sorting) => (
          <option key={sorting} value={sorting}>
            {intl.formatMessage({ id: SORTING_MESSAGES[sorting] })}
          </option>
        ))}
      </Select>
      <span className="apply">
        <Button type="submit">
          <FormattedMessage id="reviews.apply" />
        </Button>
      </span>
    </form>
  )
}

function Pages({
  choice: { shownView: view, linkTo },
  pages,
}: {
  choice: ReviewChoice
  pages: number
}) {
  const intl = useIntl()
  const { page } = view
  return (
    <nav className="pages" aria-label={intl.formatMessage({ id: 'reviews.pages' })}>
      {page > 1 && (
        <ButtonLink rel="prev" {...linkTo({ ...view, page: page - 1 })}>
          <FormattedMessage id="reviews.previous" />
        </ButtonLink>
      )}
      <span>
        <FormattedMessage tagName="span" id="reviews.page" values={{ page, pages }} />
      </span>
      {page < pages && (
        <ButtonLink rel="next" {...linkTo({ ...view, page: page + 1 })}>
          <FormattedMessage id="reviews.next" />
        </ButtonLink>
      )}
    </nav>
  )
}
