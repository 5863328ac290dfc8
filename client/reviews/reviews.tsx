import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Product } from '#shared/product/product.ts'
import { REVIEWS_ID } from '#shared/reviews/parameters.ts'
import type { ReviewPage, ReviewSummary } from '#shared/reviews/reviews.ts'

import { useAppContext, useCatalog } from '../kit/app-context.ts'
import { DataScript } from '../kit/data-script.tsx'
import { Deferred } from '../kit/deferred.tsx'
import { useHref } from '../kit/link.ts'
import { RatingSummary, ReviewsLayout } from '../ui/product/reviews.tsx'
import { Heading } from '../ui/text.tsx'
import { Voices } from '../ui/voices.tsx'
import { reviewsQuery } from './queries.ts'
import { ReviewList } from './review-list.tsx'
import { type ReviewChoice, useReviewView, readReviewView } from './review-view.ts'
import { Stars } from './stars.tsx'
import { WriteReviewForm } from './write-review-form.tsx'

interface ReviewsProps {
  product: Pick<Product, 'id' | 'name' | 'path' | 'variants'>
  query: URLSearchParams
}

/** The reviews of a product and the form to write one. Renders nothing if the site shows no reviews, or they cannot be read. */
export function Reviews({ product, query }: ReviewsProps) {
  const catalog = useCatalog()
  // Later choices change only the list.
  const [first] = useState(() => readReviewView(query))
  return (
    <Voices id={REVIEWS_ID} room="above" tabIndex={-1}>
      <Deferred query={reviewsQuery(catalog, product.id, first)} fallback={null}>
        {(page) => page && <ReviewsOf product={product} query={query} first={first} page={page} />}
      </Deferred>
    </Voices>
  )
}

interface ReviewsOfProps extends ReviewsProps {
  first: ReturnType<typeof readReviewView>
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

const MAX_STARS = 5
/** Search engines show no more. */
const MAX_REVIEWS = 3

/**
 * The ratings for search engines. They have the id of the product in the document's head, and so add to it. Null without
 * reviews.
 */
export function ratingJson(
  { name, url, type }: { name: string; url: string; type: 'Product' | 'ProductGroup' },
  { summary, reviews }: ReviewPage,
) {
  if (summary.count === 0 || summary.average === null) return null
  // A review needs an author.
  const named = reviews.flatMap(({ nickname, ...review }) =>
    nickname ? [{ ...review, nickname }] : [],
  )
  return {
    '@context': 'https://schema.org',
    '@type': type,
    '@id': url,
    name,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: MAX_STARS,
      worstRating: 1,
    },
    ...(named.length > 0 && {
      review: named.slice(0, MAX_REVIEWS).map(({ rating, title, text, nickname, submittedAt }) => ({
        '@type': 'Review',
        reviewRating: {
          '@type': 'Rating',
          ratingValue: rating,
          bestRating: MAX_STARS,
          worstRating: 1,
        },
        ...(title !== null && { name: title }),
        reviewBody: text,
        author: { '@type': 'Person', name: nickname },
        datePublished: submittedAt.slice(0, 10),
      })),
    }),
  }
}
