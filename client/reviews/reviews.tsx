import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import type { Product } from '#shared/product/product.ts'
import type { ReviewPage } from '#shared/reviews/reviews.ts'
import { REVIEWS_ID } from '#shared/reviews/review-parameters.ts'

import { useAppContext } from '../app/app-context.ts'
import { DataScript } from '../app/data-script.tsx'
import { Deferred } from '../app/deferred.tsx'
import { useHref } from '../app/link.ts'
import { ReviewsLayout } from '../ui/product/reviews.tsx'
import { Heading } from '../ui/text.tsx'
import { Voices } from '../ui/voices.tsx'
import { useExtras } from './use-extras.ts'
import { reviewsQuery } from './queries.ts'
import { ratingJson } from './rating-json.ts'
import { RatingSummaryCard } from './rating-summary.tsx'
import { ReviewsShown } from './reviews-shown.tsx'
import { viewOf } from './review-view.ts'
import { useReviewView } from './use-review-view.ts'
import { WriteReviewForm } from './write-review-form.tsx'

interface ReviewsProps {
  product: Pick<Product, 'id' | 'name' | 'path' | 'variants'>
  query: URLSearchParams
}

/** The reviews of a product, and the form for one's own. Nothing if the site has none, or they cannot be read. */
export function Reviews({ product, query }: ReviewsProps) {
  const extras = useExtras()
  // A later choice is the list's own.
  const [first] = useState(() => viewOf(query))
  return (
    <Voices id={REVIEWS_ID} room="above" tabIndex={-1}>
      <Deferred query={reviewsQuery(extras, product.id, first)} fallback={null}>
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
            {summary.count > 0 && <ReviewsShown choice={choice} />}
          </Voices>
        </ReviewsLayout>
      </Voices>
    </section>
  )
}
