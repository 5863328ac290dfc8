import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Product } from '#shared/product/product.ts'
import type { ReviewPage, ReviewSummary } from '#shared/reviews/reviews.ts'
import { REVIEWS_ID } from '#shared/reviews/parameters.ts'

import { useAppContext } from '../app/app-context.ts'
import { DataScript } from '../app/data-script.tsx'
import { Deferred } from '../app/deferred.tsx'
import { useHref } from '../app/link.ts'
import { RatingSummary, ReviewsLayout } from '../ui/product/reviews.tsx'
import { Heading } from '../ui/text.tsx'
import { Voices } from '../ui/voices.tsx'
import { reviewsQuery, useReviews } from './queries.ts'
import { ratingJson } from './rating-json.ts'
import { Stars } from './stars.tsx'
import { ReviewList } from './review-list.tsx'
import { useReviewView, viewOf, type ReviewChoice } from './review-view.ts'
import { WriteReviewForm } from './write-review-form.tsx'

interface ReviewsProps {
  product: Pick<Product, 'id' | 'name' | 'path' | 'variants'>
  query: URLSearchParams
}

/** The reviews of a product and the form to write one. Renders nothing if the site shows no reviews, or they cannot be read. */
export function Reviews({ product, query }: ReviewsProps) {
  const reviews = useReviews()
  // Later choices change only the list.
  const [first] = useState(() => viewOf(query))
  return (
    <Voices id={REVIEWS_ID} room="above" tabIndex={-1}>
      <Deferred query={reviewsQuery(reviews, product.id, first)} fallback={null}>
        {(page) => page && <ReviewsOf product={product} query={query} first={first} page={page} />}
      </Deferred>
    </Voices>
  )
}

interface ReviewsOfProps extends ReviewsProps {
  first: ReturnType<typeof viewOf>
  page: ReviewPage
}

function ReviewsOf({ product, query, first, page }: ReviewsOfProps) {
  const href = useHref()
  const { publicOrigin } = useAppContext()
  const choice = useReviewView(product, { query, first, page })
  const type = product.variants.length > 0 ? 'ProductGroup' : 'Product'
  const url = publicOrigin + href(product.path)
  const json = ratingJson({ name: product.name, url, type }, page)
  const { summary } = choice.page
  return (
    <section aria-labelledby="reviews-heading">
      {json && <DataScript type="application/ld+json" data={json} />}
      <Voices>
        <Heading id="reviews-heading" size="heading">
          <FormattedMessage id="reviews.heading" />
        </Heading>
        <ReviewsLayout>
          <RatingSummaryCard summary={summary} choice={choice} />
          <Voices>
            <WriteReviewForm product={product} />
            {summary.count > 0 && <ReviewList choice={choice} />}
          </Voices>
        </ReviewsLayout>
      </Voices>
    </section>
  )
}

interface RatingSummaryProps {
  summary: ReviewSummary
  choice: ReviewChoice
}

/** The average and the distribution of stars. A row filters the reviews by its stars. */
function RatingSummaryCard({ summary, choice }: RatingSummaryProps) {
  const { count, average, averageText, recommended, distribution } = summary
  if (average === null) {
    return (
      <RatingSummary>
        <p>
          <FormattedMessage id="reviews.none" />
        </p>
      </RatingSummary>
    )
  }
  return (
    <RatingSummary>
      <div className="average">
        <span className="number" aria-hidden="true">
          {averageText}
        </span>
        <div>
          <Stars rating={average} size="large" />
          <p className="quiet">
            <FormattedMessage tagName="span" id="reviews.count" values={{ count }} />
          </p>
        </div>
      </div>
      <ol>
        {distribution.map((row) => (
          <DistributionRow key={row.stars} {...row} total={count} choice={choice} />
        ))}
      </ol>
      {recommended > 0 && (
        <p className="quiet">
          <FormattedMessage
            tagName="span"
            id="reviews.recommended"
            values={{ share: Math.round((recommended / count) * 100) }}
          />
        </p>
      )}
    </RatingSummary>
  )
}

interface DistributionRowProps {
  stars: number
  count: number
  total: number
  choice: ReviewChoice
}

function DistributionRow({ stars, count, total, choice: { view, linkTo } }: DistributionRowProps) {
  const intl = useIntl()
  const isChosen = view.stars === stars
  const content = (
    <>
      <span className="label">
        <FormattedMessage tagName="span" id="reviews.stars" values={{ count: stars }} />
      </span>
      <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect className="track" width="100" height="1" />
        <rect className="part" width={Math.round((count / total) * 100)} height="1" />
      </svg>
      <span className="count">{intl.formatNumber(count)}</span>
    </>
  )
  if (count === 0) {
    return (
      <li>
        <span>{content}</span>
      </li>
    )
  }
  return (
    <li>
      <a
        aria-current={isChosen ? 'true' : undefined}
        {...linkTo({ ...view, stars: isChosen ? null : stars, page: 1 })}
      >
        {content}
      </a>
    </li>
  )
}
