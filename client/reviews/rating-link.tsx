import { FormattedMessage } from 'react-intl'

import type { ProductId } from '#shared/product/product.ts'
import { REVIEWS_ID } from '#shared/reviews/review-parameters.ts'

import { Deferred } from '../app/deferred.tsx'
import { useExtras } from './use-extras.ts'
import { FIRST_VIEW, reviewsQuery } from './queries.ts'
import { Stars } from './stars.tsx'

/** The rating beside the names of a product, which leads to its reviews. */
export function RatingLink({ id }: { id: ProductId }) {
  const extras = useExtras()
  return (
    <Deferred query={reviewsQuery(extras, id, FIRST_VIEW)} fallback={null}>
      {(page) =>
        page && (
          <a href={`#${REVIEWS_ID}`}>
            {page.summary.average === null ? (
              <FormattedMessage tagName="span" id="reviews.beFirst" />
            ) : (
              <>
                <Stars rating={page.summary.average} />
                <FormattedMessage
                  tagName="span"
                  id="reviews.count"
                  values={{ count: page.summary.count }}
                />
              </>
            )}
          </a>
        )
      }
    </Deferred>
  )
}
